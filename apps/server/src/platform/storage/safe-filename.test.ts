import { expect, test } from 'vitest'
import { safeFilename } from './safe-filename.ts'

test.each([
  { given: 'report.pdf', safe: 'report.pdf' },
  { given: 'Résumé – 最終版 🎉.pdf', safe: 'Résumé – 最終版 🎉.pdf' },
  { given: '../../etc/passwd.zip', safe: 'passwd.zip' },
  { given: 'C:\\Users\\me\\plan.docx', safe: 'plan.docx' },
  { given: 'a\r\nSet-Cookie: x=1.pdf', safe: 'aSet-Cookie: x=1.pdf' },
  { given: 'nul\u0000byte.pdf', safe: 'nulbyte.pdf' },
  { given: 'invoice\u202efdp.zip', safe: 'invoicefdp.zip' },
  { given: 'half\ud83d.pdf', safe: 'half\ufffd.pdf' },
  { given: ' spaces around.pdf ', safe: 'spaces around.pdf' },
  { given: '"quoted".pdf', safe: '"quoted".pdf' },
  { given: '.pdf', safe: '.pdf' },
  { given: '', safe: 'file' },
  { given: '..', safe: 'file' },
  { given: 'folder/', safe: 'file' },
  { given: '\u202e\u0007', safe: 'file' },
])('$given is kept as $safe', ({ given, safe }) => {
  expect(safeFilename(given)).toBe(safe)
})

test('a long name is cut before its ending, between characters', () => {
  const safe = safeFilename(`${'🎉'.repeat(300)}.docx`)

  expect([...safe]).toHaveLength(200)
  expect(safe.endsWith('🎉.docx')).toBe(true)
})

test('a long name without an ending is cut at its end', () => {
  expect(safeFilename(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(198)}`)
})
