import { purposes, sides } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { firstStepsOn } from './welcome.rules.ts'

test('each list has three to five steps, or none', () => {
  const choices = Array.from({ length: 2 ** purposes.length }, (_, bits) =>
    purposes.filter((_purpose, place) => bits & (1 << place)),
  )
  const lengths = sides.flatMap((side) => choices.map((chosen) => firstStepsOn(side, chosen).length))
  expect(new Set(lengths)).toEqual(new Set([0, 3, 4, 5]))
})
