import type { DomainEvent, NotificationKind } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'
import { contractFacts, lineOf, otherSide, proposalFacts, sidesOf } from '../../1-ground/events/shared/sides.ts'

export const disputeEffects: EffectsPart = {
  'dispute.opened': (event) => {
    const { disputeId, claimsUntil: deadlineAt } = event.facts
    return { notices: [toOther(event, disputeId, { deadlineAt })], lines: lineOf(event) }
  },
  'dispute.claimed': (event) => {
    const { disputeId, claim, isLast } = event.facts
    const lines = lineOf(event)
    // Both read that they agree.
    return isLast ? { lines } : { notices: [toOther(event, `${disputeId}:${claim}`)], lines }
  },
  'dispute.operator_asked': (event) => {
    const { disputeId, isLast } = event.facts
    if (isLast) return {}
    const party = event.actorId === event.about.clientId ? 'client' : 'freelancer'
    return { notices: [toOther(event, `${disputeId}:${party}`)] }
  },
  'dispute.time_near': ({ kind, about, context: { days, disputeId, ...facts } }) => ({
    notices: [{ userId: about.personId, kind, facts, event: `${disputeId}:${days}` }],
  }),
  'dispute.waiting': (event) => ({ notices: toBoth(event, event.facts.disputeId) }),
  'dispute.agreed': (event) => ({
    notices: toBoth(event, event.facts.disputeId),
    lines: lineOf({ ...event, actorId: event.facts.agreedBy }),
  }),
  'dispute.withdrawn': (event) => ({
    notices: [toOther(event, event.facts.disputeId)],
    lines: lineOf(event),
  }),
  'dispute.decided': (event) => ({
    notices: toBoth(event, event.facts.disputeId),
    // Conversations have two people, so the line stands with the one who opened the dispute.
    lines: lineOf({ ...event, actorId: event.facts.openedBy }),
  }),
}

type OnDispute = Extract<
  DomainEvent<Extract<NotificationKind & DomainEvent['kind'], `dispute.${string}`>>,
  { about: { contractId: string } }
>
type Notices = NonNullable<Effects['notices']>

function toOther(event: OnDispute, key: string, more: { deadlineAt?: string } = {}): Notices[number] {
  const { kind, actorId, about } = event
  const facts = { ...proposalFacts(about), ...contractFacts(about), ...more }
  return { userId: otherSide(event), kind, facts, actorId, event: key }
}

function toBoth({ kind, about }: OnDispute, event: string): Notices {
  return sidesOf(about).map((userId) => ({ userId, kind, facts: contractFacts(about), event }))
}
