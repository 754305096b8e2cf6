import type { AdminCaseDetailView, AdminCaseView, OperatorActionView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange() {
  const t = await startTestApp()
  const operator = await insertOperator(t)
  const talk = await arrangeConversation(t)
  const { client, freelancer, url, send } = talk
  for (const text of ['One', 'Two', 'Pay me outside', 'Four', 'Five', 'Six']) await send(client, text)
  await t.as(freelancer).post(`${url}/reports`, { seq: 4, reason: 'Asks for cash' })
  const as = t.as(operator)
  const [report] = (await as.get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
  const address = `/api/admin/reports/${report?._id}`
  return { t, operator, as, ...talk, report, address }
}

test('an operator reads the message that was reported and two on each side, as they are now, and no others', async () => {
  const { t, as, client, freelancer, url, report, address } = await arrange()
  expect(report).toMatchObject({ target: { kind: 'message', seq: 4, label: 'Pay me outside' }, outcome: null })
  await t.as(client).put(`${url}/messages/4`, { text: 'Pay me here' })
  await t.as(client).delete(`${url}/messages/5`)

  const { context, snapshots, list } = (await as.get(address)).json<AdminCaseDetailView>()

  expect(list).toMatchObject([{ reporter: { _id: freelancer.id }, reason: 'Asks for cash', harm: 'other' }])
  expect(snapshots.map(({ parts }) => parts)).toEqual([[{ label: 'Message', text: 'Pay me outside' }]])
  expect(context.map(({ seq, author, text }) => [seq, author._id, text])).toEqual([
    [2, client.id, 'One'],
    [3, client.id, 'Two'],
    [4, client.id, 'Pay me here'],
    [5, client.id, ''],
    [6, client.id, 'Five'],
  ])
  expect(context.map(({ isEdited, isDeleted }) => [isEdited, isDeleted]).slice(2, 4)).toEqual([
    [true, false],
    [false, true],
  ])
})

test('of a reported project they read its budget as money', async () => {
  const { t, as, client, freelancer } = await arrange()
  const { id } = await t.insertProject({ clientId: client.id, priceCents: 125_050 })
  await t.as(freelancer).post('/api/reports', { kind: 'project', targetId: id, harm: 'scam', reason: 'No such studio' })
  const [found] = (await as.get(`/api/admin/reports?kind=project&person=${client.id}`)).json<AdminCaseView[]>()

  const { snapshots } = (await as.get(`/api/admin/reports/${found?._id}`)).json<AdminCaseDetailView>()

  expect(snapshots[0]?.parts).toContainEqual({ label: 'Budget', text: '$1,250.50' })
})

test('of a report on the whole conversation they read the reason alone', async () => {
  const { t, as, client, freelancer, url } = await arrange()
  await t.as(freelancer).post(`${url}/reports`, { reason: 'All of it' })
  const [all] = (await as.get(`/api/admin/reports?kind=conversation&person=${client.id}`)).json<AdminCaseView[]>()

  const detail = (await as.get(`/api/admin/reports/${all?._id}`)).json()
  expect(detail).toMatchObject({ list: [{ reason: 'All of it' }], snapshots: [{ parts: [] }], context: [] })
})

test('a warning closes it: the person reads the reason, and who reported sees that it is closed', async () => {
  const { t, as, operator, client, freelancer, url, report, address } = await arrange()
  const resolve = () => as.post(`${address}/resolution`, { outcome: 'warning', reason: 'Payments stay here.' })

  expect((await resolve()).json()).toMatchObject({ outcome: 'warning', outcomeReason: 'Payments stay here.' })

  expectFailure(await resolve(), 409, 'report.closed')
  expect((await t.as(freelancer).get(`${url}/reports`)).json().reports).toMatchObject([{ seq: 4, status: 'closed' }])
  expect((await t.as(client).get('/api/notifications')).body).toContain('An operator of this site warns you: Payments')
  await t.runJobs()
  expect((await t.mailsTo(client.email)).map(({ subject }) => subject)).toContain('A warning about a message of yours')
  const closed = (await as.get('/api/admin/reports?status=closed')).json<AdminCaseView[]>()
  expect(closed.map(({ _id }) => _id)).toContain(report?._id)
  const log = (await as.get(`/api/admin/log?operator=${operator.id}`)).json<OperatorActionView[]>()
  expect(log).toMatchObject([{ kind: 'report.resolved', target: report?._id, reason: 'Payments stay here.' }])
})

test('a suspension is one of the outcomes; nothing of it happens if the person cannot be suspended', async () => {
  const { t, as, client, address } = await arrange()
  const resolve = () => as.post(`${address}/resolution`, { outcome: 'suspension', reason: 'Again.' })
  await as.post(`/api/admin/people/${client.id}/suspension`, { reason: 'Spam' })
  expectFailure(await resolve(), 409, 'suspension.already')
  expect((await as.get(address)).json()).toMatchObject({ outcome: null, closedAt: null })

  await t.pool.query(`update suspensions set lifted_at = now(), lift_reason = 'x' where user_id = $1`, [client.id])
  expect((await resolve()).json()).toMatchObject({ outcome: 'suspension' })

  expect((await as.get(`/api/admin/people/${client.id}`)).json()).toMatchObject({ isSuspended: true })
})

test('an operator has no part in a report about a conversation of theirs', async () => {
  const { t, client, address } = await arrange()
  await t.pool.query('insert into operators (user_id, added_at) values ($1, now())', [client.id])
  await t.pool.query(
    'insert into authenticator_apps (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())',
    [client.id, Buffer.alloc(8)],
  )
  await t.pool.query('update sessions set second_factor = true where user_id = $1', [client.id])

  expectFailure(await t.as(client).get(address), 403, 'operator.own_matter')
  const resolution = { outcome: 'no_action', reason: 'I am fine.' }
  expectFailure(await t.as(client).post(`${address}/resolution`, resolution), 403, 'operator.own_matter')
})
