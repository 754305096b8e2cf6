import { expect, test } from 'vitest'
import { Places } from './places.ts'

test('there are fewer places while turns of the event loop are long, and all again when they are short', () => {
  const places = new Places({ least: 4, most: 24 }, () => 0)
  expect(places.count).toBe(24)

  for (let turn = 0; turn < 10; turn += 1) places.turnTook(20)
  expect(places.count).toBe(8)
  for (let turn = 0; turn < 100; turn += 1) places.turnTook(20)
  expect(places.count).toBe(4)
  for (let turn = 0; turn < 100; turn += 1) places.turnTook(3)
  expect(places.count).toBe(4)
  for (let turn = 0; turn < 200; turn += 1) places.turnTook(0.5)
  expect(places.count).toBe(24)
})

test('where fewer are allowed at all, these stay', () => {
  const places = new Places({ least: 4, most: 2 }, () => 0)

  for (let turn = 0; turn < 100; turn += 1) places.turnTook(20)

  expect(places.count).toBe(2)
})

test('a turn is measured once, from the first that begins or ends in it', async () => {
  let now = 0
  const places = new Places({ least: 1, most: 10 }, () => now)

  places.watchTurn()
  now = 10
  places.watchTurn()
  await new Promise(setImmediate)

  expect(places.count).toBe(9)
  await new Promise(setImmediate)
  expect(places.count).toBe(9)
})
