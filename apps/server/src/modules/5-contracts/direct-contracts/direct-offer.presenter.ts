import {
  type DirectLinkView,
  type DirectOfferDetailView,
  type DirectOfferView,
  directOfferMoves,
  feeCents,
  movesNow,
  toDollars,
} from '@guildhall/contract'
import { presentMilestones } from '../../4-hiring/proposals/shared/milestone.rules.ts'
import type { DirectOfferRow } from './direct-offer.queries.ts'
import { directOfferMoveContext } from './direct-offer.rules.ts'

export type Viewing = { viewerId: string; now: Date; feeBps: number }

export function presentDirectOffer(row: DirectOfferRow, { viewerId, now, feeBps }: Viewing): DirectOfferView {
  const isClient = viewerId === row.clientId
  // The client must not learn who reads the mail of an address, unless they accept.
  const isKnown = !isClient || row.email === null || row.status === 'accepted'
  const moveContext = directOfferMoveContext(row, viewerId, now)
  return {
    _id: row.id,
    client: { _id: row.clientId, name: row.clientName, profileImage: row.clientPicture },
    freelancer:
      isKnown && row.freelancerId
        ? { _id: row.freelancerId, name: row.freelancerName ?? '', profileImage: row.freelancerPicture }
        : null,
    email: (isClient && row.email) || null, // an empty one is forgotten
    title: row.title,
    ...moneyOf(row, feeBps),
    deliveryTime: row.deliveryDays,
    status: moveContext.state,
    contractId: row.contractId,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    ...movesNow(directOfferMoves, moveContext),
  }
}

export function presentDirectOfferDetail(row: DirectOfferRow, viewing: Viewing): DirectOfferDetailView {
  return { ...presentDirectOffer(row, viewing), ...textsOf(row), declineNote: row.declineNote }
}

export function presentDirectLink(row: DirectOfferRow, feeBps: number): DirectLinkView {
  return {
    client: { _id: row.clientId, name: row.clientName, profileImage: row.clientPicture },
    title: row.title,
    ...textsOf(row),
    ...moneyOf(row, feeBps),
    deliveryTime: row.deliveryDays,
    expiresAt: row.expiresAt.toISOString(),
  }
}

function textsOf({ description, criteria, milestones }: DirectOfferRow) {
  return { description, criteria, milestones: presentMilestones(milestones) }
}

function moneyOf({ amountCents }: DirectOfferRow, feeBps: number) {
  const fee = feeCents(amountCents, feeBps)
  return { amount: toDollars(amountCents), fee: toDollars(fee), earnings: toDollars(amountCents - fee) }
}
