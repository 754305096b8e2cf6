import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { computeItemStatistics } from './compute-item-statistics.ts'
import { insertItemAnswers } from './item-answer.queries.ts'
import { type GradedAttempt, itemAnswersOf } from './item-answer.ts'

const skills = ['JavaScript', 'Python', 'Java', 'PHP', 'Ruby'] as const
const perSkill = { items: 24, bad: 4 }
const people = 2_000
const asked = 20

/** Mulberry32: the same people in every run. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const random = randomFrom(2_000)
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

type MadeUpItem = { id: string; difficulty: number; isBad: boolean }
const pools = skills.map((skill) => ({
  skill,
  items: Array.from(
    { length: perSkill.items },
    (_, index): MadeUpItem => ({
      id: `${skill}-${index}`,
      // From -2.3 to 2.3, so that neither easy nor hard items are spared.
      difficulty: 0.2 * (index - (perSkill.items - 1) / 2),
      isBad: index % (perSkill.items / perSkill.bad) === 2,
    }),
  ),
}))

/** A bad item is answered right less often the more able a person is, as if its key were wrong. */
const isRight = ({ difficulty, isBad }: MadeUpItem, ability: number) =>
  random() < 1 / (1 + Math.exp((isBad ? 0.8 : -1) * (ability - difficulty)))

function attemptOf(ability: number, { skill, items }: (typeof pools)[number]): GradedAttempt {
  const drawn = items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, asked)
  return {
    ...{ skill, difficulty: 'Beginner', kind: 'verified', source: 'generated' },
    questions: drawn.map(({ item }) => ({
      id: `${item.id}-instance`,
      question: 'What does it print?',
      options: ['1', '2', '3', '4'],
      key: 0,
      template: { id: item.id, version: 1 },
      misconceptions: [null, 'reference', 'hoisting', 'closure'],
    })),
    answers: drawn.map(({ item }) => (isRight(item, ability) ? 0 : 1 + Math.floor(random() * 3))),
  }
}

test('of 2,000 made-up people, the difficulties come out again, and all planted items that mislead are found', async () => {
  const t = await startTestApp()
  const batch = 100
  for (let person = 0; person < people; person += batch) {
    const attempts = Array.from({ length: batch }, (_, index) => {
      const ability = normal()
      return [0, 1].map((turn) => attemptOf(ability, pools[(person + index + turn * 2) % pools.length]!))
    })
    await insertItemAnswers(t.db, '2026-11-01', attempts.flat().flatMap(itemAnswersOf))
  }
  t.setClock(new Date('2026-11-30T02:20:00Z'))

  await computeItemStatistics(t.deps)

  const { rows } = await t.pool.query<{ item_id: string; rasch: number }>('select item_id, rasch from item_statistics')
  const found = new Map(rows.map(({ item_id, rasch }) => [item_id, rasch]))
  const setAside = (await t.pool.query<{ item_id: string }>('select item_id from items_set_aside')).rows
  const listed = new Set(setAside.map(({ item_id }) => item_id))
  const all = pools.flatMap(({ items }) => items)
  for (const { items } of pools) {
    const good = items.filter(({ isBad }) => !isBad)
    const pairs = good.map(({ id, difficulty }) => [difficulty, found.get(id) ?? Number.NaN] as const)
    expect(correlationOf(pairs)).toBeGreaterThanOrEqual(0.95)
  }
  expect(all.filter(({ isBad, id }) => isBad && !listed.has(id))).toEqual([])
  expect(all.filter(({ isBad }) => isBad)).toHaveLength(20)
  expect(listed.size).toBeLessThanOrEqual(22)
})

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const mean = (place: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[place], 0) / pairs.length
  const [left, right] = [mean(0), mean(1)]
  const sumOf = (product: (one: number, other: number) => number) =>
    pairs.reduce((sum, [one, other]) => sum + product(one - left, other - right), 0)
  return sumOf((one, other) => one * other) / Math.sqrt(sumOf((one) => one ** 2) * sumOf((_, other) => other ** 2))
}
