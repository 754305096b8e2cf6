import {
  dayMs,
  type MessageKind,
  type MessageRefusal,
  type MessageView,
  offPlatformHint,
  strangerLimits,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import {
  countStarted,
  findUsername,
  findWritingFacts,
  lockForMember,
  setStarted,
  type WritingRow,
} from './conversation.queries.ts'
import { insertEvents, listPastEvents } from './event.queries.ts'
import { presentMessage } from './message.presenter.ts'
import { appendMessage, countUnanswered, findListedMessage, findSentMessage } from './message.queries.ts'
import { refusalToStart, refusalToWrite, refusalToWriteMore } from './message.rules.ts'
import { liveMessage } from './publish-message.ts'
import type { Member } from './shared/require-member.ts'

export type Outgoing = Member & { clientId: string; text: string; kind: Exclude<MessageKind, 'event'> }
/** `isNew` is false where the message had been sent before. */
export type Sent = { message: MessageView; isNew: boolean }

export function sendMessage(deps: Deps, outgoing: Omit<Outgoing, 'kind'>): Promise<Sent> {
  return deps.database.db.transaction((tx) => writeMessage(deps, tx, { ...outgoing, kind: 'text' }))
}

/** A repeated `clientId` returns the stored message. `attach` adds files in the same transaction. */
export async function writeMessage(
  deps: Deps,
  tx: Tx,
  { conversationId, userId, clientId, text, kind }: Outgoing,
  attach?: (seq: number) => Promise<void>,
): Promise<Sent> {
  const locked = await lockForMember(tx, { conversationId, userId })
  if (!locked) throw new DomainError('conversation.not_found')
  const { otherId } = locked
  const now = deps.clock()
  const facts = await findWritingFacts(tx, userId, otherId)
  if (!facts) throw new DomainError('conversation.not_found')
  const refusal = await findRefusal(tx, { conversationId, userId, facts, now })
  if (refusal) {
    const earlier = await findEarlier(tx, { conversationId, userId, clientId })
    if (earlier) return earlier
    throw new DomainError(refusal, isLimit(refusal) ? { retryAfterSeconds: 60 * 60 } : {})
  }
  if (facts.lastSeq === 0) {
    await setStarted(tx, conversationId, userId, now)
    await writePastEvents(tx, conversationId, [userId, otherId])
  }
  const offPlatform = facts.isHired ? null : offPlatformHint(text)
  const message = { conversationId, authorId: userId, kind, text, clientId, offPlatform, createdAt: now }
  const appended = await appendMessage(tx, message)
  if (!appended) {
    const earlier = await findEarlier(tx, { conversationId, userId, clientId })
    if (earlier) return earlier
    throw new DomainError('message.client_id_reused')
  }
  await attach?.(appended.seq)
  const row = attach ? await findListedMessage(tx, conversationId, appended.seq) : appended
  const members: [string, string] = [userId, otherId]
  const told = facts.theyMuted
    ? null
    : { receiverId: otherId, conversationId, seq: appended.seq, actorName: await findUsername(tx, userId) }
  await deps.events.record(tx, now, {
    ...{ kind: 'message.sent', actorId: userId, about: { personId: userId } },
    context: { members, shown: liveMessage(members, row), told },
  })
  return { message: presentMessage(row, userId), isNew: true }
}

async function findEarlier(
  tx: Tx,
  { conversationId, userId, clientId }: Member & { clientId: string },
): Promise<Sent | undefined> {
  const earlier = await findSentMessage(tx, userId, clientId)
  if (!earlier) return undefined
  if (earlier.conversationId !== conversationId) throw new DomainError('message.client_id_reused')
  return { message: presentMessage(earlier, userId), isNew: false }
}

/** Why this member may not write now. The conversation's row has to be locked. */
async function findRefusal(
  tx: Tx,
  { conversationId, userId, facts, now }: Member & { facts: WritingRow; now: Date },
): Promise<MessageRefusal | null> {
  const refusal = refusalToWrite(facts)
  if (refusal || facts.isHired) return refusal
  const since = new Date(now.getTime() - dayMs)
  if (facts.lastSeq === 0) {
    const startedWithinDay = await countStarted(tx, userId, since)
    return refusalToStart({ isHired: false, startedWithinDay })
  }
  const { receivedSeq } = facts
  const limit = strangerLimits.unansweredPerDay
  const counted = await countUnanswered(tx, { conversationId, authorId: userId, receivedSeq, since, limit })
  return refusalToWriteMore({ isHired: false, unansweredWithinDay: counted })
}

const isLimit = (refusal: MessageRefusal) =>
  refusal === 'conversation.wait_for_answer' || refusal === 'conversation.too_many_new'

async function writePastEvents(tx: Tx, conversationId: string, members: [string, string]) {
  const events = await listPastEvents(tx, members)
  if (events.length > 0) await insertEvents(tx, conversationId, events)
}
