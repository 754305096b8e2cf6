import { listedTextLength, projectEditsPage } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const bench = {
  title: 'A bench of oak',
  description: 'Two meters, for a garden.',
  price: 480,
  category: 'Web Development',
  image: '',
  requiredSkills: ['Joinery'],
  deadline: '2099-06-01T00:00:00.000Z',
  minimumLevel: null,
}

const inAnHour = new Date(Date.now() + 60 * 60 * 1_000)

async function arrange({ accept = true, ...change }: Partial<typeof bench> & { accept?: boolean } = {}) {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const { _id } = (await t.as(client).post('/projects/create', { ...bench, ...change })).json()
  const proposal = await t.insertProposal({ projectId: _id, freelancerId: freelancer.id })
  if (accept) await t.as(client).post(`/api/proposals/${proposal.id}/accept`)
  const url = `/api/projects/${_id}/edits`
  const edit = async (to: object) => {
    const answer = await t.as(client).put(`/projects/update/${_id}`, { ...bench, ...to })
    expect(answer.statusCode).toBe(200)
  }
  const read = async (query = '') => (await t.as(client).get(`${url}${query}`)).json()
  const editedAt = async () => (await t.as(freelancer).get(`/projects/${_id}`)).json().editedAt
  return { t, client, freelancer, proposal, projectId: _id as string, url, edit, read, editedAt }
}

describe('an edit of a project in progress', () => {
  test('is kept with who, when, and each changed field before and after', async () => {
    const { t, client, url, freelancer, edit } = await arrange()
    t.setClock(inAnHour)
    await edit({
      title: 'A bench of ash',
      price: 240.5,
      category: null,
      requiredSkills: ['Joinery', 'Carving'],
      deadline: '2099-05-01',
      minimumLevel: 'Advanced',
    })

    const seen = (await t.as(freelancer).get(url)).json()

    const before = {
      title: 'A bench of oak',
      price: 480,
      category: 'Web Development',
      requiredSkills: ['Joinery'],
      deadline: '2099-06-01T00:00:00.000Z',
      minimumLevel: null,
    }
    const after = {
      title: 'A bench of ash',
      price: 240.5,
      category: 'Design',
      requiredSkills: ['Joinery', 'Carving'],
      deadline: '2099-05-01T00:00:00.000Z',
      minimumLevel: 'Advanced',
    }
    const [only] = seen.edits
    expect(seen).toMatchObject({ total: 1, nextCursor: null, acceptedAt: expect.any(String) })
    expect(seen.atAcceptance).toEqual(before)
    expect(only).toEqual({ number: 1, editedBy: client.id, editedAt: inAnHour.toISOString(), before, after })
  })

  test('that changes nothing leaves no trace', async () => {
    const { edit, read, editedAt } = await arrange()

    await edit({})

    expect([(await read()).total, await editedAt()]).toEqual([0, null])
  })

  test('what stood at acceptance stays known, however often it is edited', async () => {
    const { edit, read } = await arrange()
    for (let round = 1; round <= projectEditsPage + 2; round += 1) await edit({ title: `Title ${round}` })
    await edit({ title: 'A bench of oak', description: 'Three meters.' })

    const first = await read()
    const second = await read(`?cursor=${first.nextCursor}`)

    const numbers = [...first.edits, ...second.edits].map(({ number }: { number: number }) => number)
    expect(first.edits).toHaveLength(projectEditsPage)
    expect(numbers).toEqual(Array.from({ length: projectEditsPage + 3 }, (_, index) => projectEditsPage + 3 - index))
    expect([first.total, second.nextCursor]).toEqual([projectEditsPage + 3, null])
    expect(first.atAcceptance).toEqual({ title: bench.title, description: bench.description })
  })

  test('carries the beginning of a long description in the list, and all of it by itself and as it was accepted', async () => {
    const [long, longer] = ['💅'.repeat(20_000), `${'🪚'.repeat(19_999)}x`]
    const { t, freelancer, url, edit, read } = await arrange({ description: long })
    await edit({ description: longer })

    const list = await read()
    const one = (await t.as(freelancer).get(`${url}/1`)).json()

    const { before, after } = list.edits[0]
    expect(before).toEqual({ description: '💅'.repeat(listedTextLength), descriptionTruncated: true })
    expect(after).toEqual({ description: '🪚'.repeat(listedTextLength), descriptionTruncated: true })
    expect(list.atAcceptance).toEqual({ description: long })
    expect([one.before, one.after]).toEqual([{ description: long }, { description: longer }])
  })

  // JSON escapes a control character as six bytes.
  test('weighs less than 700 kB in the first page, however long the texts are', async () => {
    const full = (end: string) => ({
      title: `${'\u0001'.repeat(199)}${end}`,
      description: `${'\u0001'.repeat(19_999)}${end}`,
      image: `https://example.com/${'x'.repeat(1_979)}${end}`,
      requiredSkills: Array.from({ length: 30 }, () => `${'\u0001'.repeat(59)}${end}`),
    })
    const { t, client, url, edit } = await arrange(full('x'))
    for (let round = 0; round <= projectEditsPage; round += 1) await edit(full(String(round % 2)))

    const { statusCode, rawPayload } = await t.as(client).get(url)

    expect([statusCode, rawPayload.length < 700_000]).toEqual([200, true])
  })

  test('can be read by the two parties only: not by strangers, nor by those who were not chosen', async () => {
    const { t, client, freelancer, projectId, url, edit } = await arrange()
    const rival = await t.insertUser()
    await t.insertProposal({ projectId, freelancerId: rival.id, status: 'rejected' })
    await edit({ title: 'A bench of ash' })

    for (const path of [url, `${url}/1`]) {
      for (const person of [rival, await t.insertUser()]) {
        expectFailure(await t.as(person).get(path), 403, 'project.edits_private')
      }
      expect((await t.as(client).get(path)).json()).toEqual((await t.as(freelancer).get(path)).json())
    }
    expectFailure(await t.as(client).get(`${url}/2`), 404, 'project.edit_not_found')
    expectFailure(await t.as(client).get(`${url}?cursor=nonsense`), 400, 'list.cursor_invalid')
    const below = Buffer.from(JSON.stringify([-(2 ** 40), t.newId()])).toString('base64url')
    expectFailure(await t.as(client).get(`${url}?cursor=${below}`), 400, 'list.cursor_invalid')
  })

  test('stays readable when the project is completed', async () => {
    const { t, projectId, proposal, edit, read } = await arrange()
    await edit({ title: 'A bench of ash' })
    await t.pool.query(`update proposals set delivery_status = 'approved' where id = $1`, [proposal.id])
    await t.pool.query(`update projects set status = 'completed' where id = $1`, [projectId])

    expect((await read()).total).toBe(1)
  })

  test('that waits for the acceptance is recorded against what was accepted, and dated after it', async () => {
    const { t, client, projectId, proposal, read } = await arrange({ accept: false })
    const accept = () => t.as(client).post(`/api/proposals/${proposal.id}/accept`)
    const edit = () => t.as(client).put(`/projects/update/${projectId}`, { ...bench, title: 'A bench of ash' })

    const [accepted, edited] = await t.race({ table: 'projects', id: projectId }, [accept, edit])

    expect([accepted?.statusCode, edited?.statusCode]).toEqual([200, 200])
    const { acceptedAt, edits, total } = await read()
    expect([total, edits[0].before, edits[0].editedAt >= acceptedAt]).toEqual([1, { title: 'A bench of oak' }, true])
  })
})

describe('an edit before a proposal is accepted', () => {
  test('leaves no history, and everybody sees when the project was edited last', async () => {
    const { t, edit, read, editedAt } = await arrange({ accept: false })
    expect(await editedAt()).toBeNull()
    t.setClock(inAnHour)

    await edit({ title: 'A bench of ash' })

    expect(await editedAt()).toBe(inAnHour.toISOString())
    expect(await read()).toEqual({ acceptedAt: null, atAcceptance: {}, edits: [], total: 0, nextCursor: null })
  })

  test('an acceptance counts as no edit', async () => {
    const { editedAt } = await arrange()

    expect(await editedAt()).toBeNull()
  })
})

test.each([
  { act: 'update', text: `update project_edits set before = '{"title": "Something else"}' where project_id = $1` },
  { act: 'delete', text: 'delete from project_edits where project_id = $1' },
])('the database itself refuses to $act the history', async ({ text }) => {
  const { t, projectId, edit, read } = await arrange()
  await edit({ title: 'A bench of ash' })

  const refused = t.pool.query(text, [projectId])

  await expect(refused).rejects.toMatchObject({ constraint: 'project_edits_kept' })
  expect((await read()).atAcceptance).toEqual({ title: 'A bench of oak' })
})
