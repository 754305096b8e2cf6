import { z } from 'zod'
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

/** Names a message before the server has numbered it. A message sent again with the same one is stored once. */
const clientId = z.uuid({ error: 'clientId must be a UUID.' })
const wholeNumber = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a whole number.` })
    .int({ error: `${name} must be a whole number.` })
    .min(0, { error: `${name} cannot be negative.` })

/** A Markdown subset as its author wrote it. Screens render it; the server never turns it into HTML. */
export const messageText = exactText('Message', textLimits.message)
const writtenText = requiredText('Message', textLimits.message)

export const messageBody = z.object({ clientId, text: writtenText })
export type MessageBody = z.infer<typeof messageBody>
export const messageEditBody = z.object({ text: writtenText })
/** Files travel as a form, so their `clientId` is in the address. */
export const messageFilesQuery = z.object({ clientId })
export const openConversationBody = z.object({ userId: z.string({ error: 'userId must be text.' }) })
export const readBody = z.object({ seq: z.int({ error: 'seq must be a whole number.' }).min(0) })
export const reportBody = z.object({
  /** The message it is about; the whole conversation without one. */
  seq: z.int({ error: 'seq must be a whole number.' }).min(1).nullish(),
  harm: z.enum(harmKinds, { error: `Harm must be one of ${harmKinds.join(', ')}.` }).default('other'),
  reason: requiredText('Reason', reportReasonMaximum),
  /** Blocks the other person, too. */
  block: z.boolean({ error: 'block must be true or false.' }).default(false),
})
export const reportView = z.object({
  /** The message it is about; null where it is about the whole conversation. */
  seq: z.number().int().nullable(),
  status: z.enum(reportStatuses),
  createdAt: z.iso.datetime(),
})
export type ReportView = z.infer<typeof reportView>
export const reportListView = z.object({
  /** Newest first. */
  reports: z.array(reportView),
})
export type ReportListView = z.infer<typeof reportListView>
export const messageSettingsView = z.object({
  /** Others see what you have read, and you see what they have. */
  readReceipts: z.boolean({ error: 'readReceipts must be true or false.' }),
})
export type MessageSettingsView = z.infer<typeof messageSettingsView>

const pageLimit = wholeNumber('Limit')
  .min(1, { error: 'Limit must be at least 1.' })
  .max(messagePageSizeMaximum, { error: `Limit can be at most ${messagePageSizeMaximum}.` })
  .default(messagePageSize)

/**
 * Which messages: those before or after a number, or up to `limit` on both sides of one. `around=unread` is around the
 * last message you have read. Without any of them, the latest.
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
/** Finds people by name and recent messages by their text. */
export const conversationSearchQuery = z.object({ search: requiredText('Search', 200) })

export const messageFileView = z.object({
  _id: z.uuid(),
  filename: z.string(),
  /** Bytes. */
  size: z.number().int(),
  sha256: z.string(),
  contentType: z.string(),
})
export type MessageFileView = z.infer<typeof messageFileView>

/** What happened, with its facts as they were then. */
export const messageEvent = z.object({
  kind: z.enum(messageEventKinds),
  projectId: z.uuid(),
  projectTitle: z.string(),
  proposalId: z.uuid(),
  /** Of a delivery. */
  version: z.number().int().optional(),
})
export type MessageEvent = z.infer<typeof messageEvent>

/** A message as both members see it. */
export const messageView = z.object({
  conversationId: z.uuid(),
  /** Counts the messages of a conversation from 1: their order, and their name within it. */
  seq: z.number().int(),
  /** The number of its latest change: sent, edited or deleted. See `GET …/changes`. */
  change: z.number().int(),
  /** Null on events. */
  clientId: z.uuid().nullable(),
  /** Of an event: the person whose act it was. Of how a dispute ended: one of its two sides. */
  authorId: z.uuid(),
  kind: z.enum(messageKinds),
  /** Empty on events and deleted messages; may be empty beside files. */
  text: z.string(),
  textTruncated: truncated,
  files: z.array(messageFileView),
  event: messageEvent.nullable(),
  /** Operators hid it. Its text and files are there for its author alone. */
  isHidden: z.literal(true).optional(),
  /** The text may ask to pay or talk elsewhere, and no proposal between the two was accepted. */
  offPlatform: z.enum(offPlatformHints).nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
})
export type MessageView = z.infer<typeof messageView>

/** Where a conversation stands for the caller, read together with its messages. */
const standing = {
  /** The number of the latest message, 0 before the first. */
  lastSeq: z.number().int(),
  /** Up to here the caller has read. */
  readSeq: z.number().int(),
  /** Up to here the other person has read; null when either of the two has turned receipts off. */
  otherReadSeq: z.number().int().nullable(),
}

export const messagePageView = z.object({
  /** In their order, oldest first. */
  messages: z.array(messageView),
  hasEarlier: z.boolean(),
  hasLater: z.boolean(),
  /** What to catch up from, as `since`. */
  change: z.number().int(),
  ...standing,
})
export type MessagePageView = z.infer<typeof messagePageView>

export const messageChangesView = z.object({
  /** What was sent, edited or deleted since, in the order of its latest change. Each replaces what you have of its number. */
  messages: z.array(messageView),
  /** The `since` of the next call. */
  change: z.number().int(),
  /** Whether there is more to fetch now. */
  hasMore: z.boolean(),
  ...standing,
})
export type MessageChangesView = z.infer<typeof messageChangesView>

export const messageHitsView = z.object({
  /** Newest first. */
  messages: z.array(messageView),
  /** Send it as `before` to search further back; null at the beginning of the conversation. */
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
  /** Null before one of the two opens it. */
  _id: z.uuid().nullable(),
  person,
  mayWrite: z.boolean(),
  /** Why not. */
  refusal: z.enum(Object.keys(messageRefusals) as [keyof typeof messageRefusals]).nullable(),
  /** A proposal between the two was accepted. */
  isHired: z.boolean(),
  isBlockedByYou: z.boolean(),
  isMuted,
  unread,
  ...standing,
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
  /** With the beginning of its text. */
  latest: excerpt,
})
export type ConversationRowView = z.infer<typeof conversationRowView>

export const conversationListView = z.object({
  conversations: z.array(conversationRowView),
  nextCursor: z.string().nullable(),
})
export type ConversationListView = z.infer<typeof conversationListView>

export const conversationHitsView = z.object({
  /** `match` is the newest message that was found; null where the name alone was. */
  conversations: z.array(conversationRowView.extend({ match: excerpt.nullable() })),
})
export type ConversationHitsView = z.infer<typeof conversationHitsView>

export const readView = z.object({ readSeq: z.number().int(), unread })
export type ReadView = z.infer<typeof readView>

/** For a badge. */
export const unreadView = z.object({
  /** Conversations with something unread; 100 means 100 or more. */
  conversations: z.number().int(),
})
export type UnreadView = z.infer<typeof unreadView>
