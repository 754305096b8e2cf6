import type { ReportedThing } from '@guildhall/contract'
import { paths } from '../../paths.ts'

const nouns = {
  profile: 'Profile',
  project: 'Project',
  message: 'Message',
  conversation: 'Conversation with',
  review: 'Review of',
  reply: 'Reply to the review by',
  proposal: 'Proposal to',
  person: 'How you use Guildhall',
} as const satisfies Record<ReportedThing['kind'], string>

const namesPerson: readonly ReportedThing['kind'][] = ['conversation', 'review', 'reply', 'proposal']

export const titleOf = ({ kind, label }: ReportedThing): string =>
  kind === 'person' ? nouns.person : `${nouns[kind]}${namesPerson.includes(kind) ? '' : ':'} ${label}`

/** Null if it is on no page of its author. */
export function pathOf({ kind, _id }: ReportedThing): string | null {
  switch (kind) {
    case 'profile':
      return paths.profile(_id)
    case 'project':
      return paths.project(_id)
    case 'review':
      return `${paths.reviews}?list=given#review-${_id}`
    case 'reply':
      return `${paths.reviews}?list=received#review-${_id}`
    default:
      return null
  }
}
