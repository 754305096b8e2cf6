import { expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { startTestApp } from '../../../testing/test-app.ts'

test('a unit is a public PDF with all its text', async () => {
  const t = await startTestApp()
  const [unit] = (await t.anonymous.get('/api/units')).json().units

  const answer = await t.anonymous.get(`/api/units/${unit.id}/pdf`)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${unit.title}.pdf"`,
    'cache-control': 'public, max-age=3600',
  })
  const { text, outline, title } = await readPdf(answer.rawPayload)
  expect(title).toBe(unit.title)
  expect(outline).toEqual([unit.title])
  expect(text).toContain('Learning unit 1 of')
  for (const paragraph of unit.content.split('\n\n')) expect(text).toContain(paragraph)
})

test('who has the document already is told so', async () => {
  const t = await startTestApp()
  const first = await t.anonymous.get('/api/units/pricing/pdf')

  const second = await t.anonymous.get('/api/units/pricing/pdf', undefined, {
    headers: { 'if-none-match': String(first.headers.etag) },
  })

  expect(second.statusCode).toBe(304)
  expect(second.body).toBe('')
})

test('an unknown unit has no document', async () => {
  const t = await startTestApp()
  const answer = await t.anonymous.get('/api/units/juggling/pdf')

  expect([answer.statusCode, answer.json().code]).toEqual([404, 'unit.not_found'])
})
