import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Rank, RequestTurns } from './request-turns.ts'

const limits = { running: 4, countedMs: 60_000, waitingAlways: 0 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Requests by name. `begun` has those that got a turn, in order, and `refused` those that did not. */
function arrange(settings: Partial<typeof limits> = {}) {
  const turns = new RequestTurns({ ...limits, ...settings }, () => Date.now())
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => vi.advanceTimersByTimeAsync(0)

  async function ask(name: string, rank: Rank = 'usual', key = name, isGone?: () => boolean) {
    try {
      const turn = turns.enter(rank, key, isGone)
      ends.set(name, turn instanceof Promise ? await turn : turn)
      begun.push(name)
    } catch (error) {
      expect(error).toMatchObject({ code: 'service.busy' })
      refused.push(name)
    }
  }
  async function end(...names: string[]) {
    for (const name of names) {
      ends.get(name)?.()
      await settle()
    }
  }
  return { ask, end, settle, begun, refused }
}

const names = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name} ${n + 1}`)

test('so many run, and the others begin in order as those end', async () => {
  const { ask, end, begun } = arrange()

  for (const name of names('person', 6)) void ask(name)
  await end()
  expect(begun).toEqual(names('person', 4))
  await end('person 3', 'person 1')

  expect(begun).toEqual([...names('person', 4), 'person 5', 'person 6'])
})

test('who asks for much has two thirds of the places and waits for itself; others have the next turn', async () => {
  const { ask, end, begun } = arrange()
  for (const name of names('flood', 40)) void ask(name, 'usual', 'one address')
  await end()
  expect(begun).toEqual(['flood 1', 'flood 2', 'flood 3'])

  for (const name of names('person', 4)) void ask(name)
  await end('flood 1', 'flood 2', 'flood 3')

  expect(begun.slice(3)).toEqual(['person 1', 'flood 4', 'person 2', 'person 3'])
})

test('what is urgent goes first, and yet browsing goes on', async () => {
  const { ask, end, begun } = arrange()
  for (const name of names('begun', 4)) void ask(name)
  for (const name of names('browsing', 20)) void ask(name, 'browsing')
  for (const name of names('urgent', 20)) void ask(name, 'urgent')

  await end()
  await end(...names('begun', 4), ...names('urgent', 12))

  const since = begun.slice(4).map((name) => name.split(' ')[0])
  expect(since.filter((name) => name === 'urgent')).toHaveLength(14)
  expect(since.slice(0, 9)).toContain('browsing')
})

test('who would wait for too long is refused at once, and what is urgent still waits', async () => {
  const { ask, end, begun, refused } = arrange()
  for (const name of names('slow', 70)) void ask(name)
  for (const name of names('slow', 60)) {
    await vi.advanceTimersByTimeAsync(20)
    await end(name)
  }
  expect([begun.length, refused]).toEqual([64, []])

  for (const name of names('browsing', 40)) void ask(name, 'browsing')
  for (const name of names('urgent', 40)) void ask(name, 'urgent')
  await end()

  expect(refused.length).toBeGreaterThan(20)
  expect(refused.length).toBeLessThan(40)
  expect(refused.every((name) => name.startsWith('browsing'))).toBe(true)
})

test('who has waited for too long after all is refused', async () => {
  const { ask, begun, refused } = arrange()
  for (const name of names('stuck', 4)) void ask(name)
  void ask('browsing', 'browsing')
  void ask('urgent', 'urgent')

  await vi.advanceTimersByTimeAsync(1_000)

  expect(begun).toEqual(names('stuck', 4))
  expect(refused).toEqual(['browsing'])
})

test('a request that runs for long no longer counts, so that what waits for others does not stop the rest', async () => {
  const { ask, begun } = arrange({ countedMs: 1_000 })
  for (const name of names('waits for an AI provider', 4)) void ask(name)
  void ask('usual')

  await vi.advanceTimersByTimeAsync(1_100)

  expect(begun.at(-1)).toBe('usual')
})

test('who has left while waiting gets no turn', async () => {
  const { ask, end, begun, refused } = arrange()
  for (const name of names('person', 4)) void ask(name)
  void ask('left', 'usual', 'left', () => true)
  void ask('stayed')
  await end()

  await end('person 1')

  expect([begun.at(-1), refused]).toEqual(['stayed', ['left']])
})

test('a pace that was slow once is measured anew', async () => {
  const { ask, end, begun, refused } = arrange({ waitingAlways: 2 })
  for (const name of names('slow', 30)) void ask(name, 'urgent')
  for (const name of names('slow', 30)) {
    await vi.advanceTimersByTimeAsync(2_000)
    await end(name)
  }
  refused.splice(0)

  for (const name of names('begun', 4)) void ask(name)
  for (const name of names('browsing', 3)) void ask(name, 'browsing')
  await end()
  expect(refused).toEqual(['browsing 3'])
  await end('begun 1')

  expect(begun.at(-1)).toBe('browsing 1')
})
