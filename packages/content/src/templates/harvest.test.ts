import { expect, test } from 'vitest'
import { accounts, attemptsEach, guess, harvest, passesIn, recogniser } from '../testing/harvest.ts'

const cell = { skill: 'javascript', level: 'beginner' } as const

test('whoever collects all reviews of ten accounts passes no more often than a guesser', () => {
  const harvested = harvest(cell)
  const passesOf = passesIn(cell)

  expect(harvested).toHaveLength(accounts * attemptsEach * 20)
  expect(passesOf(recogniser(harvested))).toBeLessThanOrEqual(passesOf(guess))
})
