import { expect, test } from 'vitest'
import { filenameFor } from './send-document.ts'

test.each([
  { title: 'Pricing', filename: 'Pricing.pdf' },
  { title: 'Hourly, fixed or by value: three ways', filename: 'Hourly, fixed or by value three ways.pdf' },
  { title: 'a/b\\c "d" <e>\r\nX-Evil: 1', filename: 'a b c d e X-Evil 1.pdf' },
  { title: 'Größe → 中文 🚀', filename: 'Größe → 中文 🚀.pdf' },
  { title: '...', filename: 'Document.pdf' },
  { title: ' \u0000 ', filename: 'Document.pdf' },
  { title: 'x'.repeat(300), filename: `${'x'.repeat(120)}.pdf` },
])('the file of “$title” is called $filename', ({ title, filename }) => {
  expect(filenameFor(title)).toBe(filename)
})
