import type { AdminCaseDetailView, CaseKind, FlagRule, ReportedThing } from '@guildhall/contract'
import { paths } from '../../paths.ts'
import { reviewPath } from '../reviews/shared/review-path.ts'

const kindWords: Record<CaseKind, string> = {
  profile: 'Profiles',
  project: 'Projects',
  message: 'Messages',
  conversation: 'Conversations',
  review: 'Reviews',
  reply: 'Replies to reviews',
  proposal: 'Proposals',
  person: 'People flagged by a rule',
}
export const kindOptions = Object.entries(kindWords).map(([value, label]) => ({ value, label }))

export const flagWords: Record<FlagRule, string> = {
  many_reporters: 'Reported by many',
  same_messages: 'Same message to many',
  false_reports: 'Reports without a breach',
}

const nouns: Record<CaseKind, string> = {
  profile: 'Profile',
  project: 'Project',
  message: 'Message',
  conversation: 'Conversation with',
  review: 'Review of',
  reply: 'Reply to the review by',
  proposal: 'Proposal to',
  person: 'Person',
}

const namesPerson: readonly CaseKind[] = ['conversation', 'review', 'reply', 'proposal']

export const caseTitle = ({ kind, label }: ReportedThing): string =>
  `${nouns[kind]}${namesPerson.includes(kind) ? '' : ':'} ${label}`

export function publicPath({ target: { kind, _id }, reviews }: AdminCaseDetailView): string | null {
  if (kind === 'profile') return paths.profile(_id)
  if (kind === 'project') return paths.project(_id)
  const review = reviews.find(({ reported }) => reported !== null)
  return review && !review.isHidden ? reviewPath(review) : null
}
