import { z } from 'zod'
import { idText } from './id-text.ts'
import {
  messageEventKinds,
  messageKinds,
  messagePageSize,
  messagePageSizeMaximum,
  messageRefusals,
  offPlatformHints,
  reportStatuses,
} from './messages.constants.ts'
import { pageQuery } from './projects.ts'
import { harmKinds, reportReasonMaximum } from './reports.constants.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText, truncated } from './text.ts'

/** A message sent again with the same id is stored once. */
const clientId = idText('clientId must be a UUID.')
const wholeNumber = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a whole number.` })
    .int({ error: `${name} must be a whole number.` })
    .min(0, { error: `${name} cannot be negative.` })

/** A Markdown subset. Screens render it; the server never turns it into HTML. */
export const messageText = exactText('Message', textLimits.message)
const writtenText = requiredText('Message', textLimits.message)

export const messageBody = z.object({ clientId, text: writtenText })
export type MessageBody = z.infer<typeof messageBody>
export const messageEditBody = z.object({ text: writtenText })
export const messageFilesQuery = z.object({ clientId })
export const openConversationBody = z.object({ userId: z.string({ error: 'userId must be text.' }).toLowerCase() })
export const readBody = z.object({ seq: z.int({ error: 'seq must be a whole number.' }).min(0) })
export const reportBody = z.object({
  /** Absent: the whole conversation. */
  seq: z.int({ error: 'seq must be a whole number.' }).min(1).nullish(),
  harm: z.enum(harmKinds, { error: `Harm must be one of ${harmKinds.join(', ')}.` }).default('other'),
  reason: requiredText('Reason', reportReasonMaximum),
  block: z.boolean({ error: 'block must be true or false.' }).default(false),
})
export const reportView = z.object({
  seq: z.number().int().nullable(),
  status: z.enum(reportStatuses),
  createdAt: z.iso.datetime(),
})
export type ReportView = z.infer<typeof reportView>
export const reportListView = z.object({
  reports: z.array(reportView),
})
export type ReportListView = z.infer<typeof reportListView>
export const messageSettingsView = z.object({
  /** Works both ways: without it you do not see others' receipts either. */
  readReceipts: z.boolean({ error: 'readReceipts must be true or false.' }),
})
export type MessageSettingsView = z.infer<typeof messageSettingsView>

const pageLimit = wholeNumber('Limit')
  .min(1, { error: 'Limit must be at least 1.' })
  .max(messagePageSizeMaximum, { error: `Limit can be at most ${messagePageSizeMaximum}.` })
  .default(messagePageSize)

/**
 * Messages before or after a number, or up to `limit` on both sides of one (`around=unread`: of the last read one).
 * Default: the latest.
 */
export const messagesQuery = z
  .object({
    before: wholeNumber('before').optional(),
    after: wholeNumber('after').optional(),
    around: z.union([z.literal('unread'), wholeNumber('around')]).optional(),
    limit: pageLimit,
  })
  .refine(({ before, after, around }) => [before, after, around].filter((one) => one !== undefined).length <= 1, {
    path: ['before'],
    error: 'Name one of before, after and around.',
  })
export type MessagesQuery = z.output<typeof messagesQuery>

export const messageChangesQuery = z.object({ since: wholeNumber('since'), limit: pageLimit })

export const messageSearchQuery = z.object({
  search: requiredText('Search', 200),
  before: wholeNumber('before').optional(),
})

export const conversationsQuery = z.object(pageQuery)
export const conversationSearchQuery = z.object({ search: requiredText('Search', 200) })

export const messageFileView = z.object({
  _id: z.uuid(),
  filename: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  contentType: z.string(),
})
export type MessageFileView = z.infer<typeof messageFileView>

/** Facts as they were at the time. */
export const messageEvent = z.object({
  kind: z.enum(messageEventKinds),
  projectId: z.uuid(),
  projectTitle: z.string(),
  proposalId: z.uuid(),
  version: z.number().int().optional(),
})
export type MessageEvent = z.infer<typeof messageEvent>

export const messageView = z.object({
  conversationId: z.uuid(),
  /** From 1 in its conversation: its order and its name there. */
  seq: z.number().int(),
  /** Number of its latest change. See `GET …/changes`. */
  change: z.number().int(),
  clientId: z.uuid().nullable(),
  /** The person who acted. For the end of a dispute, one of its two sides. */
  authorId: z.uuid(),
  kind: z.enum(messageKinds),
  /** Empty on events and deleted messages, and maybe beside files. */
  text: z.string(),
  textTruncated: truncated,
  files: z.array(messageFileView),
  event: messageEvent.nullable(),
  /** Hidden by operators: only the author gets its text and files. */
  isHidden: z.literal(true).optional(),
  /** A guess. Null once a proposal between the two was accepted. */
  offPlatform: z.enum(offPlatformHints).nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
})
export type MessageView = z.infer<typeof messageView>

const readPositions = {
  lastSeq: z.number().int(),
  readSeq: z.number().int(),
  /** Null if either of the two turned receipts off. */
  otherReadSeq: z.number().int().nullable(),
}

export const messagePageView = z.object({
  messages: z.array(messageView),
  hasEarlier: z.boolean(),
  hasLater: z.boolean(),
  /** Send it as `since` to catch up. */
  change: z.number().int(),
  ...readPositions,
})
export type MessagePageView = z.infer<typeof messagePageView>

export const messageChangesView = z.object({
  /** Ordered by latest change. Each replaces what you have under its number. */
  messages: z.array(messageView),
  change: z.number().int(),
  hasMore: z.boolean(),
  ...readPositions,
})
export type MessageChangesView = z.infer<typeof messageChangesView>

export const messageHitsView = z.object({
  messages: z.array(messageView),
  /** Send it as `before` for older matches; null at the beginning. */
  nextBefore: z.number().int().nullable(),
})
export type MessageHitsView = z.infer<typeof messageHitsView>

const person = z.object({
  _id: z.uuid(),
  name: z.string(),
  title: z.string(),
  profileImage: z.string(),
})

const unread = z.number().int().describe('Messages of the other person you have not read; 100 means 100 or more.')

const isMuted = z.boolean().describe('You are not notified of messages here. They still count as unread.')

export const conversationView = z.object({
  /** Null before either of the two opens it. */
  _id: z.uuid().nullable(),
  person,
  mayWrite: z.boolean(),
  refusal: z.enum(Object.keys(messageRefusals) as [keyof typeof messageRefusals]).nullable(),
  isHired: z.boolean(),
  isBlockedByYou: z.boolean(),
  isMuted,
  unread,
  ...readPositions,
})
export type ConversationView = z.infer<typeof conversationView>

const excerpt = messageView.pick({
  seq: true,
  authorId: true,
  kind: true,
  text: true,
  event: true,
  createdAt: true,
  deletedAt: true,
  isHidden: true,
})

export const conversationRowView = z.object({
  _id: z.uuid(),
  person,
  unread,
  isMuted,
  latestAt: z.iso.datetime(),
  latest: excerpt,
})
export type ConversationRowView = z.infer<typeof conversationRowView>

export const conversationListView = z.object({
  conversations: z.array(conversationRowView),
  nextCursor: z.string().nullable(),
})
export type ConversationListView = z.infer<typeof conversationListView>

export const conversationHitsView = z.object({
  /** `match`: the newest matching message; null if only the name matched. */
  conversations: z.array(conversationRowView.extend({ match: excerpt.nullable() })),
})
export type ConversationHitsView = z.infer<typeof conversationHitsView>

export const readView = z.object({ readSeq: z.number().int(), unread })
export type ReadView = z.infer<typeof readView>

export const unreadView = z.object({
  conversations: z.number().int(),
})
export type UnreadView = z.infer<typeof unreadView>
