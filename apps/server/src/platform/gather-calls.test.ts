import { expect, test } from 'vitest'
import { gatherCalls } from './gather-calls.ts'

function heldRuns(most?: number) {
  const runs: { calls: readonly string[]; answer: () => void; fail: () => void }[] = []
  const call = gatherCalls<string, string>((calls) => {
    const { promise, resolve, reject } = Promise.withResolvers<(call: string) => string>()
    runs.push({
      calls,
      answer: () => resolve((call) => call.toUpperCase()),
      fail: () => reject(new Error('no answer')),
    })
    return promise
  }, most)
  return { call, runs }
}
const turn = () => new Promise(setImmediate)

test('what comes during a run goes together in the next one, and each has its own answer', async () => {
  const { call, runs } = heldRuns()

  const answers = ['a', 'b', 'c'].map(call)
  expect(runs.map(({ calls }) => calls)).toEqual([['a']])
  runs[0]?.answer()
  await turn()
  runs[1]?.answer()

  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C'])
  expect(runs.map(({ calls }) => calls)).toEqual([['a'], ['b', 'c']])
})

test('no run has more calls than it may', async () => {
  const { call, runs } = heldRuns(2)

  const answers = ['a', 'b', 'c', 'd'].map(call)
  for (const n of [0, 1, 2]) {
    runs[n]?.answer()
    await turn()
  }

  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D'])
  expect(runs.map(({ calls }) => calls)).toEqual([['a'], ['b', 'c'], ['d']])
})

test('a run that fails is told to its own calls alone, and the next one follows', async () => {
  const { call, runs } = heldRuns()

  const [first, second] = [call('a'), call('b')]
  runs[0]?.fail()
  await expect(first).rejects.toThrow('no answer')
  await turn()
  runs[1]?.answer()

  expect(await second).toBe('B')
})
