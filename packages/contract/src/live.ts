import { z } from 'zod'
import { messageView } from './messages.ts'

/** Parts of the product whose screens follow along. */
export const livePartSchema = z.enum([
  'project',
  'proposal',
  'delivery',
  'notification',
  'message',
  'account',
  'invitation',
])
export type LivePart = z.infer<typeof livePartSchema>

/**
 * Something changed, with the ids to find it by. The screens ask for the rest over HTTP, where the rights are checked.
 */
const changed = z.object({
  type: z.literal('changed'),
  part: livePartSchema,
  projectId: z.uuid().optional(),
  proposalId: z.uuid().optional(),
})
export type ChangedEvent = z.infer<typeof changed>

/** A message was sent, edited or deleted. Both members are told, on all of their sockets. */
const message = z.object({
  type: z.literal('message'),
  conversationId: z.uuid(),
  members: z.tuple([z.uuid(), z.uuid()]),
  /** The number of this change. One that does not follow on the last you have means that you missed some: fetch them. */
  change: z.number().int(),
  /** Left out when it is too long for an event: fetch the changes. */
  message: messageView.optional(),
})

/** A member has read up to `seq`. Sent to that person, and to the other one if both have receipts on. */
const read = z.object({
  type: z.literal('read'),
  conversationId: z.uuid(),
  userId: z.uuid(),
  seq: z.number().int(),
})

/** The other member is typing, for `typingSeconds` from now. Never stored. */
const typing = z.object({ type: z.literal('typing'), conversationId: z.uuid(), userId: z.uuid() })

/** A person you have a conversation with came or went. Never stored. */
const presence = z.object({ type: z.literal('presence'), userId: z.uuid(), isOnline: z.boolean() })

/** What a socket is told. */
export const liveEvent = z.discriminatedUnion('type', [changed, message, read, typing, presence])
export type LiveEvent = z.infer<typeof liveEvent>

/** What a socket may say: that its person is typing, at most every second. */
export const typingSignal = z.object({ conversationId: z.uuid() })

/** Whose comings and goings this socket wants to hear of. Replaces what it asked for before. */
export const watchSignal = z.object({ userIds: z.array(z.uuid()).max(5) })
