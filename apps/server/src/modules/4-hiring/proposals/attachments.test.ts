import { looseProposalFilesMaximum } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'
import { sweepPendingFiles } from '../../1-ground/uploads/sweep-pending-files.ts'
import { sweepLooseFiles } from './upload-attachments.ts'

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  const upload = (names: string[], person: { token: string } = freelancer) =>
    t.as(person).post('/api/proposal-files', uploadForm(names))
  const idsOf = async (names: string[], person?: { token: string }) =>
    (await upload(names, person)).json().attachments.map(({ _id }: { _id: string }) => _id as string)
  const body = { freelancerId: freelancer.id, projectId: project.id, message: 'See my plan.' }
  const propose = (attachments: string[]) => t.as(freelancer).post('/api/proposals', { ...body, attachments })
  return { t, client, freelancer, stranger, project, upload, idsOf, propose }
}

describe('attachments', () => {
  test('go with the proposal, in their order, and only the two sides can download them', async () => {
    const { t, client, freelancer, stranger, idsOf, propose } = await arrange()
    const [plan, sketch] = await idsOf(['plan.pdf', 'sketch.pdf'])

    const proposal = (await propose([sketch!, plan!])).json()

    expect(proposal.attachments).toMatchObject([{ _id: sketch, filename: 'sketch.pdf' }, { filename: 'plan.pdf' }])
    const url = `/api/proposals/${proposal._id}/attachments/${plan}`
    for (const person of [client, freelancer]) {
      const { headers, rawPayload } = await t.as(person).get(url)
      expect([headers['content-disposition'], rawPayload]).toEqual([
        expect.stringContaining('attachment; filename=plan.pdf'),
        samples.pdf,
      ])
    }
    expectFailure(await t.as(stranger).get(url), 403, 'proposal.not_for_you')
    const elsewhere = await t.insertProposal({ freelancerId: stranger.id })
    const crossed = await t.as(stranger).get(`/api/proposals/${elsewhere.id}/attachments/${plan}`)
    expectFailure(crossed, 404, 'proposal.file_not_found')
  })

  test('of a withdrawn proposal are its freelancer’s alone, until it is sent again', async () => {
    const { t, client, freelancer, stranger, idsOf, propose } = await arrange()
    const [plan] = await idsOf(['plan.pdf'])
    const { _id } = (await propose([plan!])).json()
    const url = `/api/proposals/${_id}`
    const read = async (person: { token: string }) => (await t.as(person).get(`${url}/attachments/${plan}`)).statusCode

    await t.as(freelancer).post(`${url}/withdraw`)

    expectFailure(await t.as(client).get(`${url}/attachments/${plan}`), 404, 'proposal.file_not_found')
    expect([await read(freelancer), await read(stranger)]).toEqual([200, 403])
    expect((await t.as(client).get(`${url}/full`)).json().attachments).toEqual([])
    await t.as(freelancer).post(`${url}/send-again`)
    expect(await read(client)).toBe(200)
  })

  test('of someone else, of another proposal or of nobody refuse the whole proposal', async () => {
    const { t, stranger, project, idsOf, propose } = await arrange()
    const [theirs] = await idsOf(['plan.pdf'], stranger)

    for (const id of [theirs!, t.newId()]) expectFailure(await propose([id]), 404, 'proposal.file_not_found')

    expect(await t.value('select count(*) from proposals where project_id = $1', [project.id])).toBe(0)
    const [used] = await idsOf(['plan.pdf'])
    await propose([used!])
    const other = await t.insertProject()
    const second = { freelancerId: '', projectId: other.id, message: 'Here too.', attachments: [used] }
    const { freelancer_id: freelancerId } = (
      await t.pool.query('select freelancer_id from proposals where project_id = $1', [project.id])
    ).rows[0]
    const token = await t.insertSession(freelancerId)
    const again = await t.as({ token }).post('/api/proposals', { ...second, freelancerId })
    expectFailure(again, 404, 'proposal.file_not_found')
  })

  test('can be changed; the change names them, and what was taken off is removed with the other loose files', async () => {
    const { t, freelancer, idsOf, propose } = await arrange()
    const [plan, sketch] = await idsOf(['plan.pdf', 'sketch.pdf'])
    const { _id } = (await propose([plan!])).json()
    const url = `/api/proposals/${_id}`

    const edited = await t.as(freelancer).put(url, { version: 1, message: 'See my plan.', attachments: [sketch] })

    expect(edited.json()).toMatchObject({ version: 2, attachments: [{ _id: sketch }] })
    const [edit] = (await t.as(freelancer).get(`${url}/edits`)).json().edits
    expect([edit.before, edit.after]).toEqual([{ attachments: ['plan.pdf'] }, { attachments: ['sketch.pdf'] }])
    expectFailure(await t.as(freelancer).get(`${url}/attachments/${plan}`), 404, 'proposal.file_not_found')

    const key = await t.value('select storage_key from proposal_files where id = $1', [plan])
    t.setClock(new Date(Date.now() + 25 * 60 * 60 * 1_000))
    await sweepLooseFiles(t.deps)
    await sweepPendingFiles(t.deps)

    expect(await t.value('select count(*) from proposal_files where id = any($1)', [[plan, sketch]])).toBe(1)
    await expect(t.deps.files.open(String(key))).rejects.toThrow()
  })

  test('are at most three at once, and a dozen that no proposal uses', async () => {
    const { t, freelancer, upload, idsOf, propose } = await arrange()
    expectFailure(await upload(['1.pdf', '2.pdf', '3.pdf', '4.pdf']), 409, 'proposal.too_many_files')
    expectFailure(await upload(['macro.exe']), 415, 'delivery.wrong_file_type')
    const ids: string[] = []
    for (let index = 0; index < looseProposalFilesMaximum; index += 3) {
      ids.push(...(await idsOf(['1.pdf', '2.pdf', '3.pdf'])))
    }

    expectFailure(await upload(['one-more.pdf']), 409, 'proposal.loose_files')

    expectFailure(await propose(ids.slice(0, 4)), 400, 'request.invalid')
    expect((await propose(ids.slice(0, 3))).statusCode).toBe(201)
    expect((await upload(['one-more.pdf'])).statusCode).toBe(201)
    const stored = 'select count(*) from proposal_files where owner_id = $1'
    expect(await t.value(stored, [freelancer.id])).toBe(looseProposalFilesMaximum + 1)
  })

  test('count for the quota of stored files', async () => {
    const t = await startTestApp({ storagePerAccountBytes: samples.pdf.length * 2 })
    const freelancer = await t.insertUser()
    const form = (files: number) => uploadForm(Array.from({ length: files }, (_, index) => `${index}.pdf`))
    await t.as(freelancer).post('/api/proposal-files', form(2))

    expectFailure(await t.as(freelancer).post('/api/proposal-files', form(1)), 413, 'delivery.storage_full')
  })
})
