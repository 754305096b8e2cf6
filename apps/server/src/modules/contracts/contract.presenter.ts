import {
  type ContractDetailView,
  type ContractEventView,
  type ContractOfferView,
  type ContractView,
  feeCents,
  toDollars,
} from '@guildhall/contract'
import type { ContractDetailRow, ContractEventRow, ContractRow } from './contract.queries.ts'
import type { ContractOfferRow } from './contract-offer.queries.ts'
import { contractMovesNow, dueAt, isFunded, nextStep } from './shared/contract.rules.ts'

export function presentContract(row: ContractRow, viewerId: string): ContractView {
  const fee = feeCents(row.amountCents, row.feeBps)
  return {
    _id: row.id,
    proposalId: row.proposalId,
    projectId: row.projectId,
    title: row.title,
    client: { _id: row.clientId, name: row.clientName, profileImage: row.clientPicture },
    freelancer: { _id: row.freelancerId, name: row.freelancerName, profileImage: row.freelancerPicture },
    money: {
      amount: toDollars(row.amountCents),
      fee: toDollars(fee),
      earnings: toDollars(row.amountCents - fee),
      held: toDollars(row.heldCents),
      disputed: toDollars(row.disputedCents),
      released: toDollars(row.releasedCents),
      refunded: toDollars(row.refundedCents),
      currency: 'USD',
    },
    isFunded: isFunded(row),
    deliveryTime: row.deliveryDays,
    dueAt: dueAt(row)?.toISOString() ?? null,
    status: row.status,
    deliveryStatus: row.deliveryStatus,
    autoApprovalAt: row.autoApprovalAt?.toISOString() ?? null,
    next: nextStep(row),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    suspended: [
      ...(row.clientSuspended ? (['client'] as const) : []),
      ...(row.freelancerSuspended ? (['freelancer'] as const) : []),
    ],
    ...contractMovesNow(row, viewerId),
  }
}

export function presentContractDetail(
  row: ContractDetailRow,
  { events, offers: offerRows }: { events: ContractEventRow[]; offers: ContractOfferRow[] },
  viewerId: string,
): ContractDetailView {
  const offers = offerRows.map((offer) => presentOffer(offer, row))
  return {
    ...presentContract(row, viewerId),
    criteria: row.criteria,
    requiredSkills: row.requiredSkills,
    timeline: events.map((event) => presentEvent(event, row)),
    openOffer: offers.find(({ status }) => status === 'open') ?? null,
    offers,
  }
}

function presentEvent(
  { kind, at, actorId, facts }: ContractEventRow,
  { clientId }: ContractDetailRow,
): ContractEventView {
  return {
    kind,
    at: at.toISOString(),
    by: actorId === null ? null : actorId === clientId ? 'client' : 'freelancer',
    amount: typeof facts.cents === 'number' ? toDollars(facts.cents) : null,
    version: typeof facts.version === 'number' ? facts.version : null,
    reason: typeof facts.reason === 'string' ? facts.reason : null,
  }
}

function presentOffer(
  { id, offeredBy, releaseCents, feeCents: fee, refundCents, reason, status, createdAt, endedAt }: ContractOfferRow,
  { clientId }: ContractDetailRow,
): ContractOfferView {
  return {
    _id: id,
    by: offeredBy === clientId ? 'client' : 'freelancer',
    release: toDollars(releaseCents),
    fee: toDollars(fee),
    earnings: toDollars(releaseCents - fee),
    refund: toDollars(refundCents),
    reason,
    status,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
