import { randomUUID } from 'node:crypto'
import { dayMs, offPlatformHint } from '@guildhall/contract'
import { and, eq } from 'drizzle-orm'
import { notifications } from '../modules/2-people/notifications/notification.tables.ts'
import { insertConversation } from '../modules/6-messages/messages/conversation.queries.ts'
import { listPastEvents, type PastEvent } from '../modules/6-messages/messages/event.queries.ts'
import {
  conversationMembers,
  conversations,
  messageFiles,
  messages,
} from '../modules/6-messages/messages/message.tables.ts'
import type { Tx } from '../platform/database/database.ts'
import { demoConversations } from './demo-conversations.ts'
import { type DemoBytes, keepDemoFile } from './demo-files.ts'
import { demoPeople } from './demo-people.ts'
import type { DemoConversation, DemoMessage } from './demo-types.ts'

type Surroundings = { demoBytes: DemoBytes; now: Date; idOf: (person: string) => string }
type Line = { at: Date; authorId: string; event?: PastEvent['event']; message?: DemoMessage }

/** Writes the demo's conversations, with the lines of what happened in between. Needs people, proposals and deliveries. */
export async function insertDemoConversations(tx: Tx, surroundings: Surroundings): Promise<void> {
  for (const conversation of demoConversations) await insertOne(tx, conversation, surroundings)
}

async function insertOne(tx: Tx, conversation: DemoConversation, { demoBytes, now, idOf }: Surroundings) {
  const ids = { client: idOf(conversation.client), freelancer: idOf(conversation.freelancer) }
  const events = await listPastEvents(tx, [ids.client, ids.freelancer])
  const written = conversation.messages.map((message): Line => {
    return { at: new Date(now.getTime() - message.daysAgo * dayMs), authorId: ids[message.by], message }
  })
  const lines = [...events.map(({ at, actorId, event }): Line => ({ at, authorId: actorId, event })), ...written].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  const startedAt = written[0]?.at ?? now
  const conversationId = await insertConversation(tx, ids.client, ids.freelancer, startedAt)
  await insertLines(tx, { conversationId, lines, demoBytes })
  await tx
    .update(conversations)
    .set({ lastSeq: lines.length, lastChange: lines.length, startedBy: ids.client, startedAt })
    .where(eq(conversations.id, conversationId))
  const { unread } = conversation
  for (const side of ['client', 'freelancer'] as const) {
    const other = demoPeople.find(({ key }) => key === conversation[side === 'client' ? 'freelancer' : 'client'])
    const member = { conversationId, userId: ids[side], lines, unread: unread?.by === side ? unread.count : 0 }
    await setMember(tx, { ...member, other: { actorId: idOf(other?.key ?? ''), actorName: other?.name ?? '' } })
  }
}

type Written = { conversationId: string; lines: readonly Line[] }

async function insertLines(tx: Tx, { conversationId, lines, demoBytes }: Written & { demoBytes: DemoBytes }) {
  const isHired = lines.some(({ event }) => event?.kind === 'proposal.accepted')
  const rows = lines.map(({ at, authorId, event, message }, index) => {
    const row = { conversationId, seq: index + 1, change: index + 1, authorId, createdAt: at }
    if (!message) return { ...row, kind: 'event' as const, event }
    const kind = message.file ? ('file' as const) : ('text' as const)
    const offPlatform = isHired ? null : offPlatformHint(message.text)
    return { ...row, kind, text: message.text, clientId: randomUUID(), offPlatform }
  })
  await tx.insert(messages).values(rows)
  for (const [index, { at, authorId, message }] of lines.entries()) {
    if (!message?.file) continue
    const file = await keepDemoFile(demoBytes, message.file, at)
    await tx.insert(messageFiles).values({ conversationId, seq: index + 1, position: 0, ownerId: authorId, ...file })
  }
}

type Member = Written & { userId: string; unread: number; other: { actorId: string; actorName: string } }

/** What the member has read; of the rest they are notified. */
async function setMember(tx: Tx, { conversationId, lines, userId, unread, other }: Member) {
  const received = lines.flatMap(({ message, authorId }, index) => (message && authorId !== userId ? [index + 1] : []))
  const firstUnread = unread > 0 ? received.at(-unread) : undefined
  const [latest, lastReceivedSeq] = [lines.at(-1)?.at, received.at(-1) ?? 0]
  await tx
    .update(conversationMembers)
    .set({ latestAt: latest, lastReceivedSeq, lastReadSeq: firstUnread === undefined ? lines.length : firstUnread - 1 })
    .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId)))
  if (firstUnread === undefined) return
  await tx.insert(notifications).values({
    userId,
    kind: 'message.received',
    facts: other,
    eventKey: `message.received:${conversationId}:${lastReceivedSeq}`,
    stackKey: `message.received:${conversationId}`,
    count: unread,
    createdAt: lines[lastReceivedSeq - 1]?.at,
  })
}
