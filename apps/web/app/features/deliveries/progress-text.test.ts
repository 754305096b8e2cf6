import { expect, test } from 'vitest'
import { percentOf, progressText, quarterOf } from './progress-text.ts'

const MB = 1024 * 1024

test.each([
  { loaded: 0, total: 48 * MB, percent: 0, text: '0%, 0 bytes of 48.0 MB', quarter: 0 },
  { loaded: 12.4 * MB, total: 48 * MB, percent: 25, text: '25%, 12.4 MB of 48.0 MB', quarter: 25 },
  { loaded: 48 * MB - 1, total: 48 * MB, percent: 99, text: '99%, 48.0 MB of 48.0 MB', quarter: 75 },
  { loaded: 49 * MB, total: 48 * MB, percent: 100, text: '100%, 48.0 MB of 48.0 MB', quarter: 100 },
  { loaded: 2048, total: 0, percent: 0, text: '2.0 KB', quarter: 0 },
])('$loaded of $total bytes reads $text', ({ loaded, total, percent, text, quarter }) => {
  expect(percentOf({ loaded, total })).toBe(percent)
  expect(progressText({ loaded, total })).toBe(text)
  expect(quarterOf({ loaded, total })).toBe(quarter)
})
