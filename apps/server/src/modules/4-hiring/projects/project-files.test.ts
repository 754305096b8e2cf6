import { looseProjectFilesMaximum, projectFilesMaximum } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { hide } from '../../../testing/hide.ts'
import { signUpConfirmed } from '../../../testing/mailed-links.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'
import { sweepPendingFiles } from '../../1-ground/uploads/sweep-pending-files.ts'
import { sweepLooseProjectFiles } from './project-files.ts'

const body = {
  title: 'Booking page',
  description: 'See the sketch.',
  price: 900,
  requiredSkills: ['React'],
  deadline: '2035-01-31',
}

async function arrange() {
  const t = await startTestApp()
  const [client, stranger] = [await t.insertUser(), await t.insertUser()]
  const idsOf = async (names: string[], person: { token: string } = client) =>
    (await t.as(person).post('/api/project-files', uploadForm(names)))
      .json()
      .attachments.map(({ _id }: { _id: string }) => _id as string)
  const create = (attachments: string[]) => t.as(client).post('/projects/create', { ...body, attachments })
  const update = (id: string, changes: object) => t.as(client).put(`/projects/update/${id}`, { ...body, ...changes })
  const namesOf = async (id: string) =>
    (await t.as(stranger).get(`/api/projects/${id}`))
      .json()
      .attachments.map((file: { filename: string }) => file.filename)
  return { t, client, stranger, idsOf, create, update, namesOf }
}

describe('files of a project', () => {
  test('go with it in their order, and whoever can read it can download them, but not run them', async () => {
    const { t, stranger, idsOf, create, namesOf } = await arrange()
    const [plan, sketch] = await idsOf(['plan.pdf', 'sketch.pdf'])

    const { _id } = (await create([sketch!, plan!])).json()

    expect(await namesOf(_id)).toEqual(['sketch.pdf', 'plan.pdf'])
    const { headers, rawPayload } = await t.as(stranger).get(`/api/projects/${_id}/attachments/${plan}`)
    expect([headers['content-disposition'], rawPayload]).toEqual([
      expect.stringContaining('attachment; filename=plan.pdf'),
      samples.pdf,
    ])
    const other = await t.insertProject()
    expectFailure(
      await t.as(stranger).get(`/api/projects/${other.id}/attachments/${plan}`),
      404,
      'project.file_not_found',
    )
  })

  test('cannot be read with a project that operators hid', async () => {
    const { t, client, stranger, idsOf, create } = await arrange()
    const [plan] = await idsOf(['plan.pdf'])
    const { _id } = (await create([plan!])).json()
    await hide(t, { reporter: stranger, person: client, report: { kind: 'project', targetId: _id } })

    const url = `/api/projects/${_id}/attachments/${plan}`
    expectFailure(await t.as(stranger).get(url), 404, 'project.hidden')
    expect((await t.as(client).get(url)).statusCode).toBe(200)
  })

  test('of someone else, of another project or of nobody refuse the whole project', async () => {
    const { t, client, stranger, idsOf, create } = await arrange()
    const [theirs] = await idsOf(['plan.pdf'], stranger)
    const [used] = await idsOf(['plan.pdf'])
    await create([used!])

    for (const id of [theirs!, used!, t.newId()]) expectFailure(await create([id]), 404, 'project.file_not_found')

    expect(await t.value('select count(*) from projects where client_id = $1', [client.id])).toBe(1)
  })

  test('stay when an edit does not name them; what is taken off is removed after a day', async () => {
    const { t, idsOf, create, update, namesOf } = await arrange()
    const [plan, sketch] = await idsOf(['plan.pdf', 'sketch.pdf'])
    const { _id } = (await create([plan!])).json()

    await update(_id, { title: 'Booking pages' })
    expect(await namesOf(_id)).toEqual(['plan.pdf'])
    await update(_id, { attachments: [sketch] })
    expect(await namesOf(_id)).toEqual(['sketch.pdf'])

    const key = await t.value('select storage_key from project_files where id = $1', [plan])
    t.setClock(new Date(Date.now() + 25 * 60 * 60 * 1_000))
    await sweepLooseProjectFiles(t.deps)
    await sweepPendingFiles(t.deps)
    expect(await t.value('select count(*) from project_files where id = any($1)', [[plan, sketch]])).toBe(1)
    await expect(t.deps.files.open(String(key))).rejects.toThrow()
  })

  test('that change while somebody works on it are among its edits', async () => {
    const { t, client, idsOf, create, update } = await arrange()
    const [plan, sketch] = await idsOf(['plan.pdf', 'sketch.pdf'])
    const { _id } = (await create([plan!])).json()
    await t.pool.query(`update projects set status = 'in_progress' where id = $1`, [_id])

    await update(_id, { attachments: [plan, sketch] })
    await update(_id, { attachments: [plan, sketch] })

    const { edits, atAcceptance } = (await t.as(client).get(`/api/projects/${_id}/edits`)).json()
    expect(edits).toMatchObject([
      { before: { attachments: ['plan.pdf'] }, after: { attachments: ['plan.pdf', 'sketch.pdf'] } },
    ])
    expect(atAcceptance).toEqual({ attachments: ['plan.pdf'] })
  })

  test('that a contract was made with stay readable for its two sides, whatever its client takes off later', async () => {
    const { t, client, stranger, idsOf, create, update, namesOf } = await arrange()
    const [freelancer, declined] = [await t.insertUser(), await t.insertUser()]
    const [plan, late] = await idsOf(['plan.pdf', 'late.pdf'])
    const { _id } = (await create([plan!])).json()
    const proposal = { freelancerId: freelancer.id, projectId: _id, message: 'I build these.' }
    const proposalId = (await t.as(freelancer).post('/api/proposals', proposal)).json()._id
    await t.as(declined).post('/api/proposals', { ...proposal, freelancerId: declined.id })
    const { contractId } = (await t.as(client).post(`/api/proposals/${proposalId}/accept`)).json()

    await update(_id, { attachments: [late] })
    await update(_id, { attachments: [] })
    t.setClock(new Date(Date.now() + 25 * 60 * 60 * 1_000))
    await sweepLooseProjectFiles(t.deps)
    t.setClock(new Date())

    expect(await namesOf(_id)).toEqual([])
    const contract = (await t.as(freelancer).get(`/api/contracts/${contractId}`)).json()
    expect(contract.attachments).toMatchObject([{ _id: plan, filename: 'plan.pdf' }])
    const url = `/api/projects/${_id}/attachments/${plan}`
    for (const side of [client, freelancer]) expect((await t.as(side).get(url)).rawPayload).toEqual(samples.pdf)
    for (const other of [stranger, declined]) {
      expectFailure(await t.as(other).get(url), 404, 'project.file_not_found')
    }
    expect(await t.value('select count(*) from project_files where id = $1', [late])).toBe(0)
    expect((await update(_id, { attachments: [plan] })).statusCode).toBe(200)
    expect(await namesOf(_id)).toEqual(['plan.pdf'])
  })

  test('go with an account that is deleted, and so do their bytes', async () => {
    const t = await startTestApp()
    const client = await signUpConfirmed(t)
    const upload = async () => (await t.as(client).post('/api/project-files', uploadForm())).json().attachments[0]._id
    await t.as(client).post('/projects/create', { ...body, attachments: [await upload()] })
    await upload()
    const { rows } = await t.pool.query('select storage_key from project_files where owner_id = $1', [client.id])

    await t.as(client).post('/api/account/deletion', { password: client.password })
    await sweepPendingFiles(t.deps)

    expect(await t.value('select count(*) from project_files where owner_id = $1', [client.id])).toBe(0)
    expect(rows).toHaveLength(2)
    for (const { storage_key: key } of rows) await expect(t.deps.files.open(key)).rejects.toThrow()
  })

  test('are limited in number, kind and size of all', async () => {
    const { t, client, idsOf, create } = await arrange()
    const names = Array.from({ length: projectFilesMaximum }, (_, index) => `${index}.pdf`)
    const upload = (given: string[]) => t.as(client).post('/api/project-files', uploadForm(given))
    expectFailure(await upload([...names, 'one-more.pdf']), 409, 'project.too_many_files')
    expectFailure(await upload(['macro.exe']), 415, 'delivery.wrong_file_type')
    const ids: string[] = []
    for (let index = 0; index < looseProjectFilesMaximum; index += names.length) ids.push(...(await idsOf(names)))

    expectFailure(await upload(['one-more.pdf']), 409, 'project.loose_files')
    expectFailure(await create(ids.slice(0, projectFilesMaximum + 1)), 400, 'request.invalid')
    expect((await create(ids.slice(0, projectFilesMaximum))).statusCode).toBe(201)
    expect((await upload(['one-more.pdf'])).statusCode).toBe(201)

    const small = await startTestApp({ storagePerAccountBytes: samples.pdf.length * 2 })
    const owner = await small.insertUser()
    await small.as(owner).post('/api/project-files', uploadForm(['1.pdf', '2.pdf']))
    expectFailure(await small.as(owner).post('/api/project-files', uploadForm(['3.pdf'])), 413, 'delivery.storage_full')
  })
})
