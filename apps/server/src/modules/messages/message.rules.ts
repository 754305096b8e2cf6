import { type MessageRefusal, strangerLimits } from '@guildhall/contract'

/** What decides whether one person may write to another. */
export type WritingFacts = {
  /** Someone who proposed on a project of mine. */
  proposedToMe: boolean
  /** Someone on whose project I proposed. */
  iProposed: boolean
  /** A proposal between us was accepted, in either role. */
  isHired: boolean
  /** They have written to me before. */
  theyWrote: boolean
  iBlocked: boolean
  theyBlocked: boolean
  /** They deleted their account. */
  theyLeft: boolean
}

/**
 * Why I may not write to someone, or null if I may: a client may write to everyone who proposed to them, a freelancer
 * to a client who wrote first or accepted. Someone who is blocked is answered like a stranger.
 */
export function refusalToWrite(facts: WritingFacts): MessageRefusal | null {
  const isRelated = facts.proposedToMe || facts.iProposed || facts.isHired || facts.theyWrote
  if (!isRelated || facts.theyBlocked) return 'conversation.not_found'
  if (facts.theyLeft) return 'conversation.former_member'
  if (facts.iBlocked) return 'conversation.you_blocked'
  return facts.proposedToMe || facts.isHired || facts.theyWrote ? null : 'conversation.client_writes_first'
}

/** What has been sent without an answer. Until a proposal is accepted, that is limited. */
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
