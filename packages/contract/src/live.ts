import { z } from 'zod'
import { idText } from './id-text.ts'
import { messageView } from './messages.ts'

export const livePartSchema = z.enum([
  'project',
  'proposal',
  'contract',
  'payment',
  'review',
  'notification',
  'message',
  'account',
  'invitation',
])
export type LivePart = z.infer<typeof livePartSchema>

/** Ids only: screens fetch the rest over HTTP, where rights are checked. */
const changed = z.object({
  type: z.literal('changed'),
  part: livePartSchema,
  projectId: z.uuid().optional(),
  proposalId: z.uuid().optional(),
  contractId: z.uuid().optional(),
  /** Milliseconds: fetch at a random moment between these. Many people were told at once. */
  waitMs: z.array(z.number()).length(2).optional(),
})
export type ChangedEvent = z.infer<typeof changed>

const message = z.object({
  type: z.literal('message'),
  conversationId: z.uuid(),
  members: z.tuple([z.uuid(), z.uuid()]),
  /** If it does not follow the last one you have, fetch what you missed. */
  change: z.number().int(),
  /** Absent if too long for an event: fetch the changes. */
  message: messageView.optional(),
})

/** A member has read up to `seq`. Sent to them, and to the other one if both have receipts on. */
const read = z.object({
  type: z.literal('read'),
  conversationId: z.uuid(),
  userId: z.uuid(),
  seq: z.number().int(),
})

/** Lasts `typingSeconds`. Never stored. */
const typing = z.object({ type: z.literal('typing'), conversationId: z.uuid(), userId: z.uuid() })

const presence = z.object({ type: z.literal('presence'), userId: z.uuid(), isOnline: z.boolean() })

export const liveEvent = z.discriminatedUnion('type', [changed, message, read, typing, presence])
export type LiveEvent = z.infer<typeof liveEvent>

/** Sent at most every second. */
export const typingSignal = z.object({ conversationId: idText() })

/** The people whose presence this socket wants. Replaces the previous list. */
export const watchSignal = z.object({ userIds: z.array(idText()).max(5) })
