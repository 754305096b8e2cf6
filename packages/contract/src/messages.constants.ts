export const messageKinds = ['text', 'file', 'event'] as const
export type MessageKind = (typeof messageKinds)[number]

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

/** Minutes in which the author can edit or delete a message. */
export const messageChangeMinutes = 15

/** 100 reads as "99+". */
export const unreadMaximum = 100

export const messagePageSize = 50
export const messagePageSizeMaximum = 100

export const messageExcerptLength = 200

/** Apply until a proposal between the two is accepted. */
export const strangerLimits = {
  newConversationsPerDay: 50,
  /** In 24 hours, to one person who does not answer. */
  unansweredPerDay: 20,
} as const

export const typingSeconds = 6

export const reportStatuses = ['received', 'closed'] as const
export type ReportStatus = (typeof reportStatuses)[number]
export const listedReportsMaximum = 100

/** Payment or contact outside Guildhall, suggested before a hire. */
export const offPlatformHints = ['payment', 'contact'] as const
export type OffPlatformHint = (typeof offPlatformHints)[number]

/** Sentences by error code. The server's error catalogue takes them from here. */
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

/** Null if allowed. `createdAt` is ISO 8601. */
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
