import { type MessageView, offPlatformHint, refusalToChangeMessage } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { abandonFiles } from '../../1-ground/uploads/shared/pending-file.queries.ts'
import { lockConversation } from './conversation.queries.ts'
import { requireConversation } from './get-conversation.ts'
import { presentMessage } from './message.presenter.ts'
import { findListedMessage, findMessage, setText } from './message.queries.ts'
import { refusalToWrite } from './message.rules.ts'
import { deleteMessageFiles } from './message-file.queries.ts'
import { liveMessage } from './publish-message.ts'
import { type Member, requireMember } from './shared/require-member.ts'

type Target = Member & { seq: number }

/** Replaces the text of the caller's own recent message. What it said before is kept as a trace. */
export function editMessage(deps: OnceDeps, { text, ...target }: Target & { text: string }): Promise<MessageView> {
  const { userId, conversationId, seq } = target
  return deps.database.db.transaction(async (tx) => {
    const { message, otherId } = await lockOwnMessage(tx, target)
    const now = deps.clock()
    refuse(refusalToChangeMessage(presentMessage(message, userId), userId, now))
    const conversation = await requireConversation(tx, userId, otherId)
    refuse(refusalToWrite(conversation))
    if (message.text === text) return presentMessage(await findListedMessage(tx, conversationId, seq), userId)
    const offPlatform = conversation.isHired ? null : offPlatformHint(text)
    await setText(tx, message, { text, offPlatform, editedAt: now })
    return recordChange(deps, tx, target, { otherId, now })
  })
}

/** Empties the caller's own recent message, so that only "deleted" is left of it. The same however often it is called. */
export function deleteMessage(deps: Deps, target: Target): Promise<MessageView> {
  return deps.database.db.transaction(async (tx) => {
    const { message, otherId } = await lockOwnMessage(tx, target)
    if (message.deletedAt && message.authorId === target.userId) return presentMessage(message, target.userId)
    const now = deps.clock()
    refuse(refusalToChangeMessage(presentMessage(message, target.userId), target.userId, now))
    await setText(tx, message, { deletedAt: now })
    await releaseFiles(tx, target)
    return recordChange(deps, tx, target, { otherId, now })
  })
}

async function lockOwnMessage(tx: Tx, target: Target) {
  const { otherId } = await requireMember(tx, target)
  await lockConversation(tx, target.conversationId)
  const message = await findMessage(tx, target.conversationId, target.seq)
  if (!message) throw new DomainError('message.not_found')
  return { message, otherId }
}

async function recordChange(
  { events }: Deps,
  tx: Tx,
  { conversationId, userId, seq }: Target,
  { otherId, now }: { otherId: string; now: Date },
) {
  const row = await findListedMessage(tx, conversationId, seq)
  const members: [string, string] = [userId, otherId]
  const context = { members, shown: liveMessage(members, row) }
  await events.record(tx, now, { kind: 'message.changed', actorId: userId, about: { personId: userId }, context })
  return presentMessage(row, userId)
}

function refuse(code: ReturnType<typeof refusalToWrite>) {
  if (code) throw new DomainError(code)
}

async function releaseFiles(tx: Tx, { conversationId, seq }: { conversationId: string; seq: number }) {
  await abandonFiles(tx, await deleteMessageFiles(tx, conversationId, seq))
}
