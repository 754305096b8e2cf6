import type { LinkPurpose } from '../../modules/accounts/links/link.rules.ts'
import type { TestApp } from '../test-app.ts'

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
  /** Of what the client paid, sent back by their bank; empty except at stage 'refund owed'. */
  refundId: string
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

/** What a stage adds to a scene that has people and a project. */
export type Arrange = (t: TestApp, scene: Scene) => Promise<Partial<Scene>>

/** Three people, and a project of the client. */
export async function arrangePeople(t: TestApp, status: 'active' | 'in_progress'): Promise<Scene> {
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id, status })
  return {
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
    refundId: '',
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
}

/** Adds the freelancer's proposal for the project. */
export async function propose(
  t: TestApp,
  scene: Scene,
  more: Pick<Parameters<TestApp['insertProposal']>[0] & object, 'status' | 'milestones'> = {},
): Promise<Scene> {
  const { id } = await t.insertProposal({ projectId: scene.projectId, freelancerId: scene.freelancer.id, ...more })
  return { ...scene, proposalId: id }
}

/** Adds the contract that comes of the client's acceptance. */
export async function agree(t: TestApp, scene: Scene): Promise<Scene> {
  const { client, proposalId } = scene
  await t.as(client).post(`/api/proposals/${proposalId}/accept`)
  const contractId = await t.value('select id from contracts where proposal_id = $1', [proposalId])
  return { ...scene, contractId: String(contractId) }
}

/** Pays for the contract. Returns the answer to the card. */
export async function pay(t: TestApp, { client, contractId }: Scene) {
  const { _id } = (await t.as(client).post(`/api/contracts/${contractId}/payments`)).json()
  return (await t.as(client).post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })).json()
}
