import { expect, test } from 'vitest'
import { shareRuns } from './share-runs.ts'

function heldRuns() {
  const share = shareRuns<string>()
  const begun: PromiseWithResolvers<string>[] = []
  const ask = (key: string) =>
    share(key, () => {
      const answer = Promise.withResolvers<string>()
      begun.push(answer)
      return answer.promise
    })
  return { ask, begun }
}

test('callers during a run share it, others have their own', async () => {
  const { ask, begun } = heldRuns()

  const answers = [ask('apples'), ask('apples'), ask('pears')]
  begun[0]?.resolve('red')
  begun[1]?.resolve('green')

  expect(await Promise.all(answers)).toEqual(['red', 'red', 'green'])
  expect(begun).toHaveLength(2)
})

test('a caller after a run begins another', async () => {
  const { ask, begun } = heldRuns()
  const first = ask('apples')
  begun[0]?.resolve('red')
  await first

  const second = ask('apples')
  begun[1]?.resolve('yellow')

  expect(await second).toBe('yellow')
})

test('a failure is told to all who wait, and the next caller begins another run', async () => {
  const { ask, begun } = heldRuns()

  const waiting = [ask('apples'), ask('apples')]
  begun[0]?.reject(new Error('no answer'))
  const outcomes = await Promise.allSettled(waiting)
  const next = ask('apples')
  begun[1]?.resolve('red')

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await next).toBe('red')
  expect(begun).toHaveLength(2)
})
