import { type ReviewBody, type ReviewSide, reviewAspects } from '@guildhall/contract'
import { issueLink } from '../modules/accounts/links/issue-link.ts'
import type { LinkPurpose } from '../modules/accounts/links/link.rules.ts'
import { refreshOne } from '../modules/talent/refresh-listings.ts'
import type { Tx } from '../platform/database/database.ts'
import { earnResult } from './assess.ts'
import { insertFailedJob, insertOperator } from './operators.ts'
import { samples } from './sample-files.ts'
import { addPasskey } from './second-factor.ts'
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
  /** The case about the client's message; empty except at stages 'reported', 'warned' and 'contested'. */
  reportId: string
  /** A warning of the client, appealed against at stage 'contested'; empty except at it and at stage 'warned'. */
  decisionId: string
  /** Empty except at stage 'failed job'. */
  jobId: string
  projectId: string
  proposalId: string
  /** Of the freelancer, by the client; empty except at stage 'invited'. */
  invitationId: string
  /** Of the client, to the freelancer, and what a link to another one carries; empty except at stage 'direct'. */
  directOfferId: string
  directToken: string
  /** Of the client; empty except at stage 'saved'. */
  savedSearchId: string
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
  /** Of the client about the freelancer, public; empty except at stage 'reviewed'. */
  reviewId: string
  /** Of the client; empty except at stage 'countered'. */
  counterId: string
  /** Empty except at stage 'attached'. */
  attachmentId: string
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
  'ended',
  'reviewed',
  'warned',
  'contested',
  'invited',
  'direct',
  'saved',
  'idle',
  'closed',
  'withdrawn',
  'countered',
  'attached',
] as const
export type Stage = (typeof stages)[number]

/** Warns the client about the reported message. At stage 'contested' they have appealed. Returns the id of the decision. */
async function warn(t: TestApp, { client, reportId }: Scene, stage: 'warned' | 'contested'): Promise<string> {
  const operator = await insertOperator(t)
  const warning = { outcome: 'warning', reason: 'Be kind.' }
  const { decision } = (await t.as(operator).post(`/api/admin/reports/${reportId}/resolution`, warning)).json()
  if (stage === 'contested') await t.as(client).post(`/api/decisions/${decision._id}/appeal`, { text: 'I was kind.' })
  return decision._id
}

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
    decisionId: '',
    jobId: '',
    projectId: project.id,
    proposalId: '',
    invitationId: '',
    savedSearchId: '',
    directOfferId: '',
    directToken: '',
    contractId: '',
    paymentId: '',
    receiptId: '',
    offerId: '',
    changeId: '',
    milestoneId: '',
    disputeId: '',
    reviewId: '',
    counterId: '',
    attachmentId: '',
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
  if (stage === 'saved') return { ...scene, savedSearchId: await save(t, scene) }
  if (stage === 'direct') return { ...scene, ...(await offerDirectly(t, client, freelancer)) }
  if (stage === 'invited') {
    const invitation = { freelancerId: freelancer.id, message: 'You drew such a good one.' }
    const { _id } = (await t.as(client).post(`/api/projects/${project.id}/invitations`, invitation)).json()
    return { ...scene, invitationId: _id }
  }
  if (stage === 'idle') await t.pool.query('update projects set asked_at = now() where id = $1', [project.id])
  if (stage === 'closed') {
    await t.pool.query(`update projects set status = 'closed', closed_at = now() where id = $1`, [project.id])
  }
  if (stage === 'idle' || stage === 'closed') return scene
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
  if (stage === 'withdrawn') await t.as(freelancer).post(`/api/proposals/${proposal.id}/withdraw`)
  if (stage === 'countered') return { ...scene, counterId: await counter(t, client, proposal.id) }
  if (stage === 'attached') return { ...scene, attachmentId: await attach(t, freelancer, proposal.id) }
  if (stage === 'talking') return { ...scene, ...(await talk(t, client, freelancer)) }
  if (stage === 'ended' || stage === 'reviewed') return { ...scene, ...(await complete(t, scene, stage)) }
  if (stage === 'disputed' || stage === 'waiting') return { ...scene, ...(await dispute(t, scene, stage)) }
  if (stage === 'reported' || stage === 'warned' || stage === 'contested') {
    const { conversationId } = await talk(t, client, freelancer)
    await t.as(freelancer).post(`/api/conversations/${conversationId}/reports`, { seq: 2, reason: 'Rude' })
    const reportId = await t.value('select case_id from reports where reporter_id = $1', [freelancer.id])
    const flag = `insert into case_flags (case_id, rule, counted, flagged_at) values ($1, 'many_reporters', 5, now())`
    await t.pool.query(flag, [reportId])
    const reported = { ...scene, conversationId, reportId: String(reportId) }
    return stage === 'reported' ? reported : { ...reported, decisionId: await warn(t, reported, stage) }
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

/** The client saves a project, the stranger, a search for projects and one that found the stranger. Returns the id of the first search. */
async function save(t: TestApp, { client, stranger, projectId }: Scene): Promise<string> {
  const saved = { saved: true }
  await t.as(stranger).put('/api/profile/me', {})
  await t.as(client).put(`/api/bookmarks/projects/${projectId}`, saved)
  await t.as(client).put(`/api/bookmarks/people/${stranger.id}`, saved)
  const search = { kind: 'projects', name: 'Oak', search: { search: 'oak' }, alerts: 'now' }
  const people = { kind: 'people', name: 'Joiners', search: { skill: 'Joinery' }, alerts: 'now' }
  const { _id: forPeople } = (await t.as(client).post('/api/saved-searches', people)).json()
  const found = 'insert into saved_search_people (search_id, person_id, found_at, waits) values ($1, $2, now(), false)'
  await t.pool.query(found, [forPeople, stranger.id])
  return (await t.as(client).post('/api/saved-searches', search)).json()._id
}

/** A contract that is offered to the freelancer, and one that is mailed to an address. */
async function offerDirectly(t: TestApp, client: Person, { id: freelancerId }: Person) {
  const terms = { title: 'A bench of oak', description: 'For a garden.', amount: 480, deliveryTime: 20 }
  const offer = async (to: object): Promise<string> =>
    (await t.as(client).post('/api/direct-contracts', { ...terms, ...to })).json()._id
  const [directOfferId, directToken] = [await offer({ freelancerId }), t.newId()]
  await t.pool.query('update direct_offers set token_hash = sha256($2::bytea) where id = $1', [
    await offer({ email: `${directToken}@example.com` }),
    directToken,
  ])
  return { directOfferId, directToken }
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

async function counter(t: TestApp, client: Person, proposalId: string): Promise<string> {
  const body = { version: 1, bidAmount: 900 }
  const { counters } = (await t.as(client).post(`/api/proposals/${proposalId}/counters`, body)).json()
  return String(counters[0]._id)
}

async function attach(t: TestApp, freelancer: Person, proposalId: string): Promise<string> {
  const { attachments } = (await t.as(freelancer).post('/api/proposal-files', uploadForm())).json()
  const fileId = String(attachments[0]._id)
  const body = { version: 1, message: 'With a plan.', attachments: [fileId] }
  await t.as(freelancer).put(`/api/proposals/${proposalId}`, body)
  return fileId
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

/** Approved and paid. At stage 'reviewed', both sides have reviewed each other. */
async function complete(t: TestApp, scene: Scene, stage: 'ended' | 'reviewed') {
  const { client, freelancer, proposalId } = scene
  const contractId = await agree(t, client, proposalId)
  const payment = (await t.as(client).post(`/api/contracts/${contractId}/payments`)).json()
  await t.as(client).post(`/api/payments/${payment._id}/test-card`, { card: 'succeeds' })
  await t.as(freelancer).post(`/api/proposals/${proposalId}/deliverables`, uploadForm())
  await t.as(client).post(`/api/proposals/${proposalId}/deliverables/approve`)
  if (stage === 'ended') return { contractId }
  const url = `/api/contracts/${contractId}/review`
  const { own } = (await t.as(client).put(url, reviewOf('freelancer'))).json()
  await t.as(freelancer).put(url, reviewOf('client'))
  return { contractId, reviewId: String(own._id) }
}

export function reviewOf(side: ReviewSide): ReviewBody {
  const aspects = Object.fromEntries(reviewAspects[side].map((name) => [name, 5]))
  return { rating: 5, aspects: { communication: 5, ...aspects }, text: 'A pleasure.' }
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
