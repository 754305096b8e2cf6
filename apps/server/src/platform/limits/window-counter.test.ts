import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WindowCounter } from './window-counter.ts'

const newCounter = () => new WindowCounter({ max: 3, seconds: 60 })

test('a window begins with its first request and ends with its time', () => {
  const counter = newCounter()
  for (const now of [1_000, 30_000, 60_000]) counter.count('a', now)

  expect([counter.waitFor('a', 60_000), counter.waitFor('a', 60_999), counter.waitFor('a', 61_000)]).toEqual([
    1_000, 1, 0,
  ])
})

test('a clock that is set back makes no request wait', () => {
  const counter = newCounter()
  for (const now of [9e6, 9e6, 9e6]) counter.count('a', now)

  expect(counter.waitFor('a', 1_000)).toBe(0)
})

test('fewer requests than allowed in any window of time are never refused', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 })
  const property = fc.property(gaps, (between) => {
    const counter = newCounter()
    const made: number[] = []
    let now = 0
    for (const gap of between) {
      now += gap
      if (made.filter((at) => at > now - 60_000).length >= 3) continue
      expect(counter.waitFor('a', now)).toBe(0)
      counter.count('a', now)
      made.push(now)
    }
  })

  fc.assert(property)
})

test('what it remembers is bounded: the key unused for longest is forgotten, a busy one never', () => {
  const counter = newCounter()
  for (let time = 0; time < 3; time += 1) {
    counter.count('idle', 0)
    counter.count('busy', 0)
  }
  for (let key = 0; key < 20_000; key += 1) {
    if (key % 5_000 === 0) counter.count('busy', 0)
    counter.count(String(key), 0)
  }

  expect([counter.waitFor('idle', 0), counter.waitFor('busy', 0)]).toEqual([0, 60_000])
})
