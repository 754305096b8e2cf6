import type { BriefHelpView, ProjectCategory } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeHire } from '../../../testing/contracts.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { roundedDollars } from './brief-help.rules.ts'

/** A contract at each price, on a project of the category that asks for the skills. */
async function agree(t: TestApp, category: ProjectCategory, skills: string[], prices: number[]) {
  for (const bidAmount of prices) {
    const { projectId } = await arrangeHire(t, { bidAmount })
    await t.pool.query('update projects set category = $2, required_skills = $3 where id = $1', [
      projectId,
      category,
      skills,
    ])
  }
}

test('the range of similar contracts is told from ten on, first of those that share a skill', async () => {
  const t = await startTestApp()
  const viewer = await t.insertUser()
  const help = async (query: string) => (await t.as(viewer).get(`/api/brief-help?${query}`)).json<BriefHelpView>()
  const prices = [100, 200, 300, 400, 500, 600, 700, 800, 900]
  await agree(t, 'Mobile Apps', ['Kotlin', 'Figma'], prices)
  await agree(t, 'Web Development', ['Kotlin'], [9_000])

  const none = await help('category=Mobile+Apps')
  expect(none.range).toBeNull()
  expect(none.skills.slice(0, 3)).toEqual(['Figma', 'Kotlin', 'JavaScript'])
  expect(none.skills.filter((skill) => skill.toLowerCase() === 'kotlin')).toHaveLength(1)

  await agree(t, 'Mobile Apps', ['Swift'], [5_000])

  const range = { low: 300, high: 800, contracts: 10, sharesSkill: false }
  expect((await help('category=Mobile+Apps')).range).toEqual(range)
  expect((await help('category=Mobile+Apps&skills=kotlin')).range, 'nine share it').toEqual(range)

  await agree(t, 'Mobile Apps', ['KOTLIN'], [1_000])

  const close = await help('category=Mobile+Apps&skills=Figma,%20kotlin')
  expect(close).toMatchObject({
    range: { low: 300, high: 800, contracts: 10, sharesSkill: true },
  })
  expect(close.skills.slice(0, 2)).toEqual(['KOTLIN', 'Figma'])
})

test.each([
  [4, 0],
  [75_00, 75],
  [935_12, 940],
  [1_244_00, 1_200],
  [12_400_00, 12_000],
])('%i cents are told as %i dollars', (cents, dollars) => {
  expect(roundedDollars(cents)).toBe(dollars)
})
