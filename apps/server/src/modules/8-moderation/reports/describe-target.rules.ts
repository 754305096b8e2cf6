import type { CaseKind } from '@guildhall/contract'

/** A thing of the person who is told about it, such as `your project “Logo”`. Others are named; what they wrote is not repeated. */
export function describeTarget({ kind, label }: { kind: CaseKind; label: string }): string {
  switch (kind) {
    case 'project':
      return `your project “${label}”`
    case 'profile':
      return 'your profile'
    case 'message':
      return 'a message of yours'
    case 'conversation':
      return 'what you wrote in a conversation'
    case 'review':
      return `your review of ${label}`
    case 'reply':
      return `your reply to the review by ${label}`
    case 'proposal':
      return `your proposal to “${label}”`
    case 'person':
      return 'how you use Guildhall'
  }
}
