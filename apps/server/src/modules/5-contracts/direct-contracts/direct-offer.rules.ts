import type { DirectOfferGuard, DirectOfferStatus, MoveContext, Party } from '@guildhall/contract'

type OfferFacts = {
  clientId: string
  freelancerId: string | null
  status: DirectOfferStatus
  expiresAt: Date
  clientSuspended: boolean
}

/** An offer whose time is over counts as expired before the job has said so. */
export function directOfferMoveContext(
  { clientId, freelancerId, status, expiresAt, clientSuspended }: OfferFacts,
  viewerId: string,
  now: Date,
): MoveContext<DirectOfferStatus, DirectOfferGuard> {
  const party: Party = viewerId === clientId ? 'client' : viewerId === freelancerId ? 'freelancer' : 'stranger'
  return {
    party,
    state: status === 'open' && expiresAt <= now ? 'expired' : status,
    guards: { client_not_suspended: !clientSuspended },
  }
}
