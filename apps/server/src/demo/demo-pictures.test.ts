import { uploadedPictureId } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { sweepPictures } from '../modules/profiles/sweep-pictures.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { startTestApp } from '../testing/test-app.ts'
import { demoFileBytes } from './demo-files.ts'
import { demoPeople } from './demo-people.ts'
import { demoProposals } from './demo-proposals.ts'
import { loadDemo } from './load-demo.ts'

const dayMs = 24 * 60 * 60 * 1_000

test('an empty database: everybody gets a portrait and a picture for each portfolio entry, and they stay', async () => {
  const t = await startTestApp()

  expect(await loadDemo(t.deps)).toBe(true)
  const swept = await sweepPictures({ ...t.deps, clock: () => new Date(Date.now() + 2 * dayMs) })

  expect(swept).toBe(0)
  const seen = new Set<string>()
  for (const { email, portfolio } of demoPeople) {
    const id = await t.value(`select id from users where email = '${email}'`)
    const profile = (await t.anonymous.get(`/api/profile/${String(id)}`)).json()
    const addresses = [profile.profileImage, ...profile.portfolio.map(({ image }: { image: string }) => image)]
    expect(addresses).toHaveLength(1 + portfolio.length)
    for (const address of addresses) {
      expect(uploadedPictureId(address), `${email}: ${address}`).toBeDefined()
      const answer = await t.anonymous.get(address)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/webp')
      expect(answer.rawPayload.length).toBeLessThan(60_000)
      seen.add(answer.rawPayload.toString('base64'))
    }
  }
  expect(seen.size, 'no picture is shown twice').toBe(demoPeople.length + demoPeople.flatMap((p) => p.portfolio).length)
})

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
