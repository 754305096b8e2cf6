import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'
import { arrangeContract, storedFiles } from '../../../testing/uploads.ts'

const bytes = samples.docxTypesFarAway
const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`

async function arrangeFile(t: TestApp, filename = 'Größe 100 %.docx') {
  const contract = await arrangeContract(t)
  const form = new FormData()
  form.append('files', new File([bytes], filename))
  const { deliverables } = (await t.as(contract.freelancer).post(contract.url, form)).json()
  return { ...contract, fileUrl: `${contract.url}/${deliverables[0]._id}` }
}

describe('GET a deliverable', () => {
  test('both parties get the very bytes, to save and never to show', async () => {
    const t = await startTestApp()
    const { client, freelancer, fileUrl } = await arrangeFile(t)

    for (const party of [client, freelancer]) {
      const answer = await t.as(party).get(fileUrl)

      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(bytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'content-length': String(bytes.length),
        'content-disposition': `attachment; filename="Gr??e 100 %.docx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20100%20%25.docx`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'accept-ranges': 'bytes',
        etag,
      })
    }
  })

  test('a quotation mark in its name, which browsers send as %22, comes back as one', async () => {
    const t = await startTestApp()
    const { client, fileUrl, url } = await arrangeFile(t, 'A 12" shelf, 100%25 oak.docx')

    const [delivered] = (await t.as(client).get(url)).json().deliverables
    const { headers } = await t.as(client).get(fileUrl)

    expect(delivered.filename).toBe('A 12" shelf, 100%25 oak.docx')
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''A%2012%22%20shelf%2C%20100%2525%20oak.docx`)
  })

  test('a file of an older version can still be read', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, fileUrl } = await arrangeFile(t)
    await t.as(client).post(`${url}/reject`)
    await t.as(freelancer).post(url, uploadForm(['better.pdf']))

    expect((await t.as(client).get(fileUrl)).rawPayload.equals(bytes)).toBe(true)
  })

  test('a range is answered with that part', async () => {
    const t = await startTestApp()
    const { client, fileUrl } = await arrangeFile(t)

    const answer = await t.as(client).get(fileUrl, undefined, { headers: { range: 'bytes=100-199' } })

    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes 100-199/${bytes.length}`)
    expect(answer.headers['content-length']).toBe('100')
    expect(answer.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
  })

  test('a download that broke off goes on where it stopped', async () => {
    const t = await startTestApp()
    const { client, fileUrl } = await arrangeFile(t)

    const headers = { range: 'bytes=1000-', 'if-range': etag }
    const rest = await t.as(client).get(fileUrl, undefined, { headers })

    expect(Buffer.concat([bytes.subarray(0, 1000), rest.rawPayload]).equals(bytes)).toBe(true)
  })

  test('a range outside the file is refused with its size', async () => {
    const t = await startTestApp()
    const { client, fileUrl } = await arrangeFile(t)

    const answer = await t.as(client).get(fileUrl, undefined, { headers: { range: `bytes=${bytes.length}-` } })

    expect([answer.statusCode, answer.json().code]).toEqual([416, 'deliverable.range_invalid'])
    expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`)
  })

  test('what the browser has already is not sent again', async () => {
    const t = await startTestApp()
    const { client, fileUrl } = await arrangeFile(t)

    const answer = await t.as(client).get(fileUrl, undefined, { headers: { 'if-none-match': etag } })

    expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0])
  })

  test('HEAD has the headers without the bytes', async () => {
    const t = await startTestApp()
    const { client, fileUrl } = await arrangeFile(t)

    const answer = await t.as(client).head(fileUrl)

    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0])
    expect(answer.headers).toMatchObject({ etag, 'content-length': String(bytes.length), 'accept-ranges': 'bytes' })
  })

  test('the file of another proposal is not found under this one', async () => {
    const t = await startTestApp()
    const { fileUrl } = await arrangeFile(t)
    const other = await arrangeContract(t)

    const answer = await t.as(other.client).get(`${other.url}/${fileUrl.split('/').at(-1)}`)

    expect([answer.statusCode, answer.json().code]).toEqual([404, 'deliverable.not_found'])
  })

  test('bytes that got lost are an unexpected failure, and nothing of where they lay is told', async () => {
    const t = await startTestApp()
    const { client, fileUrl } = await arrangeFile(t)
    const [key = ''] = await storedFiles(t)
    await t.deps.files.remove(key)

    const answer = await t.as(client).get(fileUrl)

    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal.unexpected'])
    expect(answer.body).not.toContain(key)
    expect(answer.headers['content-disposition']).toBeUndefined()
  })
})
