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

/** What `viewerId` may do with the delivery now. */
export function allowedDeliveryMoves(delivery: DeliveryFacts, viewerId: string): DeliveryMove[] {
  const moves = Object.keys(deliveryMoves) as DeliveryMove[]
  return moves.filter((move) => refusalToMove(move, delivery, viewerId) === null)
}

/** Why `viewerId` may not see the files, or null when they may: both parties, and nobody else. */
export function refusalToRead(delivery: DeliveryFacts, viewerId: string) {
  return viewerId === delivery.clientId || viewerId === delivery.freelancerId ? null : 'proposal.not_for_you'
}
