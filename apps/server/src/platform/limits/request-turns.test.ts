import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Rank, RequestTurns } from './request-turns.ts'

const limits = { running: 4, runningBusy: 4, countedMs: 60_000, waitingAlways: 0 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Requests by name. `begun` has those that got a turn, in order, and `refused` those that did not. */
function arrange(settings: Partial<typeof limits> = {}) {
  let turnMs = 0
  let busyMs = 0
  const turns = new RequestTurns({ ...limits, ...settings }, () => Date.now() + busyMs)
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => {
    busyMs += turnMs
    return vi.advanceTimersByTimeAsync(0)
  }

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
  /** A turn of the event loop in which somebody asks. */
  async function pass() {
    turns.isHopeless('usual')
    await settle()
  }
  const makeTurnsTake = (ms: number) => {
    turnMs = ms
  }
  return { ask, end, pass, makeTurnsTake, begun, refused }
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

test('while the event loop is busy fewer run; those who wait are next once it is not, though nobody has ended', async () => {
  const { ask, end, pass, makeTurnsTake, begun } = arrange({ running: 8 })
  for (const name of names('person', 12)) void ask(name)
  await end()
  expect(begun).toEqual(names('person', 8))

  makeTurnsTake(20)
  for (let turn = 0; turn < 10; turn += 1) await pass()
  makeTurnsTake(3)
  await end(...names('person', 4))
  expect(begun).toHaveLength(8)
  await end('person 5')
  expect(begun).toHaveLength(9)
  makeTurnsTake(0)
  for (let turn = 0; turn < 20; turn += 1) await pass()

  expect(begun).toEqual(names('person', 12))
})

test('as many as have a place each while turns are short are never refused, however long turns take', async () => {
  const { ask, end, pass, makeTurnsTake, begun, refused } = arrange({ running: 8 })
  makeTurnsTake(2_000)
  for (let turn = 0; turn < 10; turn += 1) await pass()
  for (const name of names('slow', 6)) void ask(name, 'browsing')
  await end('slow 1', 'slow 2')
  for (const name of names('person', 5)) void ask(name, 'browsing')
  await pass()
  expect(refused).toEqual(['person 5'])
  await vi.advanceTimersByTimeAsync(200)

  expect(refused).toEqual(['person 5'])
  await end(...names('slow', 6).slice(2))
  expect(begun).toEqual([...names('slow', 6), ...names('person', 4)])
})

test('asked for four times what it can do, it is always at work, refuses at once, and lets nobody wait in vain', async () => {
  const { ask, end, begun, refused } = arrange()
  const askedAt = new Map<string, number>()
  const waits: number[] = []
  let done = 0
  const endOldest = async () => {
    const name = begun[done]
    if (name === undefined) return
    done += 1
    waits.push(Date.now() - (askedAt.get(name) ?? 0))
    await end(name)
  }

  let asked = 0
  let refusedLate = 0
  for (let elapsedMs = 0; elapsedMs < 1_500; elapsedMs += 1) {
    for (let place = 0; place < 4; place += 1) {
      const name = `person ${asked++}`
      askedAt.set(name, Date.now())
      void ask(name, 'browsing')
    }
    const before = refused.length
    await vi.advanceTimersByTimeAsync(1)
    refusedLate += refused.length - before
    await endOldest()
  }

  expect(done).toBe(1_500)
  expect(refusedLate).toBe(0)
  expect(Math.max(...waits)).toBeLessThan(400)
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
