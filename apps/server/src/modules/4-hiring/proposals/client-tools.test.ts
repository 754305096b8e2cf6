import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  const { id } = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })
  const url = `/api/proposals/${id}`
  const mark = (body: object, proposalId = id) => t.as(client).put(`/api/proposals/${proposalId}/mark`, body)
  const list = async (query = '') => t.as(client).get(`/api/proposals/${project.id}${query}`)
  const listed = async (query: string) => (await list(query)).json().map(({ _id }: { _id: string }) => _id)
  return { t, client, freelancer, project, id, url, mark, list, listed }
}

describe('marks and notes', () => {
  test('sort the list for the client; what is not sent stays', async () => {
    const { t, project, id, mark, list, listed } = await arrange()
    const other = await t.insertProposal({ projectId: project.id })

    await mark({ mark: 'shortlisted', note: 'Ask about the paint.' })
    const answer = await mark({ mark: 'archived' }, other.id)

    expect(answer.json()).toEqual({ mark: 'archived', note: '' })
    expect(await listed('?mark=shortlisted')).toEqual([id])
    expect(await listed('?mark=archived')).toEqual([other.id])
    expect(await listed('?mark=open')).toEqual([id])
    expect((await list('?mark=shortlisted')).headers['x-total-count']).toBe('1')
    expect(await listed('?mark=open&sort=price')).toEqual([id])
    expect((await list()).json()).toHaveLength(2)
    expect((await mark({ mark: null })).json()).toEqual({ mark: null, note: 'Ask about the paint.' })
    expectFailure(await mark({ note: 'a'.repeat(2_001) }), 400, 'request.invalid')
    expectFailure(await mark({}), 400, 'request.invalid')
  })

  test('reach the freelancer by no answer, nor by a notification', async () => {
    const { t, client, freelancer, project, url, mark } = await arrange()
    const secret = 'Too expensive, I think.'
    await mark({ mark: 'archived', note: secret })

    const read = [
      `${url}/full`,
      `${url}/edits`,
      `/api/proposals/freelancer/${freelancer.id}`,
      `/projects/${project.id}`,
      '/api/notifications',
      '/api/account/deletion',
      `/api/proposals/freelancer/${freelancer.id}/counts`,
      '/api/bookmarks/projects',
    ]
    const [edit, withdrawal] = [{ version: 1, message: 'Cheaper now.', bidAmount: 100 }, `${url}/withdraw`]
    const answers = [
      await t.as(freelancer).put(url, edit),
      await t.as(freelancer).post(withdrawal),
      await t.as(freelancer).post(`${url}/send-again`),
      ...(await Promise.all(read.map((address) => t.as(freelancer).get(address)))),
    ]

    for (const { statusCode, body } of answers) {
      expect([statusCode, body.includes(secret), /clientMark|archived/.test(body)]).toEqual([200, false, false])
    }
    const own = (await t.as(client).get(`${url}/full`)).json()
    expect(own.clientMark).toEqual({ mark: 'archived', note: secret })
    expectFailure(await t.as(freelancer).put(`${url}/mark`, { note: 'Mine' }), 403, 'project.not_yours')
    const rival = await t.insertUser()
    await t.insertProposal({ projectId: project.id, freelancerId: rival.id })
    for (const person of [freelancer, rival]) {
      const others = await t.as(person).get(`/api/proposals/${project.id}`)
      expect([others.statusCode, others.body.includes(secret)]).toEqual([403, false])
    }
    const filtered = await t.as(freelancer).get(`/api/proposals/freelancer/${freelancer.id}?mark=archived`)
    expectFailure(filtered, 400, 'request.invalid')
  })
})

describe('what another client can do by its id', () => {
  test('nothing: not read, compare, mark, open, counter or accept it, nor list its project', async () => {
    const { t, url, project, id } = await arrange()
    const other = await t.insertUser()
    const own = await t.insertProject({ clientId: other.id })
    await t.insertProposal({ projectId: own.id })

    const answers = [
      await t.as(other).get(`${url}/full`),
      await t.as(other).get(`${url}/edits`),
      await t.as(other).get(`${url}/edits/2`),
      await t.as(other).get(`/api/proposals/${project.id}`),
      await t.as(other).put(`${url}/mark`, { mark: 'shortlisted' }),
      await t.as(other).post(`${url}/open`),
      await t.as(other).post(`${url}/counters`, { version: 1, bidAmount: 1 }),
      await t.as(other).post(`${url}/accept`, { version: 1 }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
    expect(await t.value('select count(*) from proposal_notes where proposal_id = $1', [id])).toBe(0)
    expect(await t.value('select opened_at from proposals where id = $1', [id])).toBeNull()
  })
})

describe('a shortlisted proposal that changes', () => {
  test('stays shortlisted, says that it changed, and only what the client has read is accepted', async () => {
    const { t, client, freelancer, id, url, mark, list, listed } = await arrange()
    await mark({ mark: 'shortlisted', note: 'Ask about the paint.' })
    const bait = { version: 1, message: 'Now for much more.', bidAmount: 9_000 }
    await t.as(freelancer).put(url, bait)

    expect(await listed('?mark=shortlisted')).toEqual([id])
    const [shown] = (await list()).json()
    expect(shown).toMatchObject({ version: 2, bidAmount: 9_000, editedAt: expect.any(String) })
    expect(shown.clientMark).toEqual({ mark: 'shortlisted', note: 'Ask about the paint.' })
    expectFailure(await t.as(client).post(`${url}/accept`, { version: 1 }), 409, 'proposal.changed')
    expectFailure(await t.as(client).post(`${url}/counters`, { version: 1, bidAmount: 10 }), 409, 'proposal.changed')
  })
})

describe('opening', () => {
  test('is said to the freelancer, and the first time stays', async () => {
    const { t, client, freelancer, url } = await arrange()
    const openedAt = async () => (await t.as(freelancer).get(`${url}/full`)).json().openedAt
    expect(await openedAt()).toBeNull()
    const first = new Date(Date.now() + 60_000)
    t.setClock(first)

    await t.as(client).post(`${url}/open`)
    t.setClock(new Date(first.getTime() + 60_000))
    await t.as(client).post(`${url}/open`)

    expect(await openedAt()).toBe(first.toISOString())
    expectFailure(await t.as(freelancer).post(`${url}/open`), 403, 'project.not_yours')
  })

  test('reading the list is none; the acceptance is one', async () => {
    const { t, client, freelancer, url, list } = await arrange()
    const openedAt = async () => (await t.as(freelancer).get(`${url}/full`)).json().openedAt
    await list()
    expect(await openedAt()).toBeNull()

    await t.as(client).post(`${url}/accept`)

    expect(await openedAt()).not.toBeNull()
  })
})
