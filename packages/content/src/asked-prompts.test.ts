import { expect, test } from 'vitest'
import { problemsOfAskedPrompts } from './asked-prompts.ts'

test('people ask for every course, lesson and unit, often enough and never twice', () => {
  expect(problemsOfAskedPrompts()).toEqual([])
})
