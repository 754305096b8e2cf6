import { dayMs } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { closeIdle } from './close-idle.ts'

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const start = new Date()
  const project = await t.insertProject({ clientId: client.id, clientActiveAt: start })
  const proposal = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })
  const as = async (person: { id: string }) => {
    const token = await t.insertSession(person.id)
    await t.pool.query(`update sessions set expires_at = now() + interval '1 year' where user_id = $1`, [person.id])
    return t.as({ token })
  }
  const onDay = async (days: number) => {
    t.setClock(new Date(start.getTime() + days * dayMs))
    await closeIdle(t.deps)
  }
  const status = () => t.value('select status from projects where id = $1', [project.id])
  const asked = () => t.value('select asked_at is not null from projects where id = $1', [project.id])
  const told = async (person: { id: string }) => {
    await t.runJobs()
    const { rows } = await t.pool.query('select kind from notifications where user_id = $1 order by created_at, kind', [
      person.id,
    ])
    return rows.map(({ kind }) => kind)
  }
  return { t, client, freelancer, project, proposal, as, onDay, status, asked, told }
}

describe('a project without an act of its client', () => {
  test('is asked about after 14 days and closes 7 days later; all who proposed are told, and each once', async () => {
    const { t, client, freelancer, project, proposal, as, onDay, status, asked, told } = await arrange()
    const withdrawn = await t.insertUser()
    await t.insertProposal({ projectId: project.id, freelancerId: withdrawn.id, status: 'withdrawn' })

    await onDay(13.9)
    expect(await asked()).toBe(false)
    await onDay(14.1)
    await onDay(14.2)
    expect(await asked()).toBe(true)
    expect(await told(client)).toEqual(['project.still_hiring'])
    const question = (await (await as(client)).get(`/projects/${project.id}`)).json()
    expect(question).toMatchObject({ closesAt: expect.any(String), closedAt: null })
    expect(question.allowedMoves).toContain('keep_open')
    expect((await (await as(freelancer)).get(`/projects/${project.id}`)).json().closesAt).toBeNull()

    await onDay(21)
    expect(await status()).toBe('active')
    await onDay(21.2)
    await onDay(30)

    expect(await status()).toBe('closed')
    expect(await told(client)).toEqual(['project.still_hiring', 'project.closed'])
    expect([await told(freelancer), await told(withdrawn)]).toEqual([['project.closed'], []])
    const seen = (await (await as(freelancer)).get(`/projects/${project.id}`)).json()
    expect(seen).toMatchObject({ status: 'closed', closedAt: expect.any(String) })
    const accepted = await (await as(client)).post(`/api/proposals/${proposal.id}/accept`)
    expectFailure(accepted, 409, 'project.closed')
  })

  test('has the whole week even if the job comes late', async () => {
    const { onDay, status } = await arrange()

    await onDay(90)
    expect(await status()).toBe('active')
    await onDay(96.9)
    expect(await status()).toBe('active')
    await onDay(97.1)

    expect(await status()).toBe('closed')
  })

  test('stays open by one press, and is asked about again after another 14 days', async () => {
    const { client, freelancer, project, as, onDay, status, asked } = await arrange()
    const keep = async (person: { id: string }) => (await as(person)).post(`/api/projects/${project.id}/keep-open`)
    expectFailure(await keep(client), 409, 'project.not_asked')
    await onDay(15)
    expectFailure(await keep(freelancer), 403, 'project.not_yours')

    const kept = await keep(client)

    expect(kept.json()).toMatchObject({ status: 'active', closesAt: null })
    await onDay(28.9)
    expect([await asked(), await status()]).toEqual([false, 'active'])
    await onDay(29.1)
    expect(await asked()).toBe(true)
  })

  test.each([
    ['opening a proposal', 'post', 'open', undefined],
    ['marking one', 'put', 'mark', { mark: 'shortlisted' }],
    ['a counter-offer', 'post', 'counters', { version: 1, bidAmount: 900 }],
  ] as const)('%s is an act of the client', async (_what, method, address, body) => {
    const { client, proposal, as, onDay, asked } = await arrange()
    await onDay(15)

    await (await as(client))[method](`/api/proposals/${proposal.id}/${address}`, body)

    expect(await asked()).toBe(false)
  })

  test('editing the project is one, too', async () => {
    const { client, project, as, onDay, asked } = await arrange()
    await onDay(13)
    const edit = { title: 'A bench of ash', description: 'For a hall.', price: 520, category: 'UI/UX Design' }
    const more = { requiredSkills: ['Joinery'], deadline: '2099-07-01' }
    expect((await (await as(client)).put(`/projects/update/${project.id}`, { ...edit, ...more })).statusCode).toBe(200)

    await onDay(14.1)

    expect(await asked()).toBe(false)
  })

  test('what a freelancer does is none', async () => {
    const { freelancer, proposal, as, onDay, asked } = await arrange()
    await onDay(13)
    await (await as(freelancer)).put(`/api/proposals/${proposal.id}`, { version: 1, message: 'Still here.' })

    await onDay(14.1)

    expect(await asked()).toBe(true)
  })

  test('can be reopened with its pending proposals, whose freelancers are told', async () => {
    const { client, freelancer, project, proposal, as, onDay, status, told } = await arrange()
    await onDay(15)
    await onDay(23)
    const reopen = async (person: { id: string }) => (await as(person)).post(`/api/projects/${project.id}/reopen`)
    expectFailure(await reopen(freelancer), 403, 'project.not_yours')

    const reopened = await reopen(client)

    expect(reopened.json()).toMatchObject({ status: 'active', closedAt: null, closesAt: null })
    expect(await told(freelancer)).toEqual(['project.closed', 'project.reopened'])
    expectFailure(await reopen(client), 409, 'project.not_closed')
    await onDay(36)
    expect(await status()).toBe('active')
    expect((await (await as(client)).post(`/api/proposals/${proposal.id}/accept`)).statusCode).toBe(200)
  })

  test('when the client acts while it is being asked about, it is not asked about', async () => {
    const { t, client, project, proposal, as, asked } = await arrange()
    t.setClock(new Date(Date.now() + 15 * dayMs))
    const caller = await as(client)

    await t.race<unknown>({ table: 'projects', id: project.id }, [
      () => caller.put(`/api/proposals/${proposal.id}/mark`, { mark: 'shortlisted' }),
      () => closeIdle(t.deps),
    ])

    expect(await asked()).toBe(false)
  })

  test('when the client acts while it is being closed, it stays open', async () => {
    const { t, client, project, as, onDay, status } = await arrange()
    await onDay(15)
    t.setClock(new Date(Date.now() + 23 * dayMs))
    const caller = await as(client)

    const [kept] = await t.race<unknown>({ table: 'projects', id: project.id }, [
      () => caller.post(`/api/projects/${project.id}/keep-open`),
      () => closeIdle(t.deps),
    ])

    expect((kept as { statusCode: number }).statusCode).toBe(200)
    expect(await status()).toBe('active')
  })
})
