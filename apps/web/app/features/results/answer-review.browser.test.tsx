import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { AnswerReview } from './answer-review.tsx'

const asked = {
  question: 'How much does a mug cost?',
  options: ['4 dollars', '5 dollars', '6 dollars', '7 dollars'],
  concept: 'prices',
  chosen: 0,
  correct: 1,
  explanation: 'It costs 4 dollars, as the list says.',
  correction: null,
}
const correction = {
  decision: 'key_changed',
  reason: 'The list was of last year: a mug costs 5 dollars.',
  decidedAt: '2026-05-04T10:00:00.000Z',
} as const

test('what explained another answer gives way to why the key was changed', async () => {
  mount(<AnswerReview resultId={crypto.randomUUID()} review={[asked, { ...asked, correction }]} />, '/')

  const entry = (number: number) => page.getByRole('listitem').filter({ hasText: `Question ${number}` })
  await expect.element(entry(1).getByText(asked.explanation)).toBeVisible()
  const corrected = entry(2).element().textContent
  expect(corrected).toContain(`Corrected on May 4, 2026: ${correction.reason}`)
  expect(corrected).not.toContain(asked.explanation)
})

test('what was left open is missed as much as what was wrong', async () => {
  const review = [{ ...asked, chosen: 1 }, asked, { ...asked, chosen: null }]
  mount(<AnswerReview resultId={crypto.randomUUID()} review={review} />, '/')

  await page.getByText('Missed 2').click()

  await expect.element(page.getByRole('listitem')).toHaveLength(2)
})
