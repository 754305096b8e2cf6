import { formatUsd } from '../money.ts'
import type { NotificationFacts } from './rule.ts'

/** Characters shown of each, so that they never cut off what happened. */
const shown = { name: 60, title: 80, criterion: 200 }

export const person = ({ actorName }: NotificationFacts) => shorten(actorName || 'Someone', shown.name)
/** The title is left out where the person can no longer read the project. */
export const project = ({ projectTitle }: NotificationFacts) =>
  projectTitle === undefined ? 'a project that is no longer shown' : `“${shorten(projectTitle, shown.title)}”`
export const amount = ({ amountUsd }: NotificationFacts) =>
  amountUsd === undefined ? 'A payment' : formatUsd(amountUsd)
export const answer = ({ answer: given }: NotificationFacts) =>
  given === 'countered' ? 'made a counter-offer of their own to' : (given ?? 'answered')
export const meaningOf = ({ meaning }: NotificationFacts) => meaning ?? 'The contract’s page says what this means.'
export const citation = ({ criterion }: NotificationFacts) =>
  criterion ? ` It is about “${shorten(criterion, shown.criterion)}”.` : ''
export const contractPath = ({ contractId }: NotificationFacts) => `/contracts/${contractId}`
export const reviewPath = ({ contractId }: NotificationFacts) => `/contracts/${contractId}/review`
export const directOfferPath = ({ directOfferId }: NotificationFacts) => `/direct-contracts/offers/${directOfferId}`
export const searchName = ({ searchName: name }: NotificationFacts) =>
  `“${shorten(name ?? 'saved search', shown.title)}”`
export const projectPath = ({ projectId }: NotificationFacts) => `/projects/${projectId}`

export function deadlineDay({ deadlineAt }: NotificationFacts): string {
  if (!deadlineAt) return 'near'
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(deadlineAt))
}

/** Drops characters that would change the direction of the words that follow. */
export function shorten(text: string, limit: number): string {
  const letters = [...text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')]
  return letters.length > limit
    ? `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
