import { formatUsd, toDollars } from '@guildhall/contract'
import { DomainError } from '../../../../platform/errors.ts'

/** How the money of a contract is split at its end. `releaseCents`: to the freelancer, before the fee. */
export type Split = { releaseCents: number; refundCents: number }

/** Throws `contract.offer_sum` unless the two are exactly what is held. */
export function requireWholeSplit({ releaseCents, refundCents }: Split, heldCents: number): void {
  if (releaseCents + refundCents === heldCents) return
  throw new DomainError('contract.offer_sum', { held: formatUsd(toDollars(heldCents)) })
}
