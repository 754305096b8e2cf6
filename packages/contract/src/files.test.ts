import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliverableMaxBytes, fileExtension, formatFileSize } from './files.ts'

const kib = 1024
const mib = 1024 * 1024

describe('formatFileSize', () => {
  test.each([
    { bytes: 0, shown: '0 bytes' },
    { bytes: 1023, shown: '1023 bytes' },
    { bytes: kib, shown: '1.0 KB' },
    { bytes: 1536, shown: '1.5 KB' },
    { bytes: mib - 1, shown: '1024.0 KB' },
    { bytes: mib, shown: '1.0 MB' },
    { bytes: 2.25 * mib, shown: '2.3 MB' },
    { bytes: deliverableMaxBytes, shown: '50.0 MB' },
  ])('$bytes bytes show as $shown', ({ bytes, shown }) => {
    expect(formatFileSize(bytes)).toBe(shown)
  })

  test('any size has the unit its range asks for, and is off by no more than the digit shown', () => {
    const property = fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (bytes) => {
      const [number, unit] = formatFileSize(bytes).split(' ')
      const [expected, scale] = bytes < kib ? ['bytes', 1] : bytes < mib ? ['KB', kib] : ['MB', mib]
      expect(unit).toBe(expected)
      expect(Math.abs(Number(number) * scale - bytes)).toBeLessThanOrEqual(unit === 'bytes' ? 0 : 0.05 * scale + 1e-6)
    })

    fc.assert(property)
  })
})

test.each([
  { filename: 'plan.pdf', extension: 'pdf' },
  { filename: 'PLAN.PDF', extension: 'pdf' },
  { filename: 'a.tar.gz', extension: 'gz' },
  { filename: 'README', extension: '' },
  { filename: '.env', extension: 'env' },
  { filename: 'name.', extension: '' },
])('$filename ends in “$extension”', ({ filename, extension }) => {
  expect(fileExtension(filename)).toBe(extension)
})
