import { deliverableMaxBytes } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { arrangeContract, generated, listen, sha256, storedFiles } from '../../../testing/uploads.ts'

describe('POST deliverables', () => {
  test('many files and a message become version 1, each with its size, hash and type', async () => {
    const t = await startTestApp()
    const { freelancer, client, proposalId, url } = await arrangeContract(t)
    const { upload } = await listen(t)
    const now = new Date(Date.now() + 60_000)
    t.setClock(now)

    const { status, body } = await upload(
      freelancer.token,
      proposalId,
      { filename: 'sources.zip', bytes: samples.zip },
      { name: 'message', value: 'Fertig! 🎉\r\n<b>' },
      { filename: 'Отчёт № 1.docx', bytes: samples.docxTypesFarAway },
      { filename: 'photo.JPEG', bytes: samples.jpg },
    )

    expect(status).toBe(201)
    expect(body).toMatchObject({
      deliveryStatus: 'submitted',
      deliveryMessage: 'Fertig! 🎉\r\n<b>',
      deliverables: [
        {
          filename: 'sources.zip',
          size: samples.zip.length,
          sha256: sha256(samples.zip),
          contentType: 'application/zip',
        },
        {
          filename: 'Отчёт № 1.docx',
          size: samples.docxTypesFarAway.length,
          sha256: sha256(samples.docxTypesFarAway),
          version: 1,
        },
        { filename: 'photo.JPEG', contentType: 'image/jpeg' },
      ],
      versions: [{ version: 1, status: 'submitted', submittedAt: now.toISOString() }],
      allowedMoves: [],
    })
    expect((await t.as(client).get(url)).json().allowedMoves).toEqual(['approve', 'request_changes'])
    expect(await storedFiles(t)).toHaveLength(3)
    expect(await t.value('select count(*) from pending_files')).toBe(0)
  })

  test('after a request for changes the next upload is version 2, and version 1 stays', async () => {
    const t = await startTestApp()
    const { freelancer, client, proposalId, url } = await arrangeContract(t)
    const { upload } = await listen(t)
    await upload(freelancer.token, proposalId, { filename: 'first.pdf', bytes: samples.pdf })
    await t.as(client).post(`${url}/reject`, { feedback: 'In color, please.' })

    const { status, body } = await upload(freelancer.token, proposalId, { filename: 'second.png', bytes: samples.png })

    expect(status).toBe(201)
    expect(body).toMatchObject({
      deliveryStatus: 'submitted',
      deliverables: [{ filename: 'second.png', version: 2 }],
      versions: [
        { version: 2, status: 'submitted', deliverables: [{ filename: 'second.png' }] },
        { version: 1, status: 'rejected', feedback: 'In color, please.', deliverables: [{ filename: 'first.pdf' }] },
      ],
    })
  })

  test('a path in a name is dropped, and so is what hides its ending', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)

    const { body } = await upload(
      freelancer.token,
      proposalId,
      { filename: '../../../etc/cron.d/a.pdf', bytes: samples.pdf },
      { filename: 'C:\\temp\\b\u202e.pdf', bytes: samples.pdf },
    )

    expect(body.deliverables.map((file) => file.filename)).toEqual(['a.pdf', 'b.pdf'])
  })

  test('a file of exactly 50 MiB is taken', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)

    const { status, body } = await upload(freelancer.token, proposalId, {
      filename: 'full.pdf',
      bytes: generated(samples.pdf, deliverableMaxBytes),
    })

    expect([status, body.deliverables[0]?.size]).toEqual([201, deliverableMaxBytes])
  })
})
