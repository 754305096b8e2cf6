import { expect, test } from 'vitest'
import { coalesceRuns } from './coalesce-runs.ts'

function heldQuestion() {
  let truth = 'old'
  const asked: { answer: () => void; fail: () => void }[] = []
  const ask = coalesceRuns(() => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const seen = truth
    asked.push({ answer: () => resolve(seen), fail: () => reject(new Error('no answer')) })
    return promise
  })
  return { ask, asked, becomes: (now: string) => (truth = now) }
}
const turn = () => new Promise(setImmediate)

test('callers who arrive during a run share one that starts after they came', async () => {
  const { ask, asked, becomes } = heldQuestion()

  const first = ask()
  becomes('new')
  const others = [ask(), ask(), ask()]
  asked[0]?.answer()
  await turn()
  asked[1]?.answer()

  expect([await first, ...(await Promise.all(others))]).toEqual(['old', 'new', 'new', 'new'])
  expect(asked).toHaveLength(2)
})

test('a caller after the last run starts another', async () => {
  const { ask, asked } = heldQuestion()

  for (const expected of [1, 2]) {
    const answer = ask()
    asked.at(-1)?.answer()
    await answer
    expect(asked).toHaveLength(expected)
  }
})

test('those who wait behind a run that fails get an answer of their own', async () => {
  const { ask, asked } = heldQuestion()

  const first = ask()
  const second = ask()
  asked[0]?.fail()
  await expect(first).rejects.toThrow('no answer')
  await turn()
  asked[1]?.answer()

  expect(await second).toBe('old')
})

test('a run that fails without waiters leaves the next caller free', async () => {
  const { ask, asked } = heldQuestion()

  const first = ask()
  asked[0]?.fail()
  await expect(first).rejects.toThrow('no answer')
  const second = ask()
  asked[1]?.answer()

  expect(await second).toBe('old')
})
