import { type DomainEvent, dayMs, notificationDays, toCents } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../effects.ts'
import type { PastEvent } from '../../modules/1-ground/events/shared/event.queries.ts'
import type { NewNotification } from '../../modules/2-people/notifications/notification.queries.ts'
import { proposalEffects } from '../../modules/4-hiring/proposals/proposal.effects.ts'
import { contractEffects } from '../../modules/5-contracts/contracts/contract.effects.ts'
import { deliveryEffects } from '../../modules/5-contracts/deliveries/delivery.effects.ts'
import { directOfferEffects } from '../../modules/5-contracts/direct-contracts/direct-offer.effects.ts'
import { moneyEffects } from '../../modules/5-contracts/payments/money.effects.ts'
import { reviewEffects } from '../../modules/7-finding/reviews/review.effects.ts'
import type { PlannedContract, PlannedDeal } from './plan-deals.ts'

export type Ids = (key: string) => string
export type Names = (key: string) => string

/** What happened in a deal, as the use cases of the product would have recorded it. */
export function happeningsOf(
  deal: PlannedDeal,
  { idOf, nameOf, netCentsOf }: { idOf: Ids; nameOf: Names; netCentsOf: (contractId: string) => number },
): PastEvent[] {
  const { projectId, title: projectTitle, contract, offerId } = deal
  const clientId = idOf(deal.client)
  const list: PastEvent[] = []
  const say = (at: Date, event: DomainEvent) => list.push({ event, at })
  const sideOf = (by: string) => ({ projectId, projectTitle, clientId, freelancerId: idOf(by) })
  if (deal.category) {
    const aboutProject = { projectId, projectTitle, clientId }
    say(deal.postedAt, { kind: 'project.posted', actorId: clientId, about: aboutProject })
    for (const { id: proposalId, by, sentAt, openedAt } of deal.bids) {
      const about = { ...sideOf(by), proposalId }
      say(sentAt, { kind: 'proposal.sent', actorId: idOf(by), about })
      if (openedAt) say(openedAt, { kind: 'proposal.opened', actorId: clientId, about })
    }
    if (deal.closedAt) say(deal.closedAt, { kind: 'project.closed', actorId: null, about: aboutProject })
  }
  if (!contract) return list

  const { bid, acceptedAt, payment, deliveries } = contract
  const freelancerId = idOf(bid.by)
  const about = { ...sideOf(bid.by), contractId: contract.id, proposalId: bid.id }
  const cents = toCents(bid.usd)
  if (deal.category) {
    const others = deal.bids.filter(({ status }) => status === 'rejected')
    const declined = others.length
    say(acceptedAt, { kind: 'proposal.accepted', actorId: clientId, about, facts: { cents, declined } })
    for (const other of others) {
      const lost = { ...sideOf(other.by), proposalId: other.id }
      say(acceptedAt, { kind: 'proposal.not_selected', actorId: clientId, about: lost, facts: { declined } })
    }
  } else {
    const offered = { directOfferId: offerId, projectTitle, clientId, freelancerId }
    const offeredAt = new Date(acceptedAt.getTime() - offerAnsweredMs)
    say(offeredAt, { kind: 'direct.offered', actorId: clientId, about: offered, context: { mail: null } })
    say(acceptedAt, { kind: 'direct.accepted', actorId: freelancerId, about, facts: { cents, directOfferId: offerId } })
  }
  if (payment) {
    const facts = { cents, keptCents: cents, source: payment.id }
    say(payment.at, { kind: 'money.funded', actorId: clientId, about, facts })
  }
  for (const [index, { submittedAt, decidedAt }] of deliveries.entries()) {
    const facts = { version: index + 1 }
    say(submittedAt, { kind: 'delivery.submitted', actorId: freelancerId, about, facts })
    if (!decidedAt) continue
    const isApproved = deal.state === 'done' && index === deliveries.length - 1
    const kind = isApproved ? 'delivery.approved' : 'delivery.changes_requested'
    say(decidedAt, { kind, actorId: clientId, about, facts })
  }
  if (deal.state === 'done' && contract.endedAt) {
    const facts = { cents, netCents: netCentsOf(contract.id), source: releaseSource(contract.id) }
    say(contract.endedAt, { kind: 'money.released', actorId: null, about, facts })
    say(contract.endedAt, { kind: 'contract.completed', actorId: null, about })
  }
  for (const [review, side] of [
    [contract.byClient, 'client'],
    [contract.byFreelancer, 'freelancer'],
  ] as const) {
    const actorId = side === 'client' ? clientId : freelancerId
    if (review) say(review.writtenAt, { kind: 'review.written', actorId, about, context: { revealsAt: null } })
  }
  return [...list, ...revealsOf(deal, contract, { idOf, nameOf })]
}

export const releaseSource = (contractId: string) => `${contractId}:completed`
export const offerAnsweredMs = 0.4 * dayMs

function revealsOf(
  { title, client }: PlannedDeal,
  contract: PlannedContract,
  { idOf, nameOf }: { idOf: Ids; nameOf: Names },
): PastEvent[] {
  const { id: contractId, bid, byClient, byFreelancer } = contract
  const written = [
    { review: byClient, author: client, subject: bid.by },
    { review: byFreelancer, author: bid.by, subject: client },
  ]
  return written.flatMap(({ review, author, subject }): PastEvent[] => {
    if (!review?.isPublic) return []
    const context = {
      reviewId: review.id,
      contractId,
      projectTitle: title,
      authorId: idOf(author),
      authorName: nameOf(author),
    }
    return [
      {
        at: review.revealedAt,
        event: { kind: 'review.revealed', actorId: null, about: { personId: idOf(subject) }, context },
      },
    ]
  })
}

const parts: readonly EffectsPart[] = [
  proposalEffects,
  directOfferEffects,
  deliveryEffects,
  contractEffects,
  moneyEffects,
  reviewEffects,
]

/** The notifications that follow from what happened, as far as they are still kept. */
export function noticesOf(happened: readonly PastEvent[], now: Date): NewNotification[] {
  const oldest = now.getTime() - notificationDays * dayMs
  return happened.flatMap(({ event, at }) => {
    if (at.getTime() < oldest) return []
    return parts.flatMap((part) => {
      const effects = part[event.kind] as ((event: DomainEvent, at: Date) => Effects) | undefined
      const notices = effects?.(event, at).notices ?? []
      return notices.map(({ userId, kind, facts, actorId, event: key }): NewNotification => {
        return { userId, kind, facts, actorId, eventKey: `${kind}:${key}`, createdAt: at }
      })
    })
  })
}
