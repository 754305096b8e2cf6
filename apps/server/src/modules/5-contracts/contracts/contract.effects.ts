import type { DomainEvent, EventKind, NotificationKind } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'
import { contractFacts, lineOf, otherSide, proposalFacts, sidesOf } from '../../1-ground/events/shared/sides.ts'

export const contractEffects: EffectsPart = {
  'contract.end_offered': (event) => ({
    notices: [noticeOf(event, 'contract.end_offered', event.facts.offerId)],
    lines: lineOf(event),
  }),
  'contract.end_accepted': (event) => ({ lines: lineOf(event) }),
  'contract.end_declined': (event) => ({ notices: [noticeOf(event, 'contract.end_declined', event.facts.offerId)] }),
  'contract.end_withdrawn': (event) => ({ notices: [noticeOf(event, 'contract.end_withdrawn', event.facts.offerId)] }),
  'contract.change_offered': (event) => ({
    notices: [noticeOf(event, 'contract.change_offered', event.facts.changeId)],
    lines: lineOf(event),
  }),
  'contract.change_accepted': (event) => ({
    notices: [noticeOf(event, 'contract.changed', event.facts.changeId)],
    lines: lineOf(event),
  }),
  'contract.change_declined': (event) => ({
    notices: [noticeOf(event, 'contract.change_declined', event.facts.changeId)],
  }),
  'contract.change_withdrawn': (event) => ({
    notices: [noticeOf(event, 'contract.change_withdrawn', event.facts.changeId)],
  }),
  'money.hold_ending': ({ kind, about, context: { days, side, outcome, ...facts } }) => {
    const meaning = holdEndingSentences[outcome][side]
    const event = `${facts.contractId}:${facts.deadlineAt}:${days}`
    return { notices: [{ userId: about.personId, kind, facts: { ...facts, meaning }, event }] }
  },
  'contract.cancelled': ({ about, facts }) => {
    // Those of a dispute read how it ended.
    if (facts.after === 'dispute') return {}
    const event = about.contractId
    return {
      notices: sidesOf(about).map((userId) => ({ userId, kind: 'contract.ended', facts: contractFacts(about), event })),
    }
  },
}

const holdEndingSentences = {
  approved: {
    client: 'Answer the delivery before: without an answer it counts as approved on that day.',
    freelancer: 'If the client does not answer before, your delivery counts as approved on that day.',
  },
  released: {
    client: 'The work is approved, so it is released to the freelancer on that day. The rest stays due.',
    freelancer: 'Your work is approved, so it is released to you on that day. The rest stays due.',
  },
  returned: {
    client:
      'If nothing is delivered before, it goes back to your card on that day and the contract goes on without it.',
    freelancer: 'Deliver before: otherwise it goes back to the client on that day and the contract goes on without it.',
  },
} as const satisfies Record<DomainEvent<'money.hold_ending'>['context']['outcome'], object>

type OnContract = DomainEvent<Extract<EventKind, `contract.${string}`>>

function noticeOf(event: OnContract, kind: NotificationKind, key: string): NonNullable<Effects['notices']>[number] {
  const { actorId, about } = event
  const facts = { ...proposalFacts(about), ...contractFacts(about) }
  return { userId: otherSide(event), kind, facts, actorId, event: key }
}
