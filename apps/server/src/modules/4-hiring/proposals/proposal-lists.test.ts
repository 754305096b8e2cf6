import { describe, expect, test } from 'vitest'
import { encodeCursor } from '../../../platform/database/cursor.ts'
import { earnResult } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const day = (number: number) => new Date(Date.UTC(2030, 0, number))
type Listed = { _id: string; status: string }
const idsIn = (response: { json(): Listed[] }) => response.json().map((proposal) => proposal._id)

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const statuses = ['pending', 'rejected', 'accepted', 'pending', 'rejected'] as const
  const messages = ['Größe: 100%', 'İstanbul', 'a_b \\ c', 'plain', 'GRÖSSER']
  const ids: string[] = []
  for (const [index, status] of statuses.entries()) {
    const project = await t.insertProject({
      clientId: client.id,
      title: `Project number ${index}`,
      status: status === 'accepted' ? 'in_progress' : 'active',
    })
    const { id } = await t.insertProposal({
      projectId: project.id,
      freelancerId: freelancer.id,
      message: messages[index]!,
      status,
      createdAt: day(1 + Math.floor(index / 2)), // ties, so that ids decide
    })
    ids.push(id)
  }
  await t.insertProposal()
  const order = 'select array_agg(id order by created_at desc, id desc) from proposals where id = any ($1)'
  return { t, client, freelancer, ids, newestFirst: (await t.value(order, [ids])) as string[] }
}

describe.each(['freelancer', 'client'] as const)('GET /api/proposals/%s/{id}', (side) => {
  async function arrangeSide() {
    const all = await arrange()
    const person = all[side]
    return {
      ...all,
      get: (query = '') => all.t.as(person).get(`/api/proposals/${side}/${person.id}${query}`),
    }
  }

  test('gives theirs, newest first, and says how many there are', async () => {
    const { get, newestFirst } = await arrangeSide()

    const response = await get()

    expect(idsIn(response)).toEqual(newestFirst)
    expect(response.headers['x-total-count']).toBe('5')
    expect(response.headers).not.toHaveProperty('x-next-cursor')
  })

  test.each([1, 2, 4, 5])('pages of %i lead through all of them once', async (limit) => {
    const { get, newestFirst } = await arrangeSide()
    const visited: string[] = []
    let cursor = ''
    do {
      const response = await get(`?limit=${limit}${cursor && `&cursor=${cursor}`}`)
      visited.push(...idsIn(response))
      expect(response.headers['x-total-count']).toBe('5')
      cursor = String(response.headers['x-next-cursor'] ?? '')
    } while (cursor)

    expect(visited).toEqual(newestFirst)
  })

  test.each([
    { status: 'pending', total: 2 },
    { status: 'accepted', total: 1 },
    { status: 'rejected', total: 2 },
  ])('filtered by $status it holds $total', async ({ status, total }) => {
    const { get } = await arrangeSide()

    const response = await get(`?status=${status}`)

    expect(response.json().map((proposal: Listed) => proposal.status)).toEqual(Array(total).fill(status))
    expect(response.headers['x-total-count']).toBe(String(total))
  })

  test.each([
    { search: 'größ', found: [0] },
    { search: 'GRÖSS', found: [4] },
    { search: 'İSTANBUL', found: [1] },
    { search: 'İstanbul', found: [1] },
    { search: '100%', found: [0] },
    { search: '%', found: [0] },
    { search: '_', found: [2] },
    { search: '\\', found: [2] },
    { search: 'project NUMBER 3', found: [3] },
    { search: 'number', found: [0, 1, 2, 3, 4] },
    { search: 'nothing like it', found: [] },
  ])('looks for $search in messages and titles, and counts what it finds', async ({ search, found }) => {
    const { get, ids, newestFirst } = await arrangeSide()

    const response = await get(`?search=${encodeURIComponent(search)}`)

    const expected = newestFirst.filter((id) => found.includes(ids.indexOf(id)))
    expect(idsIn(response)).toEqual(expected)
    expect(response.headers['x-total-count']).toBe(String(expected.length))
  })

  test('search and status hold together', async () => {
    const { get, ids } = await arrangeSide()

    const response = await get('?search=number&status=accepted')

    expect(idsIn(response)).toEqual([ids[2]])
    expect(response.headers['x-total-count']).toBe('1')
  })

  test('asked for one project, it holds the one proposal on that, and counts no other', async () => {
    const { t, get, ids } = await arrangeSide()
    const projectId = String(await t.value('select project_id from proposals where id = $1', [ids[3]]))

    const [found, filteredOut, nowhere] = [
      await get(`?project=${projectId}`),
      await get(`?project=${projectId}&status=accepted`),
      await get(`?project=${t.newId()}`),
    ]

    expect(idsIn(found)).toEqual([ids[3]])
    expect(found.headers['x-total-count']).toBe('1')
    for (const empty of [filteredOut, nowhere]) {
      expect(idsIn(empty)).toEqual([])
      expect(empty.headers['x-total-count']).toBe('0')
    }
  })

  test.each([
    { query: '?status=open', message: 'Status must be one of pending, accepted, rejected, withdrawn.' },
    { query: '?project=mine', message: 'Project must be the id of a project.' },
    { query: '?limit=0', message: 'Limit must be at least 1.' },
    { query: '?limit=all', message: 'Limit must be a whole number.' },
    { query: '?search=%00', message: 'Search contains a character that cannot be stored. Remove it and try again.' },
  ])('refuses $query: $message', async ({ query, message }) => {
    const { get } = await arrangeSide()

    expect(expectFailure(await get(query), 400, 'request.invalid').message).toBe(message)
  })

  test.each([
    { what: 'nonsense', cursor: 'x' },
    { what: 'a number', cursor: encodeCursor([7, '00000000-0000-4000-8000-000000000000']) },
    { what: 'no year', cursor: encodeCursor(['0000-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']) },
  ])('refuses a cursor it did not give out: $what', async ({ cursor }) => {
    const { get } = await arrangeSide()

    expectFailure(await get(`?cursor=${cursor}`), 400, 'list.cursor_invalid')
  })

  test('looks the same to a stranger, whether the person exists or not', async () => {
    const { t, ...people } = await arrangeSide()
    const stranger = await t.insertUser()

    const [real, invented] = [
      await t.as(stranger).get(`/api/proposals/${side}/${people[side].id}`),
      await t.as(stranger).get(`/api/proposals/${side}/${t.newId()}`),
    ]

    expectFailure(real, 403, 'account.not_yours')
    expect(invented.body).toBe(real.body)
    expectFailure(await t.as(stranger).get(`/api/proposals/${side}/me`), 404, 'account.not_found')
  })
})

describe('GET /api/proposals/{projectId}', () => {
  test('gives the client those on this project alone, and what may be done with each', async () => {
    const t = await startTestApp()
    const client = await t.insertUser()
    const [project, other] = [
      await t.insertProject({ clientId: client.id }),
      await t.insertProject({ clientId: client.id }),
    ]
    const older = await t.insertProposal({ projectId: project.id, createdAt: day(1) })
    const newer = await t.insertProposal({ projectId: project.id, createdAt: day(2), status: 'rejected' })
    await t.insertProposal({ projectId: other.id })

    const response = await t.as(client).get(`/api/proposals/${project.id}`)

    expect(response.json()).toMatchObject([
      { _id: newer.id, status: 'rejected', allowedMoves: [] },
      { _id: older.id, status: 'pending', allowedMoves: ['accept', 'counter'] },
    ])
    expect(response.headers['x-total-count']).toBe('2')
  })

  test('shows a freelancer nothing, not even their own', async () => {
    const t = await startTestApp()
    const freelancer = await t.insertUser()
    const { projectId } = await t.insertProposal({ freelancerId: freelancer.id })

    expectFailure(await t.as(freelancer).get(`/api/proposals/${projectId}`), 403, 'project.not_yours')
  })
})

test('the counts of a freelancer hold every status, whatever a list is filtered by', async () => {
  const { t, freelancer } = await arrange()

  const response = await t.as(freelancer).get(`/api/proposals/freelancer/${freelancer.id}/counts`)

  expect(response.json()).toEqual({ total: 5, pending: 2, accepted: 1, rejected: 2, withdrawn: 0 })
})

describe('what a freelancer has proven', () => {
  test('stands beside their proposal for its client, as far as their profile shows it', async () => {
    const t = await startTestApp()
    const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
    const project = await t.insertProject({ clientId: client.id })
    await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })
    const shown = await earnResult(t, freelancer, { skill: 'JavaScript', right: 12, onProfile: true })
    await earnResult(t, freelancer, { skill: 'Python', right: 15 })
    await earnResult(t, freelancer, { skill: 'TypeScript', right: 6, onProfile: true })

    const [forClient] = (await t.as(client).get(`/api/proposals/${project.id}`)).json()
    const [forFreelancer] = (await t.as(freelancer).get(`/api/proposals/freelancer/${freelancer.id}`)).json()

    expect(forClient.verifiedSkills).toEqual([
      {
        skill: 'JavaScript',
        difficulty: 'Beginner',
        percentage: 80,
        source: 'generated',
        attemptNumber: 1,
        earlierAttemptsLeft: 0,
        startedAt: shown.startedAt,
        completedAt: shown.completedAt,
        range: { from: 54, to: 93 },
        resultId: shown._id,
        onProfile: true,
      },
    ])
    expect(forFreelancer).not.toHaveProperty('verifiedSkills')
  })

  test('is told to themselves, shown or not', async () => {
    const t = await startTestApp()
    const freelancer = await t.insertUser()
    await earnResult(t, freelancer, { skill: 'JavaScript', right: 15 })

    const own = (await t.as(freelancer).get('/api/assessments/verified')).json()

    expect(own).toMatchObject([{ skill: 'JavaScript', difficulty: 'Beginner', percentage: 100, onProfile: false }])
  })
})
