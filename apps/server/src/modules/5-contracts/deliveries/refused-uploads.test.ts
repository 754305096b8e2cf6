import { deliverableMaxBytes, deliverableMaxFiles } from '@guildhall/contract'
import { describe, expect, test, vi } from 'vitest'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { arrangeContract, expectNothingLeft, generated, listen } from '../../../testing/uploads.ts'

describe('POST deliverables refuses the whole upload and leaves nothing', () => {
  const good = { filename: 'good.pdf', bytes: samples.pdf }
  const message = { name: 'message', value: 'm' }
  test.each([
    {
      circumstance: 'one file of another kind',
      parts: [good, { filename: 'page.html', bytes: samples.html }],
      status: 415,
      code: 'delivery.wrong_file_type',
    },
    {
      circumstance: 'one file that is not what its name says',
      parts: [good, { filename: 'a.png', bytes: samples.exe }],
      status: 415,
      code: 'delivery.wrong_file_type',
    },
    {
      circumstance: 'one file that says it is text and is none',
      parts: [good, { filename: 'notes.txt', bytes: samples.exe }],
      status: 415,
      code: 'delivery.wrong_file_type',
    },
    {
      circumstance: 'a bad file first',
      parts: [{ filename: 'a.png', bytes: samples.exe }, good],
      status: 415,
      code: 'delivery.wrong_file_type',
    },
    {
      circumstance: 'a Word document that shows its macros at its end only',
      parts: [good, { filename: 'a.docx', bytes: samples.docmTypesFarAway }],
      status: 415,
      code: 'delivery.macros',
    },
    {
      circumstance: 'an empty file',
      parts: [good, { filename: 'a.pdf', bytes: Buffer.alloc(0) }],
      status: 415,
      code: 'delivery.empty_file',
    },
    {
      circumstance: 'a file without a name',
      parts: [good, { filename: '', bytes: samples.pdf }],
      status: 415,
      code: 'delivery.wrong_file_type',
    },
    {
      circumstance: 'one file more than allowed',
      parts: Array(deliverableMaxFiles + 1).fill(good),
      status: 413,
      code: 'delivery.too_many_files',
    },
    { circumstance: 'no file', parts: [message], status: 400, code: 'delivery.no_files' },
    {
      circumstance: 'only a file field left empty',
      parts: [{ filename: '', bytes: Buffer.alloc(0) }, message],
      status: 400,
      code: 'delivery.no_files',
    },
    {
      circumstance: 'a message with a NUL',
      parts: [good, { name: 'message', value: 'a\u0000b' }],
      status: 400,
      code: 'request.invalid',
    },
    {
      circumstance: 'a message that is too long',
      parts: [good, { name: 'message', value: 'x'.repeat(20_001) }],
      status: 400,
      code: 'request.invalid',
    },
    {
      circumstance: 'a message far too long',
      parts: [good, { name: 'message', value: '🎉'.repeat(100_000) }],
      status: 400,
      code: 'request.invalid',
    },
    {
      circumstance: 'a great many fields',
      parts: Array(50).fill({ name: 'x', value: 'y' }),
      status: 400,
      code: 'request.invalid',
    },
  ])('with $circumstance', async ({ parts, status, code }) => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)

    const answer = await upload(freelancer.token, proposalId, ...parts)

    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.error).toBe(answer.body.message)
    await expectNothingLeft(t, proposalId)
  })

  test('a message of 20,000 of the longest characters is taken', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)

    const answer = await upload(freelancer.token, proposalId, { name: 'message', value: '🎉'.repeat(20_000) }, good)

    expect(answer.body.deliveryMessage).toBe('🎉'.repeat(20_000))
  })

  test('a file one byte over the limit, with a sentence that names it, after the sender has sent everything', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)

    const answer = await upload(
      freelancer.token,
      proposalId,
      good,
      { filename: 'film.zip', bytes: generated(samples.zip, deliverableMaxBytes + 1) },
      { filename: 'after.zip', bytes: generated(samples.zip, 20 * 1024 * 1024) },
    )

    expect(answer.status).toBe(413)
    expect(answer.body.message).toBe('“film.zip” is larger than 50 MB. Each file can be up to 50 MB.')
    await expectNothingLeft(t, proposalId)
  })

  test('a large file of another kind, with the reason, after the sender has sent everything', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)

    const answer = await upload(
      freelancer.token,
      proposalId,
      { filename: 'film.pdf', bytes: generated(samples.zip, 20 * 1024 * 1024) },
      good,
    )

    expect([answer.status, answer.body.code]).toEqual([415, 'delivery.wrong_file_type'])
    await expectNothingLeft(t, proposalId)
  })

  test.each([
    { contentType: 'application/json', payload: '{}', status: 415, code: 'request.wrong_type' },
    { contentType: 'application/x-www-form-urlencoded', payload: 'files=', status: 415, code: 'request.wrong_type' },
    { contentType: undefined, payload: undefined, status: 400, code: 'delivery.no_files' },
    { contentType: 'multipart/form-data', payload: 'x', status: 400, code: 'request.invalid' },
    { contentType: 'multipart/form-data; boundary=b', payload: 'x', status: 400, code: 'delivery.interrupted' },
    { contentType: 'multipart/form-data; boundary=b', payload: '', status: 400, code: 'delivery.no_files' },
    {
      contentType: 'multipart/form-data; boundary=b',
      payload: '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4 and then',
      status: 400,
      code: 'delivery.interrupted',
    },
  ])('a body of $contentType holding $payload: $status $code', async ({ contentType, payload, status, code }) => {
    const t = await startTestApp()
    const { freelancer, proposalId, url } = await arrangeContract(t)

    const headers = contentType ? { 'content-type': contentType } : {}
    const answer = await t.as(freelancer).post(url, payload, { headers })

    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    await expectNothingLeft(t, proposalId)
  })

  test.each([
    { who: 'client', status: 403, code: 'delivery.not_freelancer' },
    { who: 'stranger', status: 403, code: 'delivery.not_freelancer' },
  ] as const)('from the $who, who reads the reason after sending everything', async ({ who, status, code }) => {
    const t = await startTestApp()
    const { client, proposalId } = await arrangeContract(t)
    const sender = who === 'client' ? client : await t.insertUser()
    const { upload } = await listen(t)

    const answer = await upload(sender.token, proposalId, {
      filename: 'a.zip',
      bytes: generated(samples.zip, 30 * 1024 * 1024),
    })

    expect([answer.status, answer.body.code]).toEqual([status, code])
    await expectNothingLeft(t, proposalId)
  })

  test.each([
    { status: 'pending', deliveryStatus: 'not_submitted', code: 'delivery.not_accepted' },
    { status: 'rejected', deliveryStatus: 'not_submitted', code: 'delivery.not_accepted' },
    { status: 'accepted', deliveryStatus: 'submitted', code: 'delivery.under_review' },
    { status: 'accepted', deliveryStatus: 'approved', code: 'delivery.approved' },
  ] as const)('for a proposal that is $status and $deliveryStatus', async ({ status, deliveryStatus, code }) => {
    const t = await startTestApp()
    const freelancer = await t.insertUser()
    const proposal = await t.insertProposal({ freelancerId: freelancer.id, status, deliveryStatus })
    const { upload } = await listen(t)

    const answer = await upload(freelancer.token, proposal.id, { filename: 'a.pdf', bytes: samples.pdf })

    expect([answer.status, answer.body.code]).toEqual([409, code])
    await expectNothingLeft(t, proposal.id, deliveryStatus)
  })

  test('when the bytes cannot be stored, as an unexpected failure', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)
    const put = vi.spyOn(t.deps.files, 'put').mockRejectedValueOnce(new Error('no space left on device'))

    const answer = await upload(freelancer.token, proposalId, good, { filename: 'b.pdf', bytes: samples.pdf })

    expect([answer.status, answer.body.code]).toEqual([500, 'internal.unexpected'])
    expect(put).toHaveBeenCalledTimes(1)
    await expectNothingLeft(t, proposalId)
  })
})
