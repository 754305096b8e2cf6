import type { DirectOfferGuard, DirectOfferStatus, Party, Standing } from '@guildhall/contract'

type OfferFacts = {
  clientId: string
  freelancerId: string | null
  status: DirectOfferStatus
  expiresAt: Date
  clientSuspended: boolean
}

/** An offer whose time is over counts as expired before the job has said so. */
export function directOfferStanding(
  { clientId, freelancerId, status, expiresAt, clientSuspended }: OfferFacts,
  viewerId: string,
  now: Date,
): Standing<DirectOfferStatus, DirectOfferGuard> {
  const party: Party = viewerId === clientId ? 'client' : viewerId === freelancerId ? 'freelancer' : 'stranger'
  return {
    party,
    state: status === 'open' && expiresAt <= now ? 'expired' : status,
    holds: { client_not_suspended: !clientSuspended },
  }
}
