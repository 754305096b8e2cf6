import { dayMs, type NeedsView, needsPerKind, needsShown, type Side } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { change } from '../../../testing/contract-changes.ts'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { openDispute } from '../../../testing/disputes.ts'
import { hide } from '../../../testing/hide.ts'
import { arrangePaid, pay } from '../../../testing/payments.ts'
import { arrangeCompleted, reviewOf } from '../../../testing/reviews.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const needsOf = async (t: TestApp, person: { token: string }, side: Side) =>
  (await t.as(person).get(`/api/home/needs?side=${side}`)).json<NeedsView>()
const suspend = (t: TestApp, { id }: { id: string }) =>
  t.pool.query("insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)", [
    id,
  ])
const kindsOf = ({ needs }: NeedsView) => needs.map(({ kind }) => kind)

test('each step of a contract needs one side, with who waits and until when', async () => {
  const t = await startTestApp()
  const hire = await arrangeHire(t, { bidAmount: 500 })
  const both = async ({ clientUser, freelancerUser }: Hire = hire) => [
    await needsOf(t, clientUser, 'client'),
    await needsOf(t, freelancerUser, 'freelancer'),
  ]
  const [hired, hiredOther] = await both()
  expect(hired).toMatchObject({
    needs: [{ kind: 'to_fund', subjectId: hire.contractId, person: { _id: hire.freelancerUser.id }, dueAt: null }],
    more: 0,
    hasMoney: false,
  })
  expect(hiredOther).toMatchObject({ needs: [], more: 0, hasMoney: false })

  await hire.deliver()
  const [delivered] = await both()
  const { autoApprovalAt } = (await hire.client.get(`/api/contracts/${hire.contractId}`)).json()
  expect(delivered?.needs).toMatchObject([{ kind: 'delivery_to_review', dueAt: autoApprovalAt }])

  await hire.requestChanges()
  const [, sentBack] = await both()
  expect(sentBack?.needs).toMatchObject([{ kind: 'changes_requested', person: { _id: hire.clientUser.id } }])

  await hire.deliver()
  await hire.approve()
  const [approved] = await both()
  expect(approved && kindsOf(approved)).toEqual(['payment_due'])

  await pay(hire, 'succeeds_late')
  expect((await both())[0]?.needs, 'while the bank decides').toEqual([])
})

test('a completed contract asks each side for a review until it is written', async () => {
  const t = await startTestApp()
  const hire = await arrangeCompleted(t)
  const [client, freelancer] = await Promise.all([
    needsOf(t, hire.clientUser, 'client'),
    needsOf(t, hire.freelancerUser, 'freelancer'),
  ])
  expect([client, freelancer]).toMatchObject([
    { needs: [{ kind: 'review', subjectId: hire.contractId }], hasMoney: true },
    { needs: [{ kind: 'review', subjectId: hire.contractId }], hasMoney: true },
  ])
  await hire.client.put(`/api/contracts/${hire.contractId}/review`, reviewOf('freelancer'))
  expect((await needsOf(t, hire.clientUser, 'client')).needs).toEqual([])
})

test('proposals are counted by project, and those put aside, countered or of the suspended are left out', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const { id: projectId } = await t.insertProject({ clientId: client.id, title: 'A bench' })
  const proposals = await Promise.all([1, 2, 3, 4].map(() => t.insertProposal({ projectId })))
  const [opened, archived, , last] = proposals
  await t.pool.query('insert into proposal_notes (proposal_id, project_id, mark) values ($1, $2, $3)', [
    archived?.id,
    projectId,
    'archived',
  ])
  await t.pool.query('update proposals set opened_at = now() where id = $1', [opened?.id])
  await suspend(t, { id: String(await t.value('select freelancer_id from proposals where id = $1', [last?.id])) })
  const { needs } = await needsOf(t, client, 'client')
  expect(needs).toMatchObject([
    { kind: 'proposals', title: 'A bench', subjectId: projectId, person: null, count: 2, unread: 1 },
  ])
  expect((await needsOf(t, client, 'freelancer')).needs).toEqual([])

  await t.pool.query(
    `insert into proposal_counters (proposal_id, by, bid_cents, milestones, created_at) values ($1, 'client', 100, '[]', now())`,
    [proposals[2]?.id],
  )
  const freelancer = await t.value('select freelancer_id from proposals where id = $1', [proposals[2]?.id])
  const token = await t.insertSession(String(freelancer))
  expect((await needsOf(t, { token }, 'freelancer')).needs).toMatchObject([
    { kind: 'counter_offer', subjectId: projectId, person: { _id: client.id } },
  ])
  expect((await needsOf(t, client, 'client')).needs).toMatchObject([{ kind: 'proposals', count: 1 }])
})

test('a hidden project asks its client neither for a decision on proposals nor for invitations', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const [{ id: proposedTo }, { id: empty }] = [
    await t.insertProject({ clientId: client.id }),
    await t.insertProject({ clientId: client.id }),
  ]
  await t.insertProposal({ projectId: proposedTo })
  expect(await needsOf(t, client, 'client')).toMatchObject({ needs: [{ subjectId: proposedTo }], toInvite: empty })

  const reporter = await t.insertUser()
  for (const targetId of [proposedTo, empty]) {
    await hide(t, { reporter, person: client, report: { kind: 'project', targetId } })
  }

  expect(await needsOf(t, client, 'client')).toMatchObject({ needs: [], toInvite: null })
})

test('without a need, a client is told of the newest open project that nobody proposed to', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const toInvite = async () => (await needsOf(t, client, 'client')).toInvite
  expect(await toInvite()).toBeNull()
  const { id: older } = await t.insertProject({ clientId: client.id, createdAt: new Date(Date.now() - dayMs) })
  const { id: newer } = await t.insertProject({ clientId: client.id })
  await t.insertProject({ clientId: client.id, status: 'completed' })
  expect(await toInvite()).toBe(newer)
  expect((await needsOf(t, client, 'freelancer')).toInvite).toBeNull()

  await t.pool.query('update projects set proposal_count = 1 where id = $1', [newer])
  expect(await toInvite()).toBe(older)
  await t.pool.query(`update projects set deadline_at = now() - interval '1 second' where id = $1`, [older])
  expect(await toInvite()).toBeNull()
})

test('an offer to change or end needs the other side, and a close deadline the freelancer', async () => {
  const t = await startTestApp()
  const hire = await arrangePaid(t)
  await t.pool.query(`update projects set deadline_at = now() + interval '1 day' where id = $1`, [hire.projectId])
  const change = { amount: 900, reason: 'Less to do.' }
  expect((await hire.client.post(`/api/contracts/${hire.contractId}/changes`, change)).statusCode).toBe(201)
  expect(kindsOf(await needsOf(t, hire.freelancerUser, 'freelancer'))).toEqual(['deadline_near', 'change_offered'])
  expect(kindsOf(await needsOf(t, hire.clientUser, 'client'))).toEqual([])
})

test('what is due follows the contract: its agreed time, and how long its money can be held', async () => {
  const t = await startTestApp()
  const hire = await arrangePaid(t)
  const { contractId: id, freelancerUser } = hire
  await t.pool.query(`update projects set deadline_at = now() + interval '1 day' where id = $1`, [hire.projectId])
  await t.pool.query('update contracts set delivery_days = 30 where id = $1', [id])
  expect((await needsOf(t, freelancerUser, 'freelancer')).needs).toEqual([])
  await t.pool.query('update contracts set delivery_days = 1 where id = $1', [id])
  const dueAt = String(await t.value("select created_at + interval '24 hours' from contracts where id = $1", [id]))
  const due = async (person: { token: string }, side: Side) =>
    (await needsOf(t, person, side)).needs.map((need) => [need.kind, String(new Date(need.dueAt ?? 0))])
  const agreed = String(new Date(dueAt))
  expect(await due(freelancerUser, 'freelancer')).toEqual([['deadline_near', agreed]])

  await hire.deliver()
  await t.pool.query(`update contracts set held_until = auto_approval_at - interval '1 day' where id = $1`, [id])
  const heldUntil = await t.value('select held_until from contracts where id = $1', [id])
  expect(await due(hire.clientUser, 'client')).toEqual([['delivery_to_review', String(new Date(String(heldUntil)))]])
  await hire.requestChanges()
  expect(await due(freelancerUser, 'freelancer')).toEqual([['changes_requested', agreed]])
})

test('a client has to pay what an accepted change adds, unless the freelancer is suspended', async () => {
  const t = await startTestApp()
  const hire = await arrangePaid(t)
  expect((await needsOf(t, hire.clientUser, 'client')).needs).toEqual([])
  const { accept } = await change(hire, 'freelancer', { amount: 5000 })
  expect((await accept('client')).statusCode).toBe(200)
  expect(kindsOf(await needsOf(t, hire.clientUser, 'client'))).toEqual(['to_fund'])
  await suspend(t, hire.freelancerUser)
  expect(kindsOf(await needsOf(t, hire.clientUser, 'client'))).toEqual([])
})

test('invitations, offered contracts and unanswered messages need who got them', async () => {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const { id: projectId } = await t.insertProject({ clientId: client.id })
  const invitation = { freelancerId: freelancer.id, message: 'Would you?' }
  expect((await t.as(client).post(`/api/projects/${projectId}/invitations`, invitation)).statusCode).toBe(201)
  const terms = { title: 'A chair', description: 'Of oak.', criteria: '', amount: 100, deliveryTime: 7 }
  const offer = await t.as(client).post('/api/direct-contracts', { ...terms, freelancerId: freelancer.id })
  expect(offer.statusCode).toBe(201)
  const { needs } = await needsOf(t, freelancer, 'freelancer')
  expect(needs).toMatchObject([
    { kind: 'direct_offer', title: 'A chair', subjectId: offer.json()._id, person: { _id: client.id } },
    { kind: 'invitation', subjectId: projectId },
  ])
  // More ended ones than are looked at, all of them newer.
  await t.pool.query(
    `insert into direct_offers select r.* from direct_offers o, generate_series(1, 301) n, jsonb_populate_record(o,
       jsonb_build_object('id', gen_random_uuid(), 'status', 'withdrawn', 'ended_at', now(), 'created_at', now() + n * interval '1 second')) r
     where o.id = $1`,
    [offer.json()._id],
  )
  expect(kindsOf(await needsOf(t, freelancer, 'freelancer'))).toEqual(['direct_offer', 'invitation'])
  await t.pool.query(
    "update invitations set expires_at = created_at + interval '1 millisecond' where project_id = $1",
    [projectId],
  )
  expect(kindsOf(await needsOf(t, freelancer, 'freelancer')), 'of an invitation that is over').toEqual(['direct_offer'])
  await suspend(t, client)
  expect((await needsOf(t, freelancer, 'freelancer')).needs, 'of a suspended client').toEqual([])

  const hire = await arrangePaid(t)
  const opened = await hire.client.post('/api/conversations', { userId: hire.freelancerUser.id })
  const write = async (from: 'client' | 'freelancer', text: string) => {
    const url = `/api/conversations/${opened.json()._id}/messages`
    const answer = await hire[from].post(url, { clientId: t.newId(), text })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  await write('client', 'Good morning!')
  await write('client', 'Are you there?')
  expect((await needsOf(t, hire.freelancerUser, 'freelancer')).needs).toMatchObject([
    { kind: 'message', title: '', subjectId: hire.clientUser.id, count: 2 },
  ])
  await write('freelancer', 'I am.')
  expect((await needsOf(t, hire.freelancerUser, 'freelancer')).needs).toEqual([])
  expect(kindsOf(await needsOf(t, hire.clientUser, 'client'))).toEqual(['message'])
  const mute = `/api/conversations/${opened.json()._id}/mute`
  expect((await hire.client.post(mute)).statusCode).toBe(200)
  expect(kindsOf(await needsOf(t, hire.clientUser, 'client')), 'muted').toEqual([])
  await hire.client.delete(mute)
  const blocked = (at: string) =>
    t.pool.query(`update conversation_members set blocked_at = ${at} where user_id = $1`, [hire.freelancerUser.id])
  await blocked('now()')
  expect(kindsOf(await needsOf(t, hire.clientUser, 'client')), 'blocked').toEqual([])
  await blocked('null')
  await t.pool.query('update users set deleted_at = now() where id = $1', [hire.freelancerUser.id])
  expect(kindsOf(await needsOf(t, hire.clientUser, 'client')), 'left').toEqual([])
})

test('a dispute needs the side that has not stated its split last', async () => {
  const t = await startTestApp()
  const dispute = await openDispute(await arrangePaid(t), 'client', 200)
  const asked = async () => [
    kindsOf(await needsOf(t, dispute.clientUser, 'client')),
    kindsOf(await needsOf(t, dispute.freelancerUser, 'freelancer')),
  ]
  expect(await asked()).toEqual([[], ['dispute']])
  await dispute.claim('freelancer', 700)
  expect(await asked()).toEqual([['dispute'], []])
})

test('many needs are cut, and the rest is counted', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  for (let n = 0; n < needsPerKind + 2; n += 1) {
    const { id: projectId } = await t.insertProject({ clientId: client.id })
    await t.insertProposal({ projectId, createdAt: new Date(Date.now() - n * dayMs) })
  }
  const { needs, more } = await needsOf(t, client, 'client')
  expect([needs.length, more]).toEqual([needsShown, needsPerKind - needsShown])
})

test('money is summed by month for each side', async () => {
  const t = await startTestApp()
  const hire = await arrangeCompleted(t)
  const monthsOf = async (side: Side) =>
    (await hire[side].get(`/api/home/money?side=${side}`)).json<{ months: object[] }>().months
  const paid = { held: 100, released: 100, earned: 90, refunded: 0 }
  for (const side of ['client', 'freelancer'] as const) {
    const months = await monthsOf(side)
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toMatchObject(paid)
    expect(months.at(0)).toMatchObject({ held: 0, released: 0 })
  }

  const now = new Date()
  t.setClock(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) - 1))
  const last = await arrangeCompleted(t)
  t.setClock(undefined)
  await t.pool.query("update sessions set expires_at = now() + interval '1 day'")
  const { months } = (await last.client.get('/api/home/money?side=client')).json<{ months: object[] }>()
  expect(months.slice(-2), 'of the last millisecond of a month').toMatchObject([paid, { held: 0, released: 0 }])
})
