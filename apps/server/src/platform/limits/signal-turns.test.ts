import { expect, test } from 'vitest'
import { RequestTurns } from './request-turns.ts'
import { SignalTurns } from './signal-turns.ts'

const limits = { running: 6, runningBusy: 6, countedMs: 10_000, waitingAlways: 100 }
const stays = () => false
const settle = () => new Promise((done) => setImmediate(done))

function arrange(factor = 1) {
  const turns = new RequestTurns(limits)
  let now = 0
  const signals = new SignalTurns(turns, { clock: () => new Date(now), factor })
  return { turns, signals, passMs: (ms: number) => (now += ms) }
}

test('signals of an account have the places that its requests have', async () => {
  const { turns, signals } = arrange()
  const held = Promise.withResolvers<void>()
  let begun = 0
  const all = Array.from({ length: 20 }, () =>
    signals.run('many', stays, () => {
      begun += 1
      return held.promise
    }),
  )
  await settle()

  expect(begun).toBe(4)
  expect(turns.enter('usual', 'many')).toBeInstanceOf(Promise)
  expect(turns.enter('usual', 'another')).not.toBeInstanceOf(Promise)
  held.resolve()
  await Promise.all(all)
  expect(begun).toBe(20)
})

test('signals beyond the limit of an account are left out, until its minute is over', async () => {
  const { signals, passMs } = arrange(1 / 100)
  const begun: string[] = []
  const say = (name: string, by = 'many') => signals.run(by, stays, async () => void begun.push(name))

  for (const name of ['first', 'second', 'third', 'fourth']) await say(name)
  await say('of another', 'another')
  passMs(60_000)
  await say('later')

  expect(begun).toEqual(['first', 'second', 'third', 'of another', 'later'])
})

test('who leaves while waiting asks for nothing, and what fails gives its place back', async () => {
  const { turns, signals } = arrange()
  const leaves = Array.from({ length: 4 }, () => turns.enter('usual', 'many'))
  const begun: string[] = []
  const gone = signals.run(
    'many',
    () => true,
    async () => void begun.push('gone'),
  )
  for (const leave of leaves) if (!(leave instanceof Promise)) leave()
  await gone
  for (let count = 0; count < 6; count += 1) {
    const failing = signals.run('many', stays, () => Promise.reject(new Error('no answer')))
    await expect(failing).rejects.toThrow('no answer')
  }

  expect(begun).toEqual([])
  expect(turns.isAnybodyWaiting).toBe(false)
  expect(turns.enter('usual', 'many')).not.toBeInstanceOf(Promise)
})
