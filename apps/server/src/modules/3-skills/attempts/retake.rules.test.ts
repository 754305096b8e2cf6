import { expect, test } from 'vitest'
import { retakeAtOf } from './retake.rules.ts'

test('a retake waits 24 hours', () => {
  expect(retakeAtOf(new Date('2030-05-01T10:00:00Z'))).toEqual(new Date('2030-05-02T10:00:00Z'))
})
