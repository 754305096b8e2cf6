import { dayMs, type InvitationView, invitationDays, invitationsPerPerson } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeHire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { hide } from '../../../testing/hide.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { expireInvitationsJob } from './shared/invitation.jobs.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

async function arrange() {
  const [clientUser, freelancerUser] = [await t.insertUser('Maren'), await t.insertUser('Rui')]
  const { id: projectId } = await t.insertProject({ clientId: clientUser.id, title: 'A ferry timetable' })
  const [client, freelancer] = [t.as(clientUser), t.as(freelancerUser)]
  const invite = (freelancerId = freelancerUser.id, to = projectId) =>
    client.post(`/api/projects/${to}/invitations`, { freelancerId, message: 'You drew such a good one.' })
  const sent = async (): Promise<InvitationView[]> =>
    (await client.get(`/api/projects/${projectId}/invitations`)).json()
  const received = async (query = ''): Promise<InvitationView[]> =>
    (await freelancer.get(`/api/invitations${query}`)).json()
  const propose = () =>
    freelancer.post('/api/proposals', { projectId, freelancerId: freelancerUser.id, message: 'I can do this.' })
  return { clientUser, freelancerUser, client, freelancer, projectId, invite, sent, received, propose }
}

describe('an invitation', () => {
  test('reaches the person, by notification and mail, and a proposal answers it', async () => {
    const { clientUser, freelancerUser, freelancer, projectId, invite, sent, received, propose } = await arrange()

    const answer = await invite()
    await t.runJobs(true)

    expect(answer.statusCode, answer.body).toBe(201)
    const [invitation] = await received('?status=open')
    expect(invitation).toMatchObject({
      project: { _id: projectId, title: 'A ferry timetable' },
      client: { _id: clientUser.id, name: 'Maren' },
      message: 'You drew such a good one.',
      allowedMoves: ['decline'],
    })
    const [notice] = (await freelancer.get('/api/notifications')).json()
    expect(notice).toMatchObject({
      text: 'Maren invites you to propose for “A ferry timetable”.',
      path: `/projects/${projectId}`,
    })
    expect((await t.mailsTo(freelancerUser.email)).map(({ subject }) => subject)).toHaveLength(1)

    const proposal = (await propose()).json()

    expect(await sent()).toMatchObject([{ status: 'proposed', proposalId: proposal._id, allowedMoves: [] }])
    expect(await received('?status=open')).toEqual([])
  })

  test('is declined with a reason that only the client reads', async () => {
    const { client, freelancer, invite, sent, projectId } = await arrange()
    const { _id } = (await invite()).json()
    const stranger = t.as(await t.insertUser())
    const words = { reason: 'budget', note: 'It is three weeks of work.' }

    expectFailure(await stranger.post(`/api/invitations/${_id}/decline`, words), 404, 'invitation.not_found')
    expectFailure(await client.post(`/api/invitations/${_id}/decline`, words), 403, 'invitation.not_freelancer')
    const declined = await freelancer.post(`/api/invitations/${_id}/decline`, words)

    expect(declined.statusCode, declined.body).toBe(200)
    expect(await sent()).toMatchObject([{ status: 'declined', declineReason: 'budget', declineNote: words.note }])
    expectFailure(await freelancer.post(`/api/invitations/${_id}/decline`, words), 409, 'invitation.over')
    expectFailure(await stranger.get(`/api/projects/${projectId}/invitations`), 403, 'project.not_yours')
    const [notice] = (await client.get('/api/notifications')).json()
    expect(notice.text).toBe('Rui declined your invitation to “A ferry timetable”.')
  })

  test('to a project that operators hid is not shown to the invited person, and cannot be sent', async () => {
    const { clientUser, freelancerUser, client, projectId, invite, sent, received } = await arrange()
    await invite()
    const other = await t.insertUser()
    const offered = async () => (await client.get(`/api/invitations/projects?freelancer=${other.id}`)).json()
    expect(await offered()).toMatchObject([{ _id: projectId }])

    const report = { kind: 'project', targetId: projectId }
    const { restore } = await hide(t, { reporter: freelancerUser, person: clientUser, report })

    expect(await received()).toEqual([])
    expect(await sent()).toHaveLength(1)
    expect(await offered()).toEqual([])
    expectFailure(await invite(other.id), 409, 'invitation.project_hidden')

    await restore()

    expect(await received()).toHaveLength(1)
    expect((await invite(other.id)).statusCode).toBe(201)
  })

  test('expires after two weeks, and a proposal still answers it', async () => {
    const { invite, sent, propose } = await arrange()
    await invite()
    const run = async (days: number) => {
      t.setClock(new Date(Date.now() + days * dayMs))
      await t.deps.jobs.add(t.db, expireInvitationsJob, {})
      await t.runJobs()
      t.setClock(undefined)
      return (await sent())[0]?.status
    }

    expect([await run(invitationDays - 0.01), await run(invitationDays + 0.01)]).toEqual(['open', 'expired'])
    await propose()

    expect(await sent()).toMatchObject([{ status: 'proposed' }])
  })

  test('is withdrawn by its client, or because the project has found its freelancer', async () => {
    const { client, freelancer, invite, sent, projectId } = await arrange()
    const [other, third] = [await t.insertUser(), await t.insertUser()]
    const { _id } = (await invite()).json()
    await invite(other.id)
    expectFailure(await freelancer.post(`/api/invitations/${_id}/withdraw`), 403, 'invitation.not_client')
    await client.post(`/api/invitations/${_id}/withdraw`)
    expect((await sent()).map(({ status }) => status)).toEqual(['open', 'withdrawn'])

    const { id } = await t.insertProposal({ projectId, freelancerId: third.id })
    await client.post(`/api/proposals/${id}/accept`)

    expect((await sent()).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn'])
    expectFailure(await invite((await t.insertUser()).id), 409, 'invitation.project_closed')
  })
})

describe('who can be invited', () => {
  test('each person once to a project, also when two clicks race', async () => {
    const { clientUser, invite } = await arrange()

    const answers = await t.race(
      { table: 'users', id: clientUser.id },
      [invite, invite].map((send) => () => send()),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([201, 409])
    expectFailure(await invite(), 409, 'invitation.already_sent')
  })

  test('nobody who is suspended, blocked, gone, has proposed, or is the client', async () => {
    const { clientUser, client, invite, projectId, propose } = await arrange()
    const [suspended, blocking] = [await t.insertUser(), await t.insertUser()]
    await t.pool.query(
      "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)",
      [suspended.id],
    )
    const other = await t.insertProject({ clientId: clientUser.id })
    await t.insertProposal({ projectId: other.id, freelancerId: blocking.id })
    const { _id } = (await client.post('/api/conversations', { userId: blocking.id })).json()
    await client.post(`/api/conversations/${_id}/messages`, { clientId: t.newId(), text: 'Hello!' })
    await t.as(blocking).post(`/api/conversations/${_id}/block`, { blocked: true })
    await propose()

    expectFailure(await invite(suspended.id), 409, 'invitation.not_reachable')
    expectFailure(await invite(blocking.id), 409, 'invitation.not_reachable')
    expectFailure(await invite(t.newId()), 404, 'account.not_found')
    expectFailure(await invite(clientUser.id), 409, 'invitation.yourself')
    expectFailure(await invite(), 409, 'invitation.has_proposed')
    const choices = (await client.get(`/api/invitations/projects?freelancer=${suspended.id}`)).json()
    expect(choices).toHaveLength(2)
    expect(choices[1]).toEqual({ _id: projectId, title: 'A ferry timetable', refusal: 'invitation.not_reachable' })
  })

  test('a person who opted out of searches, only by clients who had a contract with them', async () => {
    const { client: known, freelancer, freelancerUser, clientUser } = await arrangeHire(t)
    await freelancer.put('/api/profile/me', { name: 'Rui', title: 'Cartographer', skills: ['Maps'], mayBeFound: false })
    const next = await t.insertProject({ clientId: clientUser.id })
    const stranger = await arrange()
    const body = { freelancerId: freelancerUser.id, message: 'A map, please.' }

    expectFailure(await stranger.invite(freelancerUser.id), 409, 'invitation.not_reachable')
    const choices = (await stranger.client.get(`/api/invitations/projects?freelancer=${freelancerUser.id}`)).json()
    expect(choices).toMatchObject([{ _id: stranger.projectId, refusal: 'invitation.not_reachable' }])

    expect((await known.post(`/api/projects/${next.id}/invitations`, body)).statusCode).toBe(201)
    await freelancer.put('/api/profile/me/visibility', { mayBeFound: true })
    expect((await stranger.invite(freelancerUser.id)).statusCode).toBe(201)
  })

  test(`nobody by one client more than ${invitationsPerPerson} times in 30 days, whatever they answered and however many projects there are`, async () => {
    const { clientUser, freelancer, freelancerUser, client, invite, projectId } = await arrange()
    const decline = async (id: string) =>
      freelancer.post(`/api/invitations/${id}/decline`, { reason: 'not_interested', note: 'Please stop.' })
    const next = async () => (await t.insertProject({ clientId: clientUser.id })).id
    const other = await t.insertUser()
    const { id: projectOfOther } = await t.insertProject({ clientId: other.id })
    const byOther = { freelancerId: freelancerUser.id, message: 'Or for us?' }
    expect((await t.as(other).post(`/api/projects/${projectOfOther}/invitations`, byOther)).statusCode).toBe(201)
    const { _id } = (await invite()).json()
    await decline(_id)
    expectFailure(await invite(), 409, 'invitation.already_sent')
    for (let sent = 1; sent < invitationsPerPerson; sent += 1) {
      const answer = await invite(freelancerUser.id, await next())
      expect(answer.statusCode, answer.body).toBe(201)
      const { _id } = answer.json()
      await (sent % 2 ? decline(_id) : client.post(`/api/invitations/${_id}/withdraw`))
    }

    const another = await next()
    expectFailure(await invite(freelancerUser.id, another), 409, 'invitation.person_full')
    const choices = (await client.get(`/api/invitations/projects?freelancer=${freelancerUser.id}`)).json()
    expect(choices[0]).toMatchObject({ _id: another, refusal: 'invitation.person_full' })
    expect((await invite((await t.insertUser()).id, another)).statusCode).toBe(201)

    await t.pool.query("update invitations set created_at = created_at - interval '31 days' where project_id = $1", [
      projectId,
    ])
    expect((await invite(freelancerUser.id, another)).statusCode).toBe(201)
  })

  test('by a client who is suspended is not shown', async () => {
    const { clientUser, invite, received } = await arrange()
    await invite()
    expect(await received()).toHaveLength(1)
    await t.pool.query(
      "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)",
      [clientUser.id],
    )

    expect(await received()).toEqual([])
  })

  test('by a client whose profile operators hid: nobody reads what it says', async () => {
    const { clientUser, freelancerUser, client, freelancer, invite, received, sent } = await arrange()
    await client.put('/api/profile/me', { name: 'Call 555-0100', title: 'Cheap fees', version: 0 })
    await invite()
    await hide(t, {
      reporter: freelancerUser,
      person: clientUser,
      report: { kind: 'profile', targetId: clientUser.id },
    })
    const username = await t.value('select username from users where id = $1', [clientUser.id])

    const [seen] = await received()
    expect(seen?.client).toEqual({ _id: clientUser.id, name: username, title: '', profileImage: '' })
    const other = await t.insertUser()
    await invite(other.id)
    await t.runJobs(true)
    const told = [
      (await t.as(other).get('/api/notifications')).body,
      (await t.as(other).get('/api/invitations')).body,
      (await freelancer.get('/api/notifications')).body,
      JSON.stringify(await t.mailsTo(other.email)),
    ]
    expect(told.join()).not.toContain('555-0100')
    expect(told[0]).toContain(String(username))
    expect(await sent()).toHaveLength(2)
  })

  test('no more than 20 in a day and 50 for a project', async () => {
    const { clientUser, invite, projectId } = await arrange()
    const insert = (count: number, days: number) =>
      t.pool.query(
        `with people as (
           insert into users (username, email, email_key, password_hash)
           select 'crowd', gen_random_uuid() || '@example.com', gen_random_uuid(), '' from generate_series(1, $3::int) returning id
         )
         insert into invitations (project_id, client_id, freelancer_id, message, created_at, expires_at)
         select $1, $2, id, '', now() - make_interval(days => $4::int), now() from people`,
        [projectId, clientUser.id, count, days],
      )
    await insert(19, 0)
    expect((await invite()).statusCode).toBe(201)
    expectFailure(await invite((await t.insertUser()).id), 429, 'invitation.day_full')

    const fresh = await arrange()
    await t.pool.query('update invitations set project_id = $1 where project_id = $2', [fresh.projectId, projectId])
    await t.pool.query(
      "update invitations set client_id = $1, created_at = now() - interval '2 days' where project_id = $2",
      [fresh.clientUser.id, fresh.projectId],
    )
    await t.pool.query(
      `with people as (
         insert into users (username, email, email_key, password_hash)
         select 'crowd', gen_random_uuid() || '@example.com', gen_random_uuid(), '' from generate_series(1, 30) returning id
       )
       insert into invitations (project_id, client_id, freelancer_id, message, created_at, expires_at)
       select $1, $2, id, '', now() - interval '2 days', now() from people`,
      [fresh.projectId, fresh.clientUser.id],
    )
    expectFailure(await fresh.invite(), 409, 'invitation.project_full')
  })
})
