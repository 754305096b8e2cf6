import type { ChallengedItemDetailView, ChallengedItemsView, ItemsOfCellView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { challenge, challengedItem } from '../../../testing/challenges.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { templateFolder, templateModule } from '../../../testing/own-templates.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { openQuestionBank } from '../../1-ground/question-bank/open-question-bank.ts'
import { readOwnTemplates } from '../../1-ground/question-bank/read-own-templates.ts'
import { computeItemStatistics } from './compute-item-statistics.ts'

async function arrange() {
  const folder = templateFolder({ 'print.mjs': templateModule({ level: 'Advanced', count: 12 }) })
  const t = await startTestApp({ bank: openQuestionBank(folder, await readOwnTemplates(folder)) })
  const ana = await t.insertUser()
  const result = await earnResult(t, ana, { skill: 'Graphic Design', difficulty: 'Advanced', right: 15 })
  return { t, ana, operator: await insertOperator(t), result }
}

test('operators read what their own templates are about, and which misconceptions lead to wrong answers', async () => {
  const { t, operator, result } = await arrange()
  const { item } = await challengedItem(t, result)
  const choose = `update item_answers set is_right = false, distractor = 'halves' where item_id = $1`
  await t.pool.query(choose, [item])

  await computeItemStatistics(t.deps)

  const { items } = (await t.as(operator).get('/api/admin/item-cells/graphic-design-advanced')).json<ItemsOfCellView>()
  expect(items.find(({ _id }) => _id === item)).toMatchObject({
    pool: 'private',
    title: 'print: It takes a sum.',
    distractors: [{ text: 'Assumes that a bleed counts once' }],
  })
})

test('a challenge of one is about a template, and dropping it regrades and leaves it out', async () => {
  const { t, ana, operator, result } = await arrange()
  const { item } = await challengedItem(t, result)
  await challenge(t, ana, result)

  const { items } = (await t.as(operator).get('/api/admin/challenges')).json<ChallengedItemsView>()
  expect(items).toContainEqual(expect.objectContaining({ itemId: item, isTemplate: true }))
  const detail = (await t.as(operator).get(`/api/admin/challenges/${item}`)).json<ChallengedItemDetailView>()
  expect(detail.isTemplate).toBe(true)

  const body = { decision: 'dropped', reason: 'A bleed is not added twice.' }
  await t.as(operator).post(`/api/admin/challenges/${item}/decision`, body)
  await t.runJobs()

  const { score, totalQuestions } = (await t.as(ana).get(`/api/assessments/results/${result._id}`)).json()
  expect(score).toBe(totalQuestions)
  expect(totalQuestions).toBeLessThan(15)
  const next = await earnResult(t, await t.insertUser(), { skill: 'Graphic Design', difficulty: 'Advanced' })
  expect(next.source).toBe('private')
  const asked = `select count(*)::int from assessment_results r join assessment_attempts a on a.id = r.attempt_id,
    jsonb_array_elements(a.questions) q where r.id = $1 and q -> 'template' ->> 'id' = $2`
  expect(await t.value(asked, [next._id, item])).toBe(0)
})
