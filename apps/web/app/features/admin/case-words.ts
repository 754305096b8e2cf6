import type { CaseKind, FlagRule, ReportedThing } from '@guildhall/contract'
import { paths } from '../../paths.ts'

/** What a case is about, in the filter. */
const kindWords: Record<CaseKind, string> = {
  profile: 'Profiles',
  project: 'Projects',
  message: 'Messages',
  conversation: 'Conversations',
  review: 'Reviews',
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
  review: 'Review',
  person: 'Person',
}

export const caseTitle = ({ kind, label }: ReportedThing): string =>
  kind === 'conversation' ? `${nouns[kind]} ${label}` : `${nouns[kind]}: ${label}`

/** Where the thing can be seen as it is now, by everyone. */
export function publicPath({ kind, _id }: ReportedThing): string | null {
  if (kind === 'profile') return paths.profile(_id)
  return kind === 'project' ? paths.project(_id) : null
}
