import { type MessageKind, type MessageView, offPlatformHint, strangerLimits } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { lockAccount } from '../accounts/shared/lock-account.queries.ts'
import { countStarted, lockConversation, type StandingRow, setStarted } from './conversation.queries.ts'
import { type Member, requireMember, requireStanding } from './get-conversation.ts'
import { presentMessage } from './message.presenter.ts'
import { appendMessage, countUnanswered, findListedMessage, findSentMessage } from './message.queries.ts'
import { refusalToStart, refusalToWrite, refusalToWriteMore } from './message.rules.ts'
import { publishMessage } from './publish-message.ts'
import { writePastEvents } from './write-past-events.ts'

export type Outgoing = Member & { clientId: string; text: string; kind: Exclude<MessageKind, 'event'> }
/** `isNew` is false where the message had been sent before. */
export type Sent = { message: MessageView; isNew: boolean }

export function sendMessage(deps: Deps, outgoing: Omit<Outgoing, 'kind'>): Promise<Sent> {
  return deps.database.db.transaction((tx) => writeMessage(deps, tx, { ...outgoing, kind: 'text' }))
}

/**
 * Writes a message in the name of a member. One with a `clientId` that was sent before is answered with what was stored
 * then, whatever has happened since. Writers of one conversation queue on its row; whether they may write is decided once
 * they hold it. `attach` adds to the message what belongs to it, in the same transaction.
 */
export async function writeMessage(
  deps: Deps,
  tx: Tx,
  { conversationId, userId, clientId, text, kind }: Outgoing,
  attach: (seq: number) => Promise<void> = async () => {},
): Promise<Sent> {
  const { otherId, lastSeq } = await requireMember(tx, { conversationId, userId })
  // Before the conversation, as everywhere. Two first messages at once would each count one too few.
  if (lastSeq === 0) await lockAccount(tx, userId)
  await lockConversation(tx, conversationId)
  const earlier = await findSentMessage(tx, userId, clientId)
  if (earlier && earlier.conversationId !== conversationId) throw new DomainError('message.client_id_reused')
  if (earlier) return { message: presentMessage(earlier), isNew: false }

  const now = deps.clock()
  const standing = await requireStanding(tx, userId, otherId)
  await requireWriter(tx, { conversationId, userId, standing, now })
  if (standing.lastSeq === 0) {
    await setStarted(tx, conversationId, userId, now)
    await writePastEvents(tx, conversationId, [userId, otherId])
  }
  const offPlatform = standing.isHired ? null : offPlatformHint(text)
  const message = { conversationId, authorId: userId, kind, text, clientId, offPlatform, createdAt: now }
  const { seq } = await appendMessage(tx, message)
  await attach(seq)
  const row = await findListedMessage(tx, conversationId, seq)
  publishMessage(deps, tx, [userId, otherId], row)
  return { message: presentMessage(row), isNew: true }
}

const dayMs = 24 * 60 * 60 * 1_000

async function requireWriter(
  tx: Tx,
  { conversationId, userId, standing, now }: Member & { standing: StandingRow; now: Date },
) {
  const refusal = refusalToWrite(standing)
  if (refusal) throw new DomainError(refusal)
  if (standing.isHired) return
  const since = new Date(now.getTime() - dayMs)
  if (standing.lastSeq === 0) {
    refuse(refusalToStart({ isHired: false, startedWithinDay: await countStarted(tx, userId, since) }))
  }
  const { receivedSeq } = standing
  const limit = strangerLimits.unansweredPerDay
  const unanswered = await countUnanswered(tx, { conversationId, authorId: userId, receivedSeq, since, limit })
  refuse(refusalToWriteMore({ isHired: false, unansweredWithinDay: unanswered }))
}

function refuse(code: ReturnType<typeof refusalToStart>) {
  if (code) throw new DomainError(code, { retryAfterSeconds: 60 * 60 })
}
