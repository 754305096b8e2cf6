import { expect, test } from 'vitest'
import { filenameIn } from './save-file.ts'

test.each([
  { disposition: 'attachment; filename="plan.pdf"', filename: 'plan.pdf' },
  { disposition: 'attachment; filename="a \\"b\\".pdf"', filename: 'a "b".pdf' },
  { disposition: `attachment; filename="Gr??e.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`, filename: 'Größe.pdf' },
  { disposition: `attachment; filename*=UTF-8''%E0%A4%A`, filename: undefined },
  { disposition: 'attachment', filename: undefined },
  { disposition: null, filename: undefined },
])('$disposition names $filename', ({ disposition, filename }) => {
  expect(filenameIn(disposition)).toBe(filename)
})
