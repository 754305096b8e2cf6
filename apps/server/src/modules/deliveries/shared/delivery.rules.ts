import type { DeliveryStatus, DeliveryView, ProposalStatus } from '@guildhall/contract'

export type DeliveryMove = DeliveryView['allowedMoves'][number]
export type DeliveryFacts = {
  clientId: string
  freelancerId: string
  status: ProposalStatus
  deliveryStatus: DeliveryStatus
}
type Rule = { by: 'client' | 'freelancer'; from: readonly DeliveryStatus[]; to: DeliveryStatus }

/** Every way a delivery can move. Screens and use cases read this table. */
export const deliveryMoves = {
  upload: { by: 'freelancer', from: ['not_submitted', 'rejected'], to: 'submitted' },
  approve: { by: 'client', from: ['submitted'], to: 'approved' },
  request_changes: { by: 'client', from: ['submitted'], to: 'rejected' },
} as const satisfies Record<DeliveryMove, Rule>

/** Why `viewerId` may not make `move` now, or null when they may. */
export function refusalToMove(move: DeliveryMove, delivery: DeliveryFacts, viewerId: string) {
  const { by, from }: Rule = deliveryMoves[move]
  if (viewerId !== (by === 'client' ? delivery.clientId : delivery.freelancerId)) {
    return by === 'client' ? 'delivery.not_client' : 'delivery.not_freelancer'
  }
  if (delivery.status !== 'accepted') return 'delivery.not_accepted'
  if (from.includes(delivery.deliveryStatus)) return null
  if (delivery.deliveryStatus === 'approved') return 'delivery.approved'
  return by === 'client' ? 'delivery.not_submitted' : 'delivery.under_review'
}

/** More than any work goes back and forth. What is asked of the last one has to be settled otherwise. */
export const versionsPerProposal = 100

/** Why `move` may not be made with this many versions, or null when it may. */
export function refusalAtVersion(move: DeliveryMove, newestVersion: number) {
  return move === 'request_changes' && newestVersion >= versionsPerProposal ? 'delivery.last_version' : null
}

/** What `viewerId` may do with the delivery now. */
export function allowedDeliveryMoves(delivery: DeliveryFacts, viewerId: string, newestVersion = 0): DeliveryMove[] {
  const moves = Object.keys(deliveryMoves) as DeliveryMove[]
  return moves.filter(
    (move) => refusalToMove(move, delivery, viewerId) === null && refusalAtVersion(move, newestVersion) === null,
  )
}

/** Uploads one freelancer can have under way at once: so much of a disk is taken by what no delivery claims yet. */
export const uploadsAtOnce = 3

/** Why `viewerId` may not see the files, or null when they may: both parties, and nobody else. */
export function refusalToRead(delivery: DeliveryFacts, viewerId: string) {
  return viewerId === delivery.clientId || viewerId === delivery.freelancerId ? null : 'proposal.not_for_you'
}
