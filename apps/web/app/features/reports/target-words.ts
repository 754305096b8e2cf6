import type { ReportedThing } from '@guildhall/contract'
import { paths } from '../../paths.ts'

const nouns = {
  profile: 'Profile',
  project: 'Project',
  message: 'Message',
  conversation: 'Conversation with',
  review: 'Review',
  person: 'How you use Guildhall',
} as const satisfies Record<ReportedThing['kind'], string>

/** What was reported, in a few words. */
export const titleOf = ({ kind, label }: ReportedThing): string =>
  kind === 'person'
    ? nouns.person
    : kind === 'conversation'
      ? `${nouns.conversation} ${label}`
      : `${nouns[kind]}: ${label}`

/** Where it can be read, if it has a page of its own. */
export function pathOf({ kind, _id }: ReportedThing): string | null {
  if (kind === 'profile') return paths.profile(_id)
  return kind === 'project' ? paths.project(_id) : null
}
