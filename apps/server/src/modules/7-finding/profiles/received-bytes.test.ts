import { expect, test } from 'vitest'
import { boundReceivedBytes } from './received-bytes.ts'

function arrange(limit: number) {
  const clock = { now: 0 }
  const memory = boundReceivedBytes({ limit, refuse: () => new Error('full'), now: () => clock.now })
  const givenUp: string[] = []
  const open = (name: string) => {
    const held = memory.open()
    held.onGivenUp(() => givenUp.push(name))
    return held
  }
  return { clock, memory, open, givenUp }
}

test('where there is room, an upload may take as long as it likes', () => {
  const { clock, memory, open, givenUp } = arrange(100)
  const slow = open('slow')
  slow.take(60)
  clock.now = 1_000_000
  open('other').take(40)

  slow.release()

  expect([givenUp, memory.heldBytes()]).toEqual([[], 40])
})

test('the one that has stalled goes first, and its bytes with it', () => {
  const { clock, memory, open, givenUp } = arrange(100)
  const stalled = open('stalled')
  stalled.take(50)
  const steady = open('steady')
  for (clock.now = 0; clock.now <= 20_000; clock.now += 1_000) steady.take(2)

  open('new').take(30)

  expect([givenUp, memory.heldBytes()]).toEqual([['stalled'], 72])
  expect(() => stalled.take(1)).toThrow('full')
})

test('a byte now and then does not pass for sending', () => {
  const { clock, open, givenUp } = arrange(1_000)
  const trickling = open('trickling')
  trickling.take(500)
  const steady = open('steady')
  for (clock.now = 0; clock.now <= 20_000; clock.now += 1_000) {
    steady.take(20)
    trickling.take(1)
  }

  open('new').take(200)

  expect(givenUp).toEqual(['trickling'])
})

test('among those that have just begun, the one that has waited longest for a byte goes', () => {
  const { clock, open, givenUp } = arrange(100)
  open('first').take(50)
  clock.now = 10
  open('second').take(40)
  clock.now = 20

  open('third').take(40)

  expect(givenUp).toEqual(['first'])
})

test('what has arrived whole is not given up: then the one that wants more is refused', () => {
  const { memory, open, givenUp } = arrange(100)
  const whole = open('whole')
  whole.take(90)
  whole.complete()

  expect(() => open('new').take(20)).toThrow('full')

  expect([givenUp, memory.heldBytes()]).toEqual([['new'], 90])
})
