import { type DomainEvent, formatUsd, toDollars } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'
import { contractFacts } from '../../1-ground/events/shared/sides.ts'
import { cardDisputeSentences } from './card-dispute-sentences.ts'

export const moneyEffects: EffectsPart = {
  'money.funded': ({ about, facts: { keptCents, source: event } }) => {
    if (keptCents === 0) return {}
    const { freelancerId: userId, clientId: actorId } = about
    const facts = { ...contractFacts(about), actorId, amountUsd: toDollars(keptCents) }
    return { notices: [{ userId, kind: 'money.held', facts, event }] }
  },
  'money.due': ({ about, facts: { dueCents } }) => {
    const facts = { ...contractFacts(about), amountUsd: toDollars(dueCents) }
    return { notices: [{ userId: about.clientId, kind: 'money.due', facts, event: about.contractId }] }
  },
  'money.released': onRelease,
  'money.milestone_released': onRelease,
  'money.refunded': ({ about, facts: { cents, source: event } }) => {
    const facts = { ...contractFacts(about), amountUsd: toDollars(cents) }
    return { notices: [{ userId: about.clientId, kind: 'money.refunded', facts, event }] }
  },
  'money.refund_failed': ({ kind, about, facts: { cents, refundId: event } }) => {
    const facts = { ...contractFacts(about), amountUsd: toDollars(cents) }
    return { notices: [{ userId: about.clientId, kind, facts, event }] }
  },
  'money.refund_repaid': ({ kind, about, facts: { cents, refundId: event, reference } }) => {
    const facts = { ...contractFacts(about), amountUsd: toDollars(cents), reference }
    return { notices: [{ userId: about.clientId, kind, facts, event }] }
  },
  'money.payout_failed': ({ kind, about, facts: { cents, payoutId: event } }) => {
    const facts = { amountUsd: toDollars(cents) }
    return {
      notices: [{ userId: about.personId, kind, facts, event }],
      stale: [{ people: [about.personId], part: 'payment' }],
    }
  },
  'money.hold_ended': ({ about, facts: { cents, until } }) => {
    const kind = 'money.hold_ended'
    const amountUsd = toDollars(cents)
    const usd = formatUsd(amountUsd)
    const facts = { ...contractFacts(about), amountUsd }
    const event = `${about.contractId}:${until}`
    const forClient = `It goes back to the card you paid with. The contract goes on: pay ${usd} again so that it is held.`
    const forFreelancer = `It goes back to the client. The contract goes on, and the client can pay again: check before you work on.`
    return {
      notices: [
        { userId: about.clientId, kind, event, facts: { ...facts, meaning: forClient } },
        { userId: about.freelancerId, kind, event, facts: { ...facts, meaning: forFreelancer } },
      ],
    }
  },
  'money.card_disputed': onCardDispute,
  'money.card_dispute_won': onCardDispute,
  'money.card_dispute_lost': onCardDispute,
}

function onRelease({
  about,
  facts: { netCents, source: event },
}: DomainEvent<'money.released' | 'money.milestone_released'>): Effects {
  const { freelancerId: userId, clientId: actorId } = about
  const facts = { ...contractFacts(about), actorId, amountUsd: toDollars(netCents) }
  return { notices: [{ userId, kind: 'money.released', facts, event }] }
}

function onCardDispute({
  kind,
  about,
  facts: { cents, disputeId: event, ...state },
}: DomainEvent<'money.card_disputed' | 'money.card_dispute_won' | 'money.card_dispute_lost'>): Effects {
  const { clientId, freelancerId } = about
  const sentences = cardDisputeSentences(kind, state)
  const facts = { ...contractFacts(about), amountUsd: toDollars(cents) }
  return {
    notices: [
      { userId: clientId, kind, event, facts: { ...facts, meaning: sentences.client } },
      { userId: freelancerId, kind, event, facts: { ...facts, meaning: sentences.freelancer } },
    ],
  }
}
