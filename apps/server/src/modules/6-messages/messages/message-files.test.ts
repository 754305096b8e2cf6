import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { boundary, formOf, sha256, storedFiles } from '../../../testing/uploads.ts'
import { sweepPendingFiles } from '../../1-ground/uploads/sweep-pending-files.ts'

type Parts = Parameters<typeof formOf>
const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const pdf = { filename: 'plan.pdf', bytes: samples.pdf }
const png = { filename: 'sketch.png', bytes: samples.png }

async function arrange(t: TestApp, options?: { isHired?: boolean }) {
  const scene = await arrangeConversation(t, options)
  const sendFiles = async (person: { token: string }, parts: Parts, clientId = t.newId()) =>
    t.as(person).post(`${scene.url}/files?clientId=${clientId}`, await buffer(formOf(...parts)), { headers })
  return { ...scene, sendFiles }
}

const pending = (t: TestApp) => t.value('select count(*) from pending_files')

describe('sending files', () => {
  test('stores all of them as one message that both can read and download', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, page, sendFiles } = await arrange(t)

    const sent = await sendFiles(client, [{ name: 'message', value: 'The plan.' }, pdf, png])

    expect(sent.statusCode, sent.body).toBe(201)
    expect(sent.json()).toMatchObject({ seq: 2, kind: 'file', text: 'The plan.' })
    expect((await page(freelancer)).messages.at(-1)).toEqual(sent.json())
    const [first, second] = sent.json().files
    expect([first, second]).toMatchObject([
      { filename: 'plan.pdf', size: samples.pdf.length, sha256: sha256(samples.pdf), contentType: 'application/pdf' },
      { filename: 'sketch.png', contentType: 'image/png' },
    ])
    const download = await t.as(freelancer).get(`${url}/files/${first._id}`)
    expect(download.rawPayload).toEqual(samples.pdf)
    expect(download.headers).toMatchObject({
      'content-disposition': 'attachment; filename=plan.pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(await pending(t)).toBe(0)
  })

  test('again with the same clientId stores nothing more, also when both arrive at once', async () => {
    const t = await startTestApp()
    const { client, conversationId, page, sendFiles } = await arrange(t)
    const clientId = t.newId()
    const send = () => sendFiles(client, [pdf], clientId)

    const raced = await t.race({ table: 'conversations', id: conversationId }, [send, send])
    const put = vi.spyOn(t.deps.files, 'put')
    const later = await send()

    expect([...raced, later].map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 201,
    ])
    expect(new Set([...raced, later].map(({ body }) => body)).size).toBe(1)
    expect(put).not.toHaveBeenCalled()
    expect((await page(client)).lastSeq).toBe(2)
    expect(await storedFiles(t)).toHaveLength(1)
    expect(await pending(t)).toBe(0)
  })

  test.each([
    { name: 'no file', parts: [{ name: 'message', value: 'x' }], status: 400, code: 'delivery.no_files' },
    {
      name: 'an empty file',
      parts: [{ filename: 'a.pdf', bytes: Buffer.alloc(0) }],
      status: 415,
      code: 'delivery.empty_file',
    },
    {
      name: 'a program',
      parts: [{ filename: 'a.exe', bytes: samples.pdf }],
      status: 415,
      code: 'delivery.wrong_file_type',
    },
    {
      name: 'a page called a picture',
      parts: [{ filename: 'a.png', bytes: Buffer.from('<html></html>') }],
      status: 415,
      code: 'delivery.wrong_file_type',
    },
    { name: 'macros', parts: [pdf, { filename: 'a.docx', bytes: samples.docm }], status: 415, code: 'delivery.macros' },
    {
      name: 'NUL in the message',
      parts: [{ name: 'message', value: 'a\u0000b' }, pdf],
      status: 400,
      code: 'request.invalid',
    },
    {
      name: 'too long a message',
      parts: [{ name: 'message', value: 'a'.repeat(20_001) }, pdf],
      status: 400,
      code: 'request.invalid',
    },
    {
      name: 'a table with macros',
      parts: [pdf, { filename: 'a.xlsx', bytes: samples.xlsxWithMacros }],
      status: 415,
      code: 'delivery.macros',
    },
    {
      name: 'an OpenDocument text with macros',
      parts: [pdf, { filename: 'a.odt', bytes: samples.odtWithMacros }],
      status: 415,
      code: 'delivery.macros',
    },
    { name: '21 files', parts: Array(21).fill(pdf), status: 413, code: 'delivery.too_many_files' },
  ])('refuses $name and leaves nothing behind', async ({ parts, status, code }) => {
    const t = await startTestApp()
    const { client, page, sendFiles } = await arrange(t)

    const refused = await sendFiles(client, parts as Parts)

    expectFailure(refused, status, code)
    expect(await storedFiles(t)).toEqual([])
    expect(await pending(t)).toBe(0)
    expect((await page(client)).lastSeq).toBe(0)
  })

  test.each(['../../etc/passwd.pdf', 'a\u202Efdp.exe.pdf', 'con.pdf', `${'a'.repeat(300)}.pdf`, 'a"\r\nx: y.pdf'])(
    'keeps a safe name of %j',
    async (filename) => {
      const t = await startTestApp()
      const { client, url, sendFiles } = await arrange(t)
      const sent = await sendFiles(client, [{ filename: filename.replaceAll(/["\r\n]/g, ''), bytes: samples.pdf }])

      const [file] = sent.json().files
      expect(file.filename).not.toMatch(/[/\\\u202E\r\n]/)
      expect((await t.as(client).get(`${url}/files/${file._id}`)).statusCode).toBe(200)
    },
  )

  test('stores nothing for a person who may not write, nor reads their bytes', async () => {
    const t = await startTestApp()
    const { freelancer, sendFiles } = await arrange(t)
    const put = vi.spyOn(t.deps.files, 'put')

    expectFailure(await sendFiles(freelancer, [pdf]), 403, 'conversation.client_writes_first')
    expectFailure(await sendFiles(await t.insertUser(), [pdf]), 404, 'conversation.not_found')
    expect(put).not.toHaveBeenCalled()
  })

  test('takes files back where the person was blocked while they were on their way', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId, url, sendFiles } = await arrange(t, { isHired: true })

    const [, refused] = await t.race({ table: 'conversations', id: conversationId }, [
      () => t.as(client).post(`${url}/block`),
      () => sendFiles(freelancer, [pdf]),
    ])

    expectFailure(refused!, 404, 'conversation.not_found')
    expect(await storedFiles(t)).toEqual([])
    expect(await pending(t)).toBe(0)
  })
})

describe('the quota of an account', () => {
  const room = samples.pdf.length * 2

  test('counts files of messages and of deliveries together', async () => {
    const t = await startTestApp({ storagePerAccountBytes: room })
    const { freelancer, proposalId, sendFiles } = await arrange(t, { isHired: true })
    const deliver = async () =>
      t.as(freelancer).post(`/api/proposals/${proposalId}/deliverables`, await buffer(formOf(pdf)), { headers })

    expect((await sendFiles(freelancer, [pdf])).statusCode).toBe(201)
    expect((await deliver()).statusCode).toBe(201)

    expectFailure(await sendFiles(freelancer, [pdf]), 413, 'delivery.storage_full')
  })

  test('is freed by deleting the message; the next sweep removes the bytes', async () => {
    const t = await startTestApp({ storagePerAccountBytes: room })
    const { client, url, page, sendFiles } = await arrange(t)
    const sent = (await sendFiles(client, [pdf, pdf])).json()
    const [file] = sent.files

    const deleted = await t.as(client).delete(`${url}/messages/2`)

    expect(deleted.json()).toMatchObject({ kind: 'file', files: [], text: '', deletedAt: expect.any(String) })
    expectFailure(await t.as(client).get(`${url}/files/${file._id}`), 404, 'message.file_not_found')
    expect((await sendFiles(client, [pdf, pdf])).statusCode).toBe(201)
    expect(await storedFiles(t)).toHaveLength(4)
    await sweepPendingFiles(t.deps)
    expect(await storedFiles(t)).toHaveLength(2)
    expect((await page(client)).messages.map(({ files }) => files.length)).toEqual([0, 0, 2])
  })
})

test('a file is found in its own conversation alone', async () => {
  const t = await startTestApp()
  const { client, sendFiles } = await arrange(t)
  const other = await arrange(t)
  await other.sendFiles(other.client, [pdf])
  const [file] = (await sendFiles(client, [pdf])).json().files

  expectFailure(await t.as(other.client).get(`${other.url}/files/${file._id}`), 404, 'message.file_not_found')
})
