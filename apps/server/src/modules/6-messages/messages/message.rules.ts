import { type MessageRefusal, strangerLimits } from '@guildhall/contract'

export type WritingFacts = {
  proposedToMe: boolean
  iProposed: boolean
  isHired: boolean
  theyWrote: boolean
  iBlocked: boolean
  theyBlocked: boolean
  theyLeft: boolean
}

/** Whether the other person is more than a name to me. An empty conversation is one that either of us may have opened unseen. */
export function isAcquainted({
  proposedToMe,
  iProposed,
  iBlocked,
  lastSeq,
}: Pick<WritingFacts, 'proposedToMe' | 'iProposed' | 'iBlocked'> & { lastSeq: number }): boolean {
  return proposedToMe || iProposed || iBlocked || lastSeq > 0
}

/**
 * Null if I may: a client may write to everyone who proposed to them, a freelancer to a client who wrote first or
 * accepted. A blocked person is answered like a stranger.
 */
export function refusalToWrite(facts: WritingFacts): MessageRefusal | null {
  const isRelated = facts.proposedToMe || facts.iProposed || facts.isHired || facts.theyWrote
  if (!isRelated || facts.theyBlocked) return 'conversation.not_found'
  if (facts.theyLeft) return 'conversation.former_member'
  if (facts.iBlocked) return 'conversation.you_blocked'
  return facts.proposedToMe || facts.isHired || facts.theyWrote ? null : 'conversation.client_writes_first'
}

export type UnansweredFacts = { isHired: boolean; unansweredWithinDay: number }

export function refusalToWriteMore({ isHired, unansweredWithinDay }: UnansweredFacts): MessageRefusal | null {
  return !isHired && unansweredWithinDay >= strangerLimits.unansweredPerDay ? 'conversation.wait_for_answer' : null
}

export function refusalToStart({
  isHired,
  startedWithinDay,
}: {
  isHired: boolean
  startedWithinDay: number
}): MessageRefusal | null {
  return !isHired && startedWithinDay >= strangerLimits.newConversationsPerDay ? 'conversation.too_many_new' : null
}
