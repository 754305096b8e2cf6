import {
  type AdminPersonView,
  type AppealView,
  type ContractDetailView,
  dayMs,
  type NotificationView,
  type SuspensionView,
} from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { arrangeHire } from '../../../testing/contracts.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { approveOverdue } from '../../5-contracts/deliveries/approve-overdue.ts'
import { auditLedger } from '../../5-contracts/ledger-audits/audit/audit-ledger.ts'

const reason = 'Forty equal messages to forty people.'

type Person = { id: string; email: string }

async function arrange() {
  const t = await startTestApp()
  const operator = await insertOperator(t)
  const person = (id: string) => `/api/admin/people/${id}`
  return {
    t,
    operator,
    as: t.as(operator),
    suspend: (id: string, body: object = { reason }) => t.as(operator).post(`${person(id)}/suspension`, body),
    card: async (id: string) => (await t.as(operator).get(person(id))).json<AdminPersonView>(),
    signIn: async ({ email }: { email: string }) =>
      t.as((await t.anonymous.post('/auth/login', { email, password: 'correct horse' })).json()),
  }
}

async function paid(hire: Awaited<ReturnType<typeof arrangeHire>>) {
  const { _id } = (await hire.client.post(`/api/contracts/${hire.contractId}/payments`)).json()
  await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
}

const noticesOf = async (t: TestApp, user: { token: string }) =>
  (await t.as(user).get('/api/notifications')).json<NotificationView[]>().map(({ kind }) => kind)

describe('a suspended person', () => {
  test('is signed out everywhere, reads why by mail and after signing in, and can do nothing else', async () => {
    const { t, suspend } = await arrange()
    const ada = await t.insertUser()

    const card = (await suspend(ada.id)).json<AdminPersonView>()

    expect(card).toMatchObject({ isSuspended: true, suspendRefusal: 'suspended', suspensions: [{ reason }] })
    expectFailure(await t.as(ada).get('/api/auth/me'), 401, 'session.invalid')
    await t.runJobs()
    expect(await t.mailsTo(ada.email)).toEqual([
      expect.objectContaining({ subject: 'Your account is suspended', text: expect.stringContaining(reason) }),
    ])

    const { email } = ada
    const session = (await t.anonymous.post('/auth/login', { email, password: 'correct horse' })).json()
    expect(session).toMatchObject({ isSuspended: true })
    const again = t.as(session)
    expect((await again.get('/api/account/suspension')).json<SuspensionView>()).toMatchObject({ reason, appeal: null })
    for (const url of ['/api/contracts?role=client', '/api/payments', '/api/earnings', '/api/auth/me']) {
      expect((await again.get(url)).statusCode, url).toBe(200)
    }
    expectFailure(await again.get('/api/notifications'), 403, 'account.suspended')
    expectFailure(await again.post('/projects/create', {}), 403, 'account.suspended')
    expectFailure(await again.get('/api/admin/me'), 404, 'route.not_found')
  })

  test('appeals once, and reads the answer', async () => {
    const { t, as, suspend, signIn } = await arrange()
    const ada = await t.insertUser()
    const [suspension] = (await suspend(ada.id)).json<AdminPersonView>().suspensions
    const again = await signIn(ada)
    const other = t.as(await insertOperator(t))
    const answer = (body: object, by = other) => by.post(`/api/admin/suspensions/${suspension?._id}/answer`, body)
    expectFailure(await answer({ decision: 'keep', reason: 'No.' }), 409, 'suspension.no_appeal')

    await again.post('/api/account/suspension/appeal', { text: 'They had asked me to.' })
    expectFailure(await again.post('/api/account/suspension/appeal', { text: 'Again.' }), 409, 'suspension.appealed')
    const appeals = (await as.get('/api/admin/appeals?limit=100')).json<AppealView[]>()
    expect(appeals.at(-1)).toMatchObject({ appeal: 'They had asked me to.', person: { _id: ada.id }, reason })
    expectFailure(await answer({ decision: 'keep', reason: 'No.' }, as), 403, 'operator.decided')
    await answer({ decision: 'keep', reason: 'They had not.' })

    expect((await again.get('/api/account/suspension')).json()).toMatchObject({ answer: 'They had not.' })
    expectFailure(await answer({ decision: 'lift', reason: 'Oh.' }), 409, 'suspension.answered')
    await t.runJobs()
    expect((await t.mailsTo(ada.email)).map(({ subject }) => subject)).toContain('Your appeal was answered')
  })

  test('goes on with the same sign-in once it is lifted', async () => {
    const { t, as, suspend, signIn, card } = await arrange()
    const ada = await t.insertUser()
    const [suspension] = (await suspend(ada.id)).json<AdminPersonView>().suspensions
    const again = await signIn(ada)
    await again.get('/api/account/suspension')

    const lift = () => as.post(`/api/admin/suspensions/${suspension?._id}/lift`, { reason: 'A mix-up.' })
    expect((await lift()).json()).toMatchObject({ isSuspended: false, suspensions: [{ liftReason: 'A mix-up.' }] })

    expect((await again.get('/api/notifications')).json()).toMatchObject([
      { kind: 'account.suspension_lifted' },
      { kind: 'account.suspended' },
    ])
    expectFailure(await again.get('/api/account/suspension'), 404, 'suspension.not_found')
    expectFailure(await lift(), 409, 'suspension.over')
    await t.runJobs()
    const lifted = (await t.mailsTo(ada.email)).find(({ subject }) => subject === 'Your account is no longer suspended')
    expect(lifted?.text).toContain('A mix-up.')
    expect((await suspend(ada.id)).statusCode).toBe(200)
    expect((await card(ada.id)).suspensions).toHaveLength(2)
  })

  test('is not shown: neither their profile nor their projects, and their proposals cannot be accepted', async () => {
    const { t, suspend } = await arrange()
    const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
    await t.as(client).put('/api/profile/me', { name: 'Ada', bio: 'x'.repeat(3_000) })
    const word = `ceramics-${t.newId()}`
    const { id: projectId } = await t.insertProject({ clientId: client.id, title: word })
    await t.insertProposal({ projectId, freelancerId: freelancer.id })
    const other = await t.insertProject()
    const late = await t.insertProposal({ projectId: other.id, freelancerId: client.id })
    const browse = async (query = '') => (await t.as(stranger).get(`/api/projects?limit=100${query}`)).json()
    const before = await browse()
    expect((await browse(`&search=${word}`)).total).toBe(1)

    await suspend(client.id)

    const after = await browse()
    expect(before.total - after.total).toBe(1)
    expect(before.categories['Web Development'] - after.categories['Web Development']).toBe(1)
    expect(JSON.stringify(after)).not.toContain(projectId)
    expect((await browse(`&search=${word}`)).total).toBe(0)
    expectFailure(await t.as(stranger).get(`/api/projects/${projectId}`), 404, 'project.not_found')
    const proposal = { projectId, freelancerId: stranger.id, message: 'I can.' }
    expectFailure(await t.as(stranger).post('/api/proposals', proposal), 404, 'project.not_found')
    expect((await t.as(freelancer).get(`/api/projects/${projectId}`)).statusCode).toBe(200)
    for (const path of ['', '/text?section=bio', '/skills', '/assessments']) {
      expect((await t.anonymous.get(`/api/profile/${client.id}${path}`)).statusCode, path).toBe(404)
    }
    expect((await t.as(stranger).get('/api/users?limit=100')).body).not.toContain(client.id)
    const owner = { token: await t.insertSession(other.clientId) }
    expectFailure(await t.as(owner).post(`/api/proposals/${late.id}/accept`), 409, 'proposal.freelancer_suspended')
  })
})

describe('money of a suspended person', () => {
  test('what is held goes back when the other side ends a contract for which nothing was delivered', async () => {
    const { t, suspend } = await arrange()
    const hire = await arrangeHire(t, { bidAmount: 300 })
    await paid(hire)
    const end = () => hire.client.post(`/api/contracts/${hire.contractId}/end`)
    expectFailure(await end(), 409, 'contract.other_not_suspended')

    await suspend(hire.freelancerUser.id)

    expect(await noticesOf(t, hire.clientUser)).toContain('contract.party_suspended')
    const contract = (await hire.client.get(`/api/contracts/${hire.contractId}`)).json<ContractDetailView>()
    expect(contract).toMatchObject({ suspended: ['freelancer'], allowedMoves: expect.arrayContaining(['end_alone']) })
    expect((await end()).json()).toMatchObject({ status: 'cancelled', money: { held: 0, refunded: 300, released: 0 } })
    expectFailure(await end(), 409, 'contract.over')
    await t.runJobs()
    expect((await auditLedger(t.db)).findings).toEqual([])
  })

  test('the other side offers neither a change nor an end that a suspended person could not answer', async () => {
    const { t, suspend } = await arrange()
    const hire = await arrangeHire(t, { bidAmount: 300 })
    await paid(hire)

    await suspend(hire.freelancerUser.id)

    const contract = `/api/contracts/${hire.contractId}`
    const { allowedMoves } = (await hire.client.get(contract)).json<ContractDetailView>()
    expect(allowedMoves).toEqual(['open_dispute', 'end_alone'])
    const change = { deliveryTime: 30, reason: 'No hurry.' }
    expectFailure(await hire.client.post(`${contract}/changes`, change), 409, 'contract.other_suspended')
    const end = { release: 100, refund: 200, reason: 'Let us stop here.' }
    expectFailure(await hire.client.post(`${contract}/offers`, end), 409, 'contract.other_suspended')
  })

  test('a client pays a suspended freelancer for work that waits for their answer, and for none that is yet to be done', async () => {
    const { t, suspend } = await arrange()
    const [begun, delivered] = [await arrangeHire(t), await arrangeHire(t)]
    await delivered.deliver()
    const early = await arrangeHire(t)
    const pay = (hire: typeof begun) => hire.client.post(`/api/contracts/${hire.contractId}/payments`)
    const { _id } = (await pay(early)).json()
    for (const { freelancerUser } of [begun, delivered, early]) await suspend(freelancerUser.id)

    expectFailure(await pay(begun), 409, 'contract.freelancer_suspended')
    const charge = await early.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
    expectFailure(charge, 409, 'contract.freelancer_suspended')
    const unpaid = (await begun.client.get(`/api/contracts/${begun.contractId}`)).json<ContractDetailView>()
    expect(unpaid.allowedMoves).toEqual(['end_alone'])
    expect((await pay(delivered)).statusCode).toBe(201)
  })

  test('the freelancer, too, can end a contract whose client is suspended, and the client gets the money back', async () => {
    const { t, suspend } = await arrange()
    const hire = await arrangeHire(t, { bidAmount: 300 })
    await paid(hire)

    await suspend(hire.clientUser.id)

    const ended = await hire.freelancer.post(`/api/contracts/${hire.contractId}/end`)
    expect(ended.json()).toMatchObject({ status: 'cancelled', money: { held: 0, refunded: 300 } })
  })

  test('delivered work is reviewed and approved by the clock as ever, and nobody ends its contract alone', async () => {
    const { t, suspend, signIn } = await arrange()
    const hire = await arrangeHire(t, { bidAmount: 300 })
    await paid(hire)
    await hire.deliver()

    await suspend(hire.clientUser.id)

    const contract = `/api/contracts/${hire.contractId}`
    expectFailure(await hire.freelancer.post(`${contract}/end`), 409, 'contract.work_delivered')
    t.setClock(new Date(Date.now() + 15 * dayMs))
    await approveOverdue(t.deps)
    t.setClock(undefined)
    expect((await hire.freelancer.get(contract)).json()).toMatchObject({
      status: 'completed',
      money: { released: 300 },
    })
    const again = await signIn(hire.clientUser)
    expect((await again.get(contract)).json()).toMatchObject({ status: 'completed' })
  })

  test('earnings can be withdrawn from 14 days after the suspension on, and at once when it is lifted', async () => {
    const { t, as, suspend, signIn } = await arrange()
    const hire = await arrangeHire(t, { bidAmount: 300 })
    await paid(hire)
    await hire.deliver()
    await hire.approve()
    const [suspension] = (await suspend(hire.freelancerUser.id)).json<AdminPersonView>().suspensions
    const again = await signIn(hire.freelancerUser)

    expectFailure(await again.post('/api/payouts', { amount: 10 }), 409, 'payout.suspended')
    t.setClock(new Date(Date.parse(suspension?.suspendedAt ?? '') + 14 * dayMs))
    expect((await again.post('/api/payouts', { amount: 10 })).statusCode).toBe(201)

    t.setClock(undefined)
    await as.post(`/api/admin/suspensions/${suspension?._id}/lift`, { reason: 'A mix-up.' })
    expect((await again.post('/api/payouts', { amount: 10 })).statusCode).toBe(201)
    expect((await auditLedger(t.db)).findings).toEqual([])
  })
})

describe('operators', () => {
  test('suspend neither themselves nor each other, and give a reason', async () => {
    const { t, operator, suspend } = await arrange()
    const other = await insertOperator(t)
    const ada = await t.insertUser()

    expectFailure(await suspend(operator.id), 403, 'operator.own_matter')
    expectFailure(await suspend(other.id), 403, 'operator.other_operator')
    expectFailure(await suspend(ada.id, { reason: ' ' }), 400, 'request.invalid')
    await suspend(ada.id)
    expectFailure(await suspend(ada.id), 409, 'suspension.already')
  })

  test('suspend nobody with whom they have a running contract, whose money a suspension would give back to them', async () => {
    const { t, operator, as, suspend, card } = await arrange()
    const hire = await arrangeHire(t, { client: operator, bidAmount: 500 })
    const { id } = hire.freelancerUser
    await paid(hire)

    expectFailure(await suspend(id), 403, 'operator.own_matter')
    expect((await card(id)).suspendRefusal).toBe('partner')
    expectFailure(await as.post(`/api/contracts/${hire.contractId}/end`), 409, 'contract.other_not_suspended')

    const other = t.as(await insertOperator(t))
    const suspended = await other.post(`/api/admin/people/${id}/suspension`, { reason })
    const [suspension] = suspended.json<AdminPersonView>().suspensions
    const url = `/api/admin/suspensions/${suspension?._id}`
    expect((await card(id)).suspensions).toMatchObject([{ isOwnMatter: true }])
    expectFailure(await as.post(`${url}/lift`, { reason: 'A mix-up.' }), 403, 'operator.own_matter')
    expect((await other.post(`${url}/lift`, { reason: 'A mix-up.' })).statusCode).toBe(200)
  })

  test('find people by address, name or username', async () => {
    const { t, as } = await arrange()
    const name = `Björk ${t.newId()}`
    const ada: Person & { token: string; username: string } = await t.insertUser()
    await t.as(ada).put('/api/profile/me', { name })
    const find = async (search: string) =>
      (await as.get(`/api/admin/people?${new URLSearchParams({ search }).toString()}`)).json()

    for (const search of [ada.email, ada.email.toUpperCase(), ada.username, name.slice(0, 20), name.toLowerCase()]) {
      expect(await find(search), search).toEqual({
        people: [expect.objectContaining({ _id: ada.id, name })],
        hasMore: false,
      })
    }
    expect(await find('%%%')).toEqual({ people: [], hasMore: false })
    expectFailure(await as.get('/api/admin/people?search=ab'), 400, 'request.invalid')
    for (let n = 0; n < 21; n += 1) await t.insertUser(`Crowd ${n}`)
    expect(await find('crowd')).toMatchObject({ people: { length: 20 }, hasMore: true })
  })

  test('of two who suspend the same person at once, the second is refused', async () => {
    const { t, suspend } = await arrange()
    const ada = await t.insertUser()
    const answers = await t.race({ table: 'users', id: ada.id }, [() => suspend(ada.id), () => suspend(ada.id)])

    expect(sortedStatuses(answers)).toEqual([200, 409])
  })
})
