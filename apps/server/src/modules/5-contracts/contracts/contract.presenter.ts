import {
  type CardDisputeView,
  type ContractChangeView,
  type ContractDetailView,
  type ContractEventView,
  type ContractMilestoneView,
  type ContractOfferView,
  type ContractView,
  eventRule,
  feeCents,
  toDollars,
} from '@guildhall/contract'
import type { EventRow } from '../../1-ground/events/shared/event.queries.ts'
import { presentAttachment } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import { presentMilestones } from '../../4-hiring/proposals/shared/milestone.rules.ts'
import type { CardDisputeRow, ContractDetailRow, ContractRow } from './contract.queries.ts'
import type { ContractChangeRow } from './contract-change.queries.ts'
import type { ContractOfferRow } from './contract-offer.queries.ts'
import type { MilestoneRow } from './milestone.queries.ts'
import { approvedAt, contractMovesNow, dueAt, isFunded, nextStep, unpaidCents } from './shared/contract.rules.ts'

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
      cardDisputed: toDollars(row.cardDisputedCents),
      takenBack: toDollars(row.takenBackCents),
      unpaid: toDollars(unpaidCents(row)),
      feeBps: row.feeBps,
      currency: 'USD',
    },
    isFunded: isFunded(row),
    isPaymentSent: row.isPaymentSent,
    deliveryTime: row.deliveryDays,
    dueAt: dueAt(row)?.toISOString() ?? null,
    status: row.status,
    deliveryStatus: row.deliveryStatus,
    autoApprovalAt: approvedAt(row)?.toISOString() ?? null,
    heldUntil: row.heldUntil?.toISOString() ?? null,
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

export type ContractParts = {
  events: EventRow[]
  offers: ContractOfferRow[]
  cardDisputes: CardDisputeRow[]
  milestones: MilestoneRow[]
  openChange: ContractChangeRow | undefined
}

export function presentContractDetail(
  row: ContractDetailRow,
  { events, milestones, openChange, cardDisputes, ...more }: ContractParts,
  viewerId: string,
): ContractDetailView {
  const offers = more.offers.map((offer) => presentOffer(offer, row))
  return {
    ...presentContract(row, viewerId),
    criteria: row.criteria,
    requiredSkills: row.requiredSkills,
    attachments: row.attachments.map(presentAttachment),
    timeline: events.flatMap((event) => presentEvent(event, row, milestones)),
    cardDisputes: cardDisputes.map(presentCardDispute),
    openOffer: offers.find(({ status }) => status === 'open') ?? null,
    offers,
    milestones: milestones.map((milestone) => presentMilestone(milestone, row)),
    openChange: openChange ? presentChange(openChange, row) : null,
    changeCount: row.clientChanges + row.freelancerChanges,
  }
}

function presentCardDispute(row: CardDisputeRow): CardDisputeView {
  return {
    status: row.status,
    amount: toDollars(row.amountCents),
    borne: toDollars(row.fromPlatformCents),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

/** An approval is of the version delivered last. */
const showsVersion: ReadonlySet<string> = new Set(['delivered', 'changes_requested'])

function presentEvent(
  event: EventRow,
  { clientId }: ContractDetailRow,
  milestones: MilestoneRow[],
): ContractEventView[] {
  const { timeline } = eventRule(event.kind)
  if (!timeline) return []
  const { at, facts } = event
  // The client agreed by accepting the proposal, or before by offering the contract.
  const actorId = timeline === 'agreed' ? clientId : event.actorId
  return [
    {
      kind: timeline,
      at: at.toISOString(),
      by: actorId === null ? null : actorId === clientId ? 'client' : 'freelancer',
      amount: typeof facts.cents === 'number' ? toDollars(facts.cents) : null,
      version: showsVersion.has(timeline) && typeof facts.version === 'number' ? facts.version : null,
      reason: typeof facts.reason === 'string' ? facts.reason : null,
      criterion: typeof facts.criterion === 'string' ? facts.criterion : null,
      milestone: milestones.find(({ id }) => id === facts.milestoneId)?.title ?? null,
    },
  ]
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

function presentMilestone(
  { id, title, amountCents, releasedAt }: MilestoneRow,
  { heldCents }: ContractDetailRow,
): ContractMilestoneView {
  return {
    _id: id,
    title,
    amount: toDollars(amountCents),
    releasedAt: releasedAt?.toISOString() ?? null,
    isHeld: releasedAt === null && amountCents <= heldCents,
  }
}

export function presentChange(
  change: ContractChangeRow,
  { clientId }: Pick<ContractDetailRow, 'clientId'>,
): ContractChangeView {
  const { amountFromCents, amountToCents, milestonesFrom, milestonesTo } = change
  return {
    _id: change.id,
    by: change.offeredBy === clientId ? 'client' : 'freelancer',
    amount: amountToCents === null ? null : { from: toDollars(amountFromCents ?? 0), to: toDollars(amountToCents) },
    deliveryTime: change.daysTo === null ? null : { from: change.daysFrom, to: change.daysTo },
    criteria: change.criteriaTo === null ? null : { from: change.criteriaFrom ?? '', to: change.criteriaTo },
    milestones: milestonesTo && {
      from: presentMilestones(milestonesFrom ?? []),
      to: presentMilestones(milestonesTo),
    },
    refund: toDollars(change.refundCents),
    reason: change.reason,
    status: change.status,
    createdAt: change.createdAt.toISOString(),
    endedAt: change.endedAt?.toISOString() ?? null,
  }
}
