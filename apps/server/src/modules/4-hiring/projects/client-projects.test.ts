import type { ClientProjectsView } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { encodeCursor } from '../../../platform/database/cursor.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { hide } from '../../../testing/hide.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange() {
  const t = await startTestApp()
  const client = await t.insertUser()
  const statuses = ['active', 'in_progress', 'completed', 'active', 'active'] as const
  const ids: string[] = []
  for (const [index, status] of statuses.entries()) {
    const createdAt = new Date(Date.UTC(2030, 0, 1 + Math.floor(index / 2)))
    ids.push((await t.insertProject({ clientId: client.id, status, createdAt })).id)
  }
  await t.insertProject()
  const get = (query = '') => t.as(client).get(`/projects/user/${client.id}${query}`)
  const inOrder = `select array_agg(id order by created_at desc, id desc) from projects where client_id = $1`
  return { t, client, get, newestFirst: (await t.value(inOrder, [client.id])) as string[] }
}

const idsIn = (response: { json(): { data: { _id: string }[] } }) => response.json().data.map((project) => project._id)

describe('GET /projects/user/{userId}', () => {
  test('gives the client’s own projects, newest first, with counts over all of them', async () => {
    const { get, newestFirst } = await arrange()

    const response = await get()

    expect(idsIn(response)).toEqual(newestFirst)
    const { data: _, ...rest } = response.json()
    expect(rest).toEqual({
      total: 5,
      counts: { active: 3, in_progress: 1, completed: 1, cancelled: 0, closed: 0, toReview: 0 },
      nextCursor: null,
    })
  })

  test.each([
    { status: 'active', total: 3 },
    { status: 'in_progress', total: 1 },
    { status: 'completed', total: 1 },
  ])('filtered by $status it holds $total, and the counts stay', async ({ status, total }) => {
    const { get } = await arrange()

    const { data, ...rest } = (await get(`?status=${status}`)).json()

    expect(data.map((project: { status: string }) => project.status)).toEqual(Array(total).fill(status))
    expect(rest).toEqual({
      total,
      counts: { active: 3, in_progress: 1, completed: 1, cancelled: 0, closed: 0, toReview: 0 },
      nextCursor: null,
    })
  })

  test('says of each project whom it waits for: its delivery and who makes it', async () => {
    const { t, client, get } = await arrange()
    const [named, unnamed] = [await t.insertUser(), await t.insertUser()]
    await t.as(named).put('/api/profile/me', { name: 'Rui Prado' })
    const deals = [
      { freelancer: named, deliveryStatus: 'submitted', name: 'Rui Prado' },
      { freelancer: unnamed, deliveryStatus: 'not_submitted', name: unnamed.username },
      { freelancer: unnamed, deliveryStatus: 'rejected', name: unnamed.username },
    ] as const
    for (const { freelancer, deliveryStatus } of deals) {
      const { id: projectId } = await t.insertProject({ clientId: client.id, status: 'in_progress' })
      await t.insertProposal({ projectId, freelancerId: freelancer.id, status: 'accepted', deliveryStatus })
      await t.insertProposal({ projectId, status: 'rejected' })
    }

    const { data, counts } = (await get()).json()

    const told = data.map((project: Record<string, unknown>) => [project.deliveryStatus, project.freelancerName])
    const untouched = Array(5).fill([null, null]) // newer, without acceptances
    const accepted = deals.map(({ deliveryStatus, name }) => [deliveryStatus, name])
    expect(told.slice(0, 5)).toEqual(untouched)
    expect(told.slice(5)).toHaveLength(deals.length)
    expect(told.slice(5)).toEqual(expect.arrayContaining(accepted))
    expect(counts.toReview).toBe(1)
  })

  test('says which are hidden by operators, and whose freelancer is suspended', async () => {
    const t = await startTestApp()
    const [client, reporter, freelancer] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
    const hidden = await t.insertProject({ clientId: client.id })
    const shown = await t.insertProject({ clientId: client.id })
    const waiting = await t.insertProject({ clientId: client.id, status: 'in_progress' })
    await t.insertProposal({ projectId: waiting.id, freelancerId: freelancer.id, status: 'accepted' })
    await hide(t, { reporter, person: client, report: { kind: 'project', targetId: hidden.id } })
    await t.pool.query(
      "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)",
      [freelancer.id],
    )

    const { data } = (await t.as(client).get(`/projects/user/${client.id}`)).json<ClientProjectsView>()

    const marks = data.map(({ _id, isHidden, isFreelancerSuspended }) => [_id, { isHidden, isFreelancerSuspended }])
    expect(Object.fromEntries(marks)).toEqual({
      [hidden.id]: { isHidden: true },
      [shown.id]: {},
      [waiting.id]: { isFreelancerSuspended: true },
    })
  })

  test.each([1, 2, 3, 4, 5])('pages of %i lead through all of them once', async (limit) => {
    const { get, newestFirst } = await arrange()
    const visited: string[] = []
    let cursor = ''
    do {
      const response = await get(`?limit=${limit}${cursor && `&cursor=${cursor}`}`)
      visited.push(...idsIn(response))
      cursor = response.json().nextCursor ?? ''
    } while (cursor)

    expect(visited).toEqual(newestFirst)
  })

  test('somebody without projects gets an empty list', async () => {
    const t = await startTestApp()
    const user = await t.insertUser()

    const response = await t.as(user).get(`/projects/user/${user.id}`)

    expect(response.json()).toEqual({
      data: [],
      total: 0,
      counts: { active: 0, in_progress: 0, completed: 0, cancelled: 0, closed: 0, toReview: 0 },
      nextCursor: null,
    })
  })

  test('somebody else’s list looks the same whether they exist or not', async () => {
    const { t, client } = await arrange()
    const stranger = await t.insertUser()

    const [real, invented] = [
      await t.as(stranger).get(`/projects/user/${client.id}`),
      await t.as(stranger).get(`/projects/user/${t.newId()}`),
    ]

    expectFailure(real, 403, 'account.not_yours')
    expect(invented.body).toBe(real.body)
  })

  test.each([
    { query: '?status=open', message: 'Status must be one of active, in_progress, completed, cancelled, closed.' },
    { query: '?limit=abc', message: 'Limit must be a whole number.' },
    { query: '?limit=101', message: 'Limit can be at most 100.' },
  ])('$query is refused: $message', async ({ query, message }) => {
    const { get } = await arrange()

    expect(expectFailure(await get(query), 400, 'request.invalid').message).toBe(message)
  })

  test.each([
    { what: 'nonsense', cursor: 'x' },
    { what: 'a price', cursor: encodeCursor([100, '00000000-0000-4000-8000-000000000000']) },
    {
      what: 'a year with a sign',
      cursor: encodeCursor(['+200000-01-01T00:00:00Z', '00000000-0000-4000-8000-000000000000']),
    },
  ])('a cursor it did not give out is refused: $what', async ({ cursor }) => {
    const { get } = await arrange()

    expectFailure(await get(`?cursor=${cursor}`), 400, 'list.cursor_invalid')
  })

  test('a malformed id is nobody', async () => {
    const { t, client } = await arrange()

    expectFailure(await t.as(client).get('/projects/user/me'), 404, 'account.not_found')
  })
})
