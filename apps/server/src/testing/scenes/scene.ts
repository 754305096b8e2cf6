import type { LinkPurpose } from '../../modules/2-people/accounts/links/link.rules.ts'
import type { TestApp } from '../test-app.ts'

export type Person = { id: string; token: string; email: string }
/** Ids are empty except at the stages that add them. Unless named otherwise, things are the client's. */
export type Scene = {
  client: Person
  freelancer: Person
  stranger: Person
  /** The stranger's. */
  personId: string
  suspensionId: string
  reportId: string
  decisionId: string
  jobId: string
  projectId: string
  proposalId: string
  invitationId: string
  directOfferId: string
  directToken: string
  savedSearchId: string
  contractId: string
  paymentId: string
  receiptId: string
  refundId: string
  offerId: string
  changeId: string
  milestoneId: string
  disputeId: string
  reviewId: string
  counterId: string
  attachmentId: string
  projectFileId: string
  fileId: string
  pictureId: string
  courseId: string
  lessonId: string
  /** Written before anybody signed in. */
  visitorCourseId: string
  visitorToken: string
  /** Due in the daily review. */
  cardId: string
  attemptId: string
  resultId: string
  /** Of a question that was challenged. */
  challengedItemId: string
  itemId: string
  /** Not set aside. */
  askedItemId: string
  exportId: string
  conversationId: string
  messageFileId: string
  sessionId: string
  passkeyId: string
  identityId: string
  links: Record<LinkPurpose, string>
}

export type Arrange = (t: TestApp, scene: Scene) => Promise<Partial<Scene>>

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
    projectFileId: '',
    fileId: '',
    pictureId: '',
    courseId: '',
    lessonId: '',
    visitorCourseId: '',
    visitorToken: '',
    cardId: '',
    attemptId: '',
    resultId: '',
    challengedItemId: '',
    itemId: '',
    askedItemId: '',
    passkeyId: '',
    identityId: '',
    exportId: '',
    conversationId: '',
    messageFileId: '',
    sessionId: String(await t.value('select id from sessions where user_id = $1', [client.id])),
    links: { confirm_email: '', confirm_new_email: '', restore_email: '', reset_password: '' },
  }
}

export async function propose(
  t: TestApp,
  scene: Scene,
  more: Pick<Parameters<TestApp['insertProposal']>[0] & object, 'status' | 'milestones'> = {},
): Promise<Scene> {
  const { id } = await t.insertProposal({ projectId: scene.projectId, freelancerId: scene.freelancer.id, ...more })
  return { ...scene, proposalId: id }
}

export async function agree(t: TestApp, scene: Scene): Promise<Scene> {
  const { client, proposalId } = scene
  await t.as(client).post(`/api/proposals/${proposalId}/accept`)
  const contractId = await t.value('select id from contracts where proposal_id = $1', [proposalId])
  return { ...scene, contractId: String(contractId) }
}

/** Returns the answer to the card. */
export async function pay(t: TestApp, { client, contractId }: Scene) {
  const { _id } = (await t.as(client).post(`/api/contracts/${contractId}/payments`)).json()
  return (await t.as(client).post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })).json()
}
