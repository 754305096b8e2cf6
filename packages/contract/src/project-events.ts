import { about, type Nothing } from './event-rule.ts'
import type { LiveEvent } from './live.ts'

const project = about('project')
const proposal = about('proposal')
const contract = about('contract')
const account = about('account')

export const ofProjects = {
  'project.posted': project({ by: 'client', says: 'A client posts a project.' }),
  'project.edited': project<Nothing, { candidateIds: readonly string[] }>({
    by: 'client',
    says: 'A client changes what a project says.',
  }),
  'project.asked': project<{ closesAt: string }>({
    says: 'Nothing happened for long, and the client is asked whether they still hire.',
  }),
  'project.kept_open': project({ by: 'client', says: 'The client still hires.' }),
  'project.closed': project({ says: 'The client did not answer, and the project closes.' }),
  'project.reopened': project({ by: 'client', says: 'The client opens a closed project again.' }),
  'proposal.opened': proposal({ by: 'client', says: 'The client reads a proposal for the first time.' }),
}

export const ofReviews = {
  /** `revealsAt`: null if it is public at once, as the other side has written, too. */
  'review.written': contract<Nothing, { revealsAt: Date | null }>({
    says: 'A side reviews the other, once the contract is over.',
  }),
  'review.replied': account<
    { reviewId: string },
    { authorId: string; contractId: string; projectTitle: string; actorName: string }
  >({ says: 'A person replies to a review of them.' }),
}

export const ofMessages = {
  'message.sent': account<
    Nothing,
    {
      members: readonly string[]
      shown: LiveEvent
      /** Null: the receiver muted the conversation. */
      told: { receiverId: string; conversationId: string; seq: number; actorName: string } | null
    }
  >({ isPassing: true, says: 'A person writes a message. It is its own record.' }),
  'message.changed': account<Nothing, { members: readonly string[]; shown: LiveEvent }>({
    isPassing: true,
    says: 'A person edits or deletes their message, which keeps a trace of its own.',
  }),
}

type Found = { searchId: string; searchName: string; searchQuery: string; found: number; day: string }

export const ofSearches = {
  'search.found': account<Nothing, { projectId: string; projectTitle: string; clientId: string; searchName: string }>({
    isPassing: true,
    says: 'A new project fits a saved search.',
  }),
  'search.person_found': account<Nothing, { foundId: string; foundName: string; searchName: string }>({
    isPassing: true,
    says: 'A person who is new to searches fits a saved search.',
  }),
  'search.daily': account<Nothing, Found>({
    isPassing: true,
    says: 'The day is over for a saved search of projects that is told daily.',
  }),
  'search.people_daily': account<Nothing, Found>({
    isPassing: true,
    says: 'The day is over for a saved search of people that is told daily.',
  }),
}

/** What becomes of money that cannot be held longer. `approved`: it is released, as the delivery under review counts as approved. */
type HoldEnd = 'approved' | 'released' | 'returned'

type OfProject = { projectId: string; projectTitle: string }
type OfContract = OfProject & { contractId: string }
/** `days`: how many are left, roughly. Each number is told once. */
type Deadline = { deadlineAt: string; days: number }
type OpenReview = OfContract & { actorId: string; actorName: string; deadlineAt: string }

/** To one person each. The jobs that look for them come again, so that one may be said twice and is told once. */
export const ofReminders = {
  'project.deadline_near': account<Nothing, OfProject & Deadline>({
    isPassing: true,
    says: 'The deadline of a project in progress comes near.',
  }),
  'delivery.approval_near': account<Nothing, OfContract & Deadline & { proposalId: string }>({
    isPassing: true,
    says: 'A delivery counts as approved soon.',
  }),
  'money.hold_ending': account<
    Nothing,
    OfContract & Deadline & { amountUsd: number; side: 'client' | 'freelancer'; outcome: HoldEnd }
  >({ isPassing: true, says: 'Money that is held for long cannot be held much longer.' }),
  'dispute.time_near': account<Nothing, OfContract & Deadline & { disputeId: string }>({
    isPassing: true,
    says: 'The time to agree on a dispute ends soon.',
  }),
  'review.asked': account<Nothing, OpenReview>({ isPassing: true, says: 'A person can review the other side.' }),
  'review.time_near': account<Nothing, OpenReview>({ isPassing: true, says: 'The time to review ends soon.' }),
  'review.revealed': account<
    Nothing,
    { reviewId: string; contractId: string; projectTitle: string; authorId: string; authorName: string }
  >({ isPassing: true, says: 'A review of a person has become public.' }),
  'assessment.retake_open': account<Nothing, { attemptId: string; skill: string; difficulty: string }>({
    isPassing: true,
    says: 'An assessment that was not passed can be taken again.',
  }),
}
