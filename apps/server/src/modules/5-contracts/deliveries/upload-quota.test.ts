import { buffer } from 'node:stream/consumers'
import { deliveryVersionsMaximum } from '@guildhall/contract'
import { describe, expect, test, vi } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { patience } from '../../../testing/patience.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { arrangeContract, formOf, generated, heldBack, listen, storedFiles } from '../../../testing/uploads.ts'

const megabyte = 1024 * 1024
const pdfOf = (bytes: number) => ({ filename: 'plan.pdf', bytes: generated(samples.pdf, bytes) })

async function arrangeAnother(t: TestApp, freelancerId: string) {
  const client = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id, status: 'in_progress' })
  return (await t.insertProposal({ projectId: project.id, freelancerId, status: 'accepted' })).id
}

describe('the storage of one freelancer', () => {
  test('holds so many bytes over all of their proposals, to the last one', async () => {
    const t = await startTestApp({ storagePerAccountBytes: 2 * megabyte })
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)
    const other = await arrangeAnother(t, freelancer.id)

    const first = await upload(freelancer.token, proposalId, pdfOf(megabyte + 1))
    const refused = await upload(freelancer.token, other, pdfOf(megabyte))
    const last = await upload(freelancer.token, other, pdfOf(megabyte - 1))

    expect([first.status, refused.status, last.status]).toEqual([201, 413, 201])
    expect(refused.body).toMatchObject({
      code: 'delivery.storage_full',
      message:
        'Your files would exceed the 2.0 MB that an account can store. Upload smaller files, or ask this site’s operator for more space.',
    })
    expect(await storedFiles(t)).toHaveLength(2)
    expect(await t.value('select count(*) from pending_files')).toBe(0)
  })

  test('does not count what others have stored', async () => {
    const t = await startTestApp({ storagePerAccountBytes: megabyte })
    const one = await arrangeContract(t)
    const other = await arrangeContract(t)
    const { upload } = await listen(t)
    await upload(one.freelancer.token, one.proposalId, pdfOf(megabyte))

    expect((await upload(other.freelancer.token, other.proposalId, pdfOf(megabyte))).status).toBe(201)
  })

  test('refuses an upload that says it is too large before a byte is stored', async () => {
    const t = await startTestApp({ storagePerAccountBytes: megabyte })
    const { freelancer, url } = await arrangeContract(t)
    const put = vi.spyOn(t.deps.files, 'put')
    const payload = await buffer(formOf(pdfOf(2 * megabyte)))
    const headers = { 'content-type': 'multipart/form-data; boundary=the-boundary-of-the-test' }

    const response = await t.as(freelancer).post(url, payload, { headers })

    expectFailure(response, 413, 'delivery.storage_full')
    expect(put).not.toHaveBeenCalled()
  })

  test('is not exceeded by two uploads that race', async () => {
    const t = await startTestApp({ storagePerAccountBytes: 1.5 * megabyte })
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)
    const proposals = [proposalId, await arrangeAnother(t, freelancer.id)]

    const answers = await t.race(
      { table: 'users', id: freelancer.id },
      proposals.map((id) => () => upload(freelancer.token, id, pdfOf(megabyte))),
    )

    expect(answers.map(({ status }) => status)).toEqual([201, 413])
    expect(await storedFiles(t)).toHaveLength(1)
    expect(await t.value('select count(*) from pending_files')).toBe(0)
  })
})

test('a freelancer has three uploads under way at most; a fourth is refused and can be sent later', async () => {
  const t = await startTestApp()
  const { freelancer, proposalId } = await arrangeContract(t)
  const { begin, upload } = await listen(t)
  const proposals = [proposalId]
  for (let more = 0; more < 3; more += 1) proposals.push(await arrangeAnother(t, freelancer.id))
  const [fourth = '', ...firstThree] = proposals.reverse()
  const underWay = firstThree.map((id) => {
    const { form, release } = heldBack(formOf(pdfOf(1_000)))
    return { release, answered: begin(freelancer.token, id, form).answered }
  })
  await vi.waitFor(async () => expect(await t.value('select count(*) from pending_files')).toBe(3), patience)

  const refused = await upload(freelancer.token, fourth, pdfOf(1_000))

  expect([refused.status, refused.body.code]).toEqual([429, 'delivery.uploads_at_once'])
  for (const { release } of underWay) release()
  expect((await Promise.all(underWay.map(({ answered }) => answered))).map(({ status }) => status)).toEqual([
    201, 201, 201,
  ])
  expect((await upload(freelancer.token, fourth, pdfOf(1_000))).status).toBe(201)
})

describe(`version ${deliveryVersionsMaximum}`, () => {
  async function arrangeLastVersion() {
    const t = await startTestApp()
    const contract = await arrangeContract(t)
    const { upload } = await listen(t)
    await upload(contract.freelancer.token, contract.proposalId, pdfOf(1_000))
    await t.pool.query('update deliveries set version = $1 where proposal_id = $2', [
      deliveryVersionsMaximum,
      contract.proposalId,
    ])
    return { t, ...contract }
  }

  test('cannot be sent back, and says what is left to do', async () => {
    const { t, client, url } = await arrangeLastVersion()

    const { message } = expectFailure(await t.as(client).post(`${url}/reject`), 409, 'delivery.last_version')

    expect(message).toBe(
      'This is version 100, the last one a delivery can have. Approve it, or settle the rest with the freelancer in writing.',
    )
  })

  test('can be approved, and only that is offered', async () => {
    const { t, client, url } = await arrangeLastVersion()

    expect((await t.as(client).get(url)).json().allowedMoves).toEqual(['approve'])
    expect((await t.as(client).post(`${url}/approve`)).statusCode).toBe(200)
  })
})
