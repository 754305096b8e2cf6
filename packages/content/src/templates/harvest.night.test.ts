import { expect, test } from 'vitest'
import { listQuestionSetKeys } from '../bank.ts'
import { harvest, passesIn, recogniser, runs } from '../testing/harvest.ts'
import { templatesIn } from './registry.ts'

const cells = listQuestionSetKeys().filter((cell) => templatesIn(cell).length > 0)

// A guesser passes one of 8,670 attempts, so a cell may see one by luck; a few in all cells would be no luck.
test('in no cell does it help to have collected the reviews of ten accounts', () => {
  const passes = cells.map((cell) => passesIn(cell)(recogniser(harvest(cell))))

  expect(Math.max(...passes)).toBeLessThanOrEqual(1)
  expect(passes.reduce((sum, count) => sum + count, 0)).toBeLessThan((cells.length * runs) / 1_000)
})
