import { expect, test } from 'vitest'
import { clipAll } from './clip.ts'

test('every text of an outcome is bounded, and nothing else changes', () => {
  const endless = 'a'.repeat(100_000)
  const clipped = `${'a'.repeat(2_000)}…`

  expect(clipAll({ passed: false, expected: '1', came: endless, message: endless })).toEqual({
    passed: false,
    expected: '1',
    came: clipped,
    message: clipped,
  })
  expect(clipAll({ error: endless })).toEqual({ error: clipped })
})
