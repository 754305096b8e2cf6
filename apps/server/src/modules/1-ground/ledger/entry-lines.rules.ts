import { type LedgerAccount, nextFeeCents } from '@guildhall/contract'

export type HeldIn = 'escrow' | 'disputed'
export type LineInput = { account: LedgerAccount; owner?: string; cents: number }

/** A payment of the client is held for the contract. */
export function fundingLines({ contractId, cents }: { contractId: string; cents: number }): LineInput[] {
  return [
    { account: 'card_in', cents: -cents },
    { account: 'escrow', owner: contractId, cents },
  ]
}

export type Release = {
  contractId: string
  freelancerId: string
  cents: number
  feeBps: number
  /** Released before, with its fee taken. */
  releasedCents: number
  from?: HeldIn
}

/** Held money goes to the freelancer, less the fee. */
export function releaseLines({ contractId, freelancerId, cents, feeBps, releasedCents, from = 'escrow' }: Release) {
  const fee = nextFeeCents({ releasedCents, nextCents: cents, feeBps })
  const lines: LineInput[] = [
    { account: from, owner: contractId, cents: -cents },
    { account: 'payable', owner: freelancerId, cents: cents - fee },
    ...(fee > 0 ? [{ account: 'platform_fee' as const, cents: fee }] : []),
  ]
  return { fee, lines }
}
