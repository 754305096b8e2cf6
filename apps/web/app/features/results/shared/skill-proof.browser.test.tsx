import type { VerifiedSkillView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../../testing/mount.tsx'
import { VerifiedSkills } from './skill-proof.tsx'

const verified: VerifiedSkillView = {
  skill: 'JavaScript',
  difficulty: 'Intermediate',
  percentage: 80,
  source: 'generated',
  attemptNumber: 12,
  earlierAttemptsLeft: 9,
  startedAt: '2026-11-20T12:00:00.000Z',
  completedAt: '2026-11-20T12:30:00.000Z',
  range: { from: 54, to: 93 },
  resultId: crypto.randomUUID(),
  onProfile: true,
}
/** Of a card on a screen of 375 px. */
const cardWidth = 375 - 2 * 16 - 2 * 20 - 2

test('what the proof of the skill that is asked for is worth takes one line of a card on a phone', async () => {
  const other = { ...verified, skill: 'React', attemptNumber: 1, earlierAttemptsLeft: 0, resultId: crypto.randomUUID() }
  await page.viewport(375, 800)

  mount(
    <div style={{ width: cardWidth }}>
      <VerifiedSkills skills={[verified, other]} asked={['reactjs']} name="Ana" />
    </div>,
    '/',
  )

  const worth = page.getByText('1st attempt · generated · 30 min')
  await expect.element(worth).toBeVisible()
  const [first, second] = page.getByRole('listitem').elements()
  expect(first?.textContent).toContain('React Intermediate 80%')
  expect(second?.textContent).toContain('JavaScript Intermediate 80%')
  expect(linesOf(worth.element())).toBe(1)
})

test('so does the longest one', async () => {
  await page.viewport(375, 800)

  mount(
    <div style={{ width: cardWidth }}>
      <VerifiedSkills skills={[verified]} asked={[]} name="Ana" />
    </div>,
    '/',
  )

  const worth = page.getByText('12th attempt, 9 unfinished · generated · 30 min')
  await expect.element(worth).toBeVisible()
  expect(linesOf(worth.element())).toBe(1)
})

function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
  return new Set(tops).size
}
