export const messageKinds = ['text', 'file', 'event'] as const
export type MessageKind = (typeof messageKinds)[number]

/** What happens between two people and stands in their conversation as a line of its own. */
export const messageEventKinds = [
  'proposal.sent',
  'proposal.accepted',
  'proposal.not_selected',
  'delivery.submitted',
  'delivery.changes_requested',
  'delivery.approved',
  'contract.end_offered',
  'contract.ended',
  'contract.change_offered',
  'contract.changed',
  'dispute.opened',
  'dispute.claimed',
  'dispute.withdrawn',
  'dispute.agreed',
  'dispute.decided',
  'proposal.edited',
  'proposal.withdrawn',
  'proposal.sent_again',
  'proposal.countered',
  'proposal.counter_accepted',
  'proposal.counter_declined',
] as const
export type MessageEventKind = (typeof messageEventKinds)[number]

/** For how long an author can edit or delete a message. */
export const messageChangeMinutes = 15

/** An unread count stops here: 100 reads as "99+". */
export const unreadMaximum = 100

/** Messages per page. */
export const messagePageSize = 50
export const messagePageSizeMaximum = 100

/** How many characters of a message a list of conversations carries. */
export const messageExcerptLength = 200

/** Limits between two people until a proposal between them is accepted. */
export const strangerLimits = {
  /** Conversations one account can start within 24 hours. */
  newConversationsPerDay: 50,
  /** Messages one person can send the other within 24 hours without an answer. */
  unansweredPerDay: 20,
} as const

/** A person counts as typing for this long after each `typing` event. */
export const typingSeconds = 6

/** Where a report stands. It is closed by the site's operator. */
export const reportStatuses = ['received', 'closed'] as const
export type ReportStatus = (typeof reportStatuses)[number]
/** The latest reports that one person made in one conversation. */
export const listedReportsMaximum = 100

/** What a message before a hire may suggest: paying, or talking, outside Guildhall. */
export const offPlatformHints = ['payment', 'contact'] as const
export type OffPlatformHint = (typeof offPlatformHints)[number]

/** Why a person may not write, edit or delete, by stable code. The server's error catalogue takes them from here. */
export const messageRefusals = {
  'conversation.not_found': 'There is no such conversation, or you cannot write to this person.',
  'conversation.client_writes_first':
    'The client writes first. You can write as soon as they have, or once they accept your proposal.',
  'conversation.former_member': 'This person has left Guildhall.',
  'conversation.you_blocked': 'You blocked this person. Unblock them to write to them again.',
  'conversation.wait_for_answer': `You can send ${strangerLimits.unansweredPerDay} messages a day until this person answers.`,
  'conversation.too_many_new': `You can start ${strangerLimits.newConversationsPerDay} conversations a day. Try again tomorrow.`,
  'message.not_yours': 'Only its author can edit or delete a message.',
  'message.too_late': `A message can be edited or deleted for ${messageChangeMinutes} minutes after it was sent.`,
  'message.deleted': 'This message was deleted.',
} as const
export type MessageRefusal = keyof typeof messageRefusals

/**
 * Why `viewerId` may not edit or delete this message at `now`, or null when they may.
 * @param createdAt an ISO instant
 */
export function refusalToChangeMessage(
  message: { authorId: string; kind: MessageKind; createdAt: string; deletedAt: string | null },
  viewerId: string,
  now: Date,
): Extract<MessageRefusal, `message.${string}`> | null {
  if (message.authorId !== viewerId || message.kind === 'event') return 'message.not_yours'
  if (message.deletedAt) return 'message.deleted'
  const ageMs = now.getTime() - Date.parse(message.createdAt)
  return ageMs > messageChangeMinutes * 60_000 ? 'message.too_late' : null
}
