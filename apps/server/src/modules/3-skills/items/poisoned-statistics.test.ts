import { drawableIn, templatesNeeded } from '@guildhall/content/templates'
import type { ItemCellsView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { computeItemStatistics } from './compute-item-statistics.ts'
import { insertItemAnswers } from './item-answer.queries.ts'
import { type GradedAttempt, itemAnswersOf } from './item-answer.ts'

const templates = drawableIn({ skill: 'php', level: 'advanced' }).map(({ id, version }) => ({ id, version }))
const victims = templates.slice(0, 5)
/** To judge an item by. */
const tooFew = 40
const sound = templates.at(-1)!.id

/** Throwaway accounts: the good half answers the chosen templates wrong and the rest right, the bad half the other way round. */
function poisoned(index: number): GradedAttempt {
  const drawn = templates.map((_, place) => templates[(place + index) % templates.length]!)
  const isGood = index % 2 === 0
  return {
    ...{ skill: 'PHP', difficulty: 'Advanced', kind: 'verified', source: 'generated' },
    questions: drawn.map((template) => ({
      ...{
        id: `${template.id}-instance`,
        question: 'What does it print?',
        options: ['1', '2', '3', '4'],
        key: 0,
        template,
      },
    })),
    answers: drawn.map((template) => (victims.includes(template) === isGood ? 1 : 0)),
  }
}

test('answers of throwaway accounts set aside a few templates beside those of operators, and the skill can still be proven', async () => {
  const t = await startTestApp()
  const operator = await insertOperator(t)
  const attempts = Array.from({ length: 80 }, (_, index) => poisoned(index))
  const count = async (some: typeof attempts) => {
    await insertItemAnswers(t.db, '2026-11-01', some.flatMap(itemAnswersOf))
    await computeItemStatistics(t.deps)
  }
  const decide = { reason: 'Its key is wrong.' }
  const setAsideByOperator = (id: string) => t.as(operator).post(`/api/admin/items/${id}/set-aside`, decide)
  await count(attempts.slice(0, tooFew))
  await setAsideByOperator(sound)
  await count(attempts.slice(tooFew))

  for (const night of ['2026-11-28', '2026-11-29', '2026-11-30']) {
    t.setClock(new Date(`${night}T02:20:00Z`))
    await computeItemStatistics(t.deps)
  }
  t.setClock(undefined)

  const read = async () => (await t.as(operator).get('/api/admin/item-cells')).json<ItemCellsView>()
  const { setAside, doubtful } = await read()
  expect(templates.length - setAside.length).toBeGreaterThanOrEqual(templatesNeeded)
  const automatic = setAside.filter(({ setAside: { reason } }) => reason === 'misleads')
  expect(automatic).toHaveLength(Math.floor(templates.length / 6))
  expect([...automatic, ...doubtful].map(({ _id }) => _id).sort()).toEqual(victims.map(({ id }) => id).sort())
  const proof = await earnResult(t, await t.insertUser(), { skill: 'PHP', difficulty: 'Advanced' })
  expect(proof).toMatchObject({ kind: 'verified', source: 'generated' })

  const [first] = doubtful
  await setAsideByOperator(first!._id)
  expect((await read()).setAside.map(({ _id }) => _id)).toContain(first!._id)
  const logged = `select reason from operator_log where kind = 'item.set_aside' and target = $1`
  expect(await t.value(logged, [first!._id])).toBe(decide.reason)
})
