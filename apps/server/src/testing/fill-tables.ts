import { readUnits } from '@guildhall/content'
import { keepCounts } from '../modules/1-ground/counts/shared/list-counts.queries.ts'
import { disputeTestCard } from '../modules/5-contracts/payments/sandbox/dispute-test-card.ts'
import { sendRefund } from '../modules/5-contracts/payments/send-refund.ts'
import { earnResult } from './assess.ts'
import { testPassword } from './builders.ts'
import { dropQuestion } from './challenges.ts'
import { arrangeScene } from './matrix-scene.ts'
import { insertOperator } from './operators.ts'
import { passkeyOptions, signUpWithApp, startSignIn } from './second-factor.ts'
import { sweepUntilKept } from './sweep-until-kept.ts'
import type { TestApp } from './test-app.ts'

/** Adds a row to each table that no scene fills, through the API where possible. */
export async function fillRemainingTables(t: TestApp): Promise<void> {
  const [client, learner] = [await t.insertUser(), await t.insertUser()]
  const project = { title: 'A bench of oak', description: 'For a garden.', price: 480, requiredSkills: ['Joinery'] }
  const key = { headers: { 'idempotency-key': t.newId() } }
  const { _id } = (await t.as(client).post('/projects/create', { ...project, deadline: '2099-06-01' }, key)).json()
  const proposal = await t.insertProposal({ projectId: _id })
  await t.as(client).post(`/api/proposals/${proposal.id}/accept`)
  await t.as(client).put(`/projects/update/${_id}`, { ...project, price: 520, deadline: '2099-06-01' })
  await keepCounts(t.db, 'projects_of_client', client.id)
  await sweepUntilKept(t)
  await t.as(learner).put(`/api/units/${readUnits()[0]?.id}/saved`, { saved: true })

  await splitPayment(t)
  await arrangeScene(t, 'changing')
  await arrangeScene(t, 'countered')
  const attached = await arrangeScene(t, 'attached')
  await t.as(attached.client).put(`/api/proposals/${attached.proposalId}/mark`, { mark: 'shortlisted', note: 'Ask.' })
  await arrangeScene(t, 'disputed')
  await arrangeScene(t, 'reviewed')
  await t.runJobs() // measures both

  const talking = await arrangeScene(t, 'talking')
  const conversation = `/api/conversations/${talking.conversationId}`
  await t.as(talking.client).put(`${conversation}/messages/2`, { text: 'Hello again!' })
  await t.as(talking.client).post(`${conversation}/reports`, { reason: 'Rude' })
  await t.as(talking.client).put('/api/conversations/settings', { readReceipts: true })
  const choices = { choices: {}, quietHours: null, timeZone: 'Europe/Lisbon', digestHour: 7 }
  await t.as(client).put('/api/notifications/settings', choices)
  await t.anonymous.post('/api/mail/unsubscribe/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  const { user } = await signUpWithApp(t)
  await startSignIn(t, user)
  t.setClock(undefined)
  await passkeyOptions(t)

  const shown = await earnResult(t, learner, { right: 15, onProfile: true })
  await t.anonymous.get(`/api/assessments/public/${shown._id}/credential`)
  await dropQuestion(t, learner, shown)
  await t.runJobs()
  await t.pool.query(`insert into withdrawn_results (result_id, reason) values ($1, 'A shared key')`, [shown._id])
  await t.pool.query(`insert into ai_usage (key, day, requests) values ('user:' || $1, '2026-01-01', 1)`, [learner.id])
  await insertOperator(t)
  await t.pool.query(
    `insert into ledger_audits (started_at, ended_at, chains, entries, lines, findings) values (now(), now(), 0, 0, 0, '[]')`,
  )
  const newcomer = { username: 'Ada', email: `${t.newId()}@example.com`, password: testPassword }
  await t.anonymous.post('/auth/signup', newcomer) // mails a link
  await t.pool.query(`insert into stripe_accounts values ($1, 'acct_1', true, now(), now())`, [learner.id])
  await t.pool.query(`insert into provider_events (id, kind, status, happened_at, received_at, booked_at)
    values ('evt_1', 'charge.succeeded', 'ignored', now(), now(), now())`)
  await t.pool.query(`insert into saved_search_progress (created_at, project_id) values (now(), gen_random_uuid())`)
  await t.pool.query(`insert into pending_files (storage_key) values ('left-behind')`)
  await t.pool.query(`insert into socket_io_attachments (payload) values ('')`)
}

async function splitPayment(t: TestApp): Promise<void> {
  const { client, freelancer, contractId, paymentId } = await arrangeScene(t, 'paying')
  const { amount } = (await t.as(client).post(`/api/payments/${paymentId}/test-card`, { card: 'succeeds' })).json()
  const offers = `/api/contracts/${contractId}/offers`
  const split = { release: amount / 2, refund: amount / 2, reason: 'Half of it is done.' }
  const { openOffer } = (await t.as(client).post(offers, split)).json()
  await t.as(freelancer).post(`${offers}/${openOffer._id}/accept`)
  await t.as(freelancer).post('/api/payouts', {})
  await sendRefund(t.deps, { refundId: String(await t.value('select id from refunds limit 1')) })
  await disputeTestCard(t.deps, { paymentId, outcome: 'lost' })
}
