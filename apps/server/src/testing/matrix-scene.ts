import { readUnits } from '@guildhall/content'
import { issueLink } from '../modules/accounts/links/issue-link.ts'
import type { LinkPurpose } from '../modules/accounts/links/link.rules.ts'
import { disputeTestCard } from '../modules/payments/sandbox/dispute-test-card.ts'
import { sendRefund } from '../modules/payments/send-refund.ts'
import { refreshOne } from '../modules/talent/refresh-listings.ts'
import type { Tx } from '../platform/database/database.ts'
import { earnResult } from './assess.ts'
import { testPassword } from './builders.ts'
import { insertFailedJob, insertOperator } from './operators.ts'
import { samples } from './sample-files.ts'
import { addPasskey, passkeyOptions, signUpWithApp, startSignIn } from './second-factor.ts'
import type { TestApp } from './test-app.ts'

export type Person = { id: string; token: string; email: string }
export type Scene = {
  client: Person
  freelancer: Person
  stranger: Person
  /** The id of the stranger. */
  personId: string
  /** Of the client; empty except at stages 'suspended' and 'appealed'. */
  suspensionId: string
  /** Of the client's message; empty except at stage 'reported'. */
  reportId: string
  /** Empty except at stage 'failed job'. */
  jobId: string
  projectId: string
  proposalId: string
  /** Empty except at stage 'agreed'. */
  contractId: string
  /** Of the client, not charged yet; empty except at stage 'paying'. */
  paymentId: string
  /** Of what the client paid, numbered; empty except at stage 'paid'. */
  receiptId: string
  /** Of the client, to end the contract; empty except at stage 'offered'. */
  offerId: string
  /** Of the client, to give it more days, and a milestone that is paid; empty except at stage 'changing'. */
  changeId: string
  milestoneId: string
  /** Opened by the client about all that is held; empty except at stages 'disputed' and 'waiting'. */
  disputeId: string
  fileId: string
  pictureId: string
  courseId: string
  lessonId: string
  attemptId: string
  resultId: string
  /** The copy of the client's data; empty except at stage 'exported'. */
  exportId: string
  /** What the client wrote to the freelancer, with a file; empty except at stage 'talking'. */
  conversationId: string
  messageFileId: string
  /** The client's session. */
  sessionId: string
  /** A passkey of the client; empty except at stage 'passkey'. */
  passkeyId: string
  /** Tokens of links mailed to the client; empty except at stage 'linked'. */
  links: Record<LinkPurpose, string>
}
export const stages = [
  'open',
  'profile',
  'proposed',
  'accepted',
  'delivered',
  'agreed',
  'paying',
  'paid',
  'offered',
  'disputed',
  'waiting',
  'learning',
  'assessing',
  'exported',
  'talking',
  'linked',
  'passkey',
  'changing',
  'suspended',
  'appealed',
  'reported',
  'failed job',
] as const
export type Stage = (typeof stages)[number]

/**
 * A project of `client` at `stage`, with a proposal of `freelancer` from 'proposed' on. 'profile' also adds their
 * profiles.
 */
export async function arrangeScene(t: TestApp, stage: Stage): Promise<Scene> {
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const isAccepted = stage === 'accepted' || stage === 'delivered'
  const project = await t.insertProject({ clientId: client.id, status: isAccepted ? 'in_progress' : 'active' })
  const scene = {
    client,
    freelancer,
    stranger,
    personId: stranger.id,
    suspensionId: '',
    reportId: '',
    jobId: '',
    projectId: project.id,
    proposalId: '',
    contractId: '',
    paymentId: '',
    receiptId: '',
    offerId: '',
    changeId: '',
    milestoneId: '',
    disputeId: '',
    fileId: '',
    pictureId: '',
    courseId: '',
    lessonId: '',
    attemptId: '',
    resultId: '',
    passkeyId: '',
    exportId: '',
    conversationId: '',
    messageFileId: '',
    sessionId: String(await t.value('select id from sessions where user_id = $1', [client.id])),
    links: { confirm_email: '', confirm_new_email: '', restore_email: '', reset_password: '' },
  }
  if (stage === 'linked') {
    return { ...scene, links: await t.db.transaction((tx) => issueLinks(tx, client)) }
  }
  if (stage === 'exported') {
    const { _id: exportId } = (await t.as(client).post('/api/account/exports')).json()
    await t.runJobs()
    return { ...scene, exportId }
  }
  if (stage === 'profile') {
    await t.as(client).put('/api/profile/me', { title: 'Joiner', skills: ['Joinery'] })
    await refreshOne(t.deps, { userId: client.id })
    const picture = await t.as(client).post('/api/profile/images?kind=portfolio', pictureForm())
    return { ...scene, pictureId: picture.json()._id }
  }
  if (stage === 'assessing') {
    const start = async (skill: string) =>
      (await t.as(client).post('/api/assessments/attempts', { skill, numQuestions: 5 })).json()._id
    const { _id: resultId } = await earnResult(t, client, { right: 15 })
    return { ...scene, attemptId: await start('Python'), resultId }
  }
  if (stage === 'learning') {
    const course = (await t.as(client).post('/api/ai-course/generate', { prompt: 'Teach me React' })).json()
    return { ...scene, courseId: course._id, lessonId: course.lessons[0].id }
  }
  if (stage === 'passkey') return { ...scene, passkeyId: (await addPasskey(t, client)).passkey._id }
  if (stage === 'open') return scene
  if (stage === 'failed job') return { ...scene, jobId: await insertFailedJob(t, 'mail.send') }
  if (stage === 'suspended' || stage === 'appealed') {
    return { ...scene, suspensionId: await suspend(t, client, stage === 'appealed') }
  }

  const status = isAccepted ? 'accepted' : 'pending'
  const milestones =
    stage === 'changing'
      ? [
          { title: 'Design', cents: 50_000 },
          { title: 'Pages', cents: 70_000 },
        ]
      : []
  const parties = { projectId: project.id, freelancerId: freelancer.id }
  const proposal = await t.insertProposal({ ...parties, status, milestones })
  scene.proposalId = proposal.id
  if (stage === 'talking') return { ...scene, ...(await talk(t, client, freelancer)) }
  if (stage === 'disputed' || stage === 'waiting') return { ...scene, ...(await dispute(t, scene, stage)) }
  if (stage === 'reported') {
    const { conversationId } = await talk(t, client, freelancer)
    await t.as(freelancer).post(`/api/conversations/${conversationId}/reports`, { seq: 2, reason: 'Rude' })
    const reportId = await t.value('select id from message_reports where reporter_id = $1', [freelancer.id])
    return { ...scene, conversationId, reportId: String(reportId) }
  }
  if (stage === 'agreed' || stage === 'paying' || stage === 'paid' || stage === 'offered') {
    const contractId = await agree(t, client, proposal.id)
    if (stage === 'agreed') return { ...scene, contractId }
    if (stage === 'offered') {
      const offer = { release: 0, refund: 0, reason: 'The plans have changed.' }
      const { openOffer } = (await t.as(client).post(`/api/contracts/${contractId}/offers`, offer)).json()
      return { ...scene, contractId, offerId: openOffer._id }
    }
    const { _id } = (await t.as(client).post(`/api/contracts/${contractId}/payments`)).json()
    if (stage === 'paying') return { ...scene, contractId, paymentId: _id }
    const { receipt } = (await t.as(client).post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })).json()
    await t.runJobs()
    return { ...scene, contractId, receiptId: receipt._id }
  }
  if (stage === 'changing') return { ...scene, ...(await arrangeChange(t, client, proposal.id)) }
  if (stage !== 'delivered') return scene

  const answer = await t.as(freelancer).post(`/api/proposals/${proposal.id}/deliverables`, uploadForm())
  return { ...scene, fileId: answer.json().deliverables[0]._id }
}

/** Without the end of their sessions. Returns the id. */
async function suspend(t: TestApp, { id }: Person, hasAppeal: boolean): Promise<string> {
  const text = `insert into suspensions (user_id, reason, suspended_at, suspended_by, appeal, appealed_at)
    values ($1, 'Spam', now(), $1, case when $2 then 'It was no spam.' end, case when $2 then now() end) returning id`
  return String(await t.value(text, [id, hasAppeal]))
}

/** The history of the two, a text of the client as message 2 and a file of theirs as message 3. */
export async function talk(t: TestApp, client: Person, freelancer: Pick<Person, 'id'>, { text } = { text: 'Hello!' }) {
  const { _id: conversationId } = (await t.as(client).post('/api/conversations', { userId: freelancer.id })).json()
  const url = `/api/conversations/${conversationId}`
  await t.as(client).post(`${url}/messages`, { clientId: t.newId(), text })
  const sent = await t.as(client).post(`${url}/files?clientId=${t.newId()}`, uploadForm())
  return { conversationId, messageFileId: sent.json().files[0]._id }
}

/** What is held is disputed by the client. At stage 'waiting', both sides have asked for an operator. */
async function dispute(t: TestApp, { client, freelancer, proposalId }: Scene, stage: 'disputed' | 'waiting') {
  const contractId = await agree(t, client, proposalId)
  const payment = (await t.as(client).post(`/api/contracts/${contractId}/payments`)).json()
  await t.as(client).post(`/api/payments/${payment._id}/test-card`, { card: 'succeeds' })
  const claim = { release: 0, refund: payment.amount, reason: 'It is not what we agreed on.' }
  const { _id: disputeId } = (await t.as(client).post(`/api/contracts/${contractId}/disputes`, claim)).json()
  const ask = (person: Person) => t.as(person).post(`/api/disputes/${disputeId}/ask-operator`)
  if (stage === 'waiting') for (const person of [client, freelancer]) await ask(person)
  return { contractId, disputeId }
}

async function agree(t: TestApp, client: Person, proposalId: string): Promise<string> {
  await t.as(client).post(`/api/proposals/${proposalId}/accept`)
  return String(await t.value('select id from contracts where proposal_id = $1', [proposalId]))
}

/** A paid contract with milestones, and a change of it that the client offers. */
async function arrangeChange(t: TestApp, client: Person, proposalId: string) {
  const contractId = await agree(t, client, proposalId)
  const url = `/api/contracts/${contractId}`
  const { _id } = (await t.as(client).post(`${url}/payments`)).json()
  await t.as(client).post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
  const change = { deliveryTime: 90, reason: 'The paint has to dry.' }
  const { openChange, milestones } = (await t.as(client).post(`${url}/changes`, change)).json()
  return { contractId, changeId: String(openChange._id), milestoneId: String(milestones[0]._id) }
}

async function issueLinks(tx: Tx, { id: userId, email }: Person): Promise<Scene['links']> {
  const issue = (purpose: LinkPurpose, to = email) => issueLink(tx, { userId, purpose, email: to, now: new Date() })
  return {
    confirm_email: await issue('confirm_email'),
    confirm_new_email: await issue('confirm_new_email', `new.${email}`),
    restore_email: await issue('restore_email'),
    reset_password: await issue('reset_password'),
  }
}

/** Adds a row to each table that no scene fills, through the API where possible. */
export async function fillRemainingTables(t: TestApp): Promise<void> {
  const [client, learner] = [await t.insertUser(), await t.insertUser()]
  const project = { title: 'A bench of oak', description: 'For a garden.', price: 480, requiredSkills: ['Joinery'] }
  const key = { headers: { 'idempotency-key': t.newId() } }
  const { _id } = (await t.as(client).post('/projects/create', { ...project, deadline: '2099-06-01' }, key)).json()
  const proposal = await t.insertProposal({ projectId: _id })
  await t.as(client).post(`/api/proposals/${proposal.id}/accept`)
  await t.as(client).put(`/projects/update/${_id}`, { ...project, price: 520, deadline: '2099-06-01' })
  await t.as(learner).put(`/api/units/${readUnits()[0]?.id}/saved`, { saved: true })

  await splitPayment(t)
  await arrangeScene(t, 'changing')
  await arrangeScene(t, 'disputed')

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
  await t.pool.query(`insert into pending_files (storage_key) values ('left-behind')`)
  await t.pool.query(`insert into socket_io_attachments (payload) values ('')`)
}

/** A payment of which one half goes back to the client, and the freelancer withdraws the other. Then a bank takes it back. */
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

export function pictureForm(): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(samples.png)], 'me.png'))
  return form
}

export function uploadForm(): FormData {
  const form = new FormData()
  form.append('files', new File([new Uint8Array(samples.pdf)], 'plan.pdf'))
  return form
}
