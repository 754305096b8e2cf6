import { type DomainEvent, toDollars } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'
import { contractFacts, lineOf, otherSide, proposalFacts, sidesOf } from '../../1-ground/events/shared/sides.ts'

export const deliveryEffects: EffectsPart = {
  'delivery.submitted': (event) => onAct(event),
  'delivery.changes_requested': (event) => {
    const { criterion } = event.facts
    return onAct(event, criterion ? { criterion } : {})
  },
  'delivery.approved': (event) => onAct(event),
  'delivery.approval_near': ({ kind, about, context: { days, ...facts } }) => {
    const event = `${facts.proposalId}:${facts.deadlineAt}:${days}`
    return { notices: [{ userId: about.personId, kind, facts, event }] }
  },
  'delivery.auto_approved': ({ about, facts: { version, heldCents } }) => {
    const { proposalId } = about
    const what = { ...contractFacts(about), proposalId }
    const told = heldCents
      ? ({
          kind: 'money.hold_ended',
          facts: { ...what, amountUsd: toDollars(heldCents), meaning: countsAsApproved },
        } as const)
      : ({ kind: 'delivery.auto_approved', facts: what } as const)
    return {
      notices: sidesOf(about).map((userId) => ({ userId, ...told, event: `${proposalId}:${version}` })),
    }
  },
}

const countsAsApproved = 'The delivery under review counts as approved.'

function onAct(
  event: DomainEvent<'delivery.submitted' | 'delivery.changes_requested' | 'delivery.approved'>,
  more: { criterion?: string } = {},
): Effects {
  const { kind, actorId, about } = event
  const { proposalId } = about
  const { version } = event.facts
  const facts = { ...proposalFacts(about), ...more }
  return {
    notices: [{ userId: otherSide(event), kind, facts, actorId, event: `${proposalId}:${version}` }],
    lines: lineOf(event, version),
  }
}
