import { expect, test } from 'vitest'
import { readPdf } from '../testing/read-pdf.ts'
import { demoFileBytes } from './demo-files.ts'
import { demoProposals } from './demo-proposals.ts'

test('a document of the demo reads as it was written: title, paragraphs and list', async () => {
  const text = 'Import report: 640 rows\n\n- Rows 88 and 412\n- Row 377\n\nThe rest is as it was.'

  const pdf = await readPdf(await demoFileBytes({ filename: 'report.pdf', kind: 'pdf', text }, new Date(0)))

  expect(pdf.title).toBe('Import report: 640 rows')
  expect(pdf.text).toMatch(/Rows 88 and 412.*Row 377.*The rest is as it was\./)
  expect(pdf.roles).toContain('L')
})

const screens = demoProposals.flatMap(({ delivery }) =>
  (delivery?.versions ?? []).flatMap(({ files }) => files.filter(({ kind }) => kind === 'png')),
)
test.each(screens)('$filename is a PNG', async (file) => {
  const bytes = await demoFileBytes(file, new Date(0))

  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
})
