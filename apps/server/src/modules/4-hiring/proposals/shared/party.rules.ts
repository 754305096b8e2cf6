import type { Party } from '@guildhall/contract'

export type Parties = { clientId: string; freelancerId: string }

export function partyTo({ clientId, freelancerId }: Parties, viewerId: string): Party {
  if (viewerId === clientId) return 'client'
  return viewerId === freelancerId ? 'freelancer' : 'stranger'
}
