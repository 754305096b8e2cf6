import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { findBalance } from '../../../1-ground/ledger/shared/balance.queries.ts'
import { type CardDisputeParts, postCardDispute } from '../../../1-ground/ledger/shared/post-entry.ts'
import { type ContractMoney, lockMoney } from '../../contracts/shared/lock-money.ts'
import { recordCardDispute } from '../../contracts/shared/record-card-dispute.ts'
import { type CardDisputeRow, findCardDispute, insertCardDispute } from '../card-dispute.queries.ts'
import { findPayment, lockPayment } from '../payment.queries.ts'

export type CardDisputeNews = {
  paymentId: string
  cents: number
  /** The provider's own name of the dispute. */
  providerId: string
  at: Date
}

type Needed = Pick<Deps, 'events' | 'jobs'>

/**
 * Takes what is held first; the rest is the platform's loss. The contract waits until {@link closeCardDispute}.
 * Idempotent. Settle the payment first: throws unless it succeeded, and `payment.not_found`.
 */
export async function openCardDispute(deps: Needed, tx: Tx, news: CardDisputeNews): Promise<void> {
  await openLocked(deps, tx, await lockDisputed(tx, news.paymentId), { ...news, isDecided: false })
}

/** Locks the contract of a payment that succeeded, and the payment. */
export async function lockDisputed(tx: Tx, paymentId: string): Promise<ContractMoney> {
  const found = await findPayment(tx, paymentId)
  if (!found) throw new DomainError('payment.not_found')
  const contract = await lockMoney(tx, { id: found.contractId })
  const payment = await lockPayment(tx, paymentId)
  if (payment?.status !== 'succeeded') throw new Error(`payment ${paymentId} was disputed and has not succeeded`)
  return contract
}

/** Like {@link openCardDispute}, for a contract that is locked already. A dispute that is known is returned as it is. */
export async function openLocked(
  deps: Needed,
  tx: Tx,
  contract: ContractMoney,
  { paymentId, cents, providerId, at, isDecided }: CardDisputeNews & { isDecided: boolean },
): Promise<CardDisputeRow> {
  const known = await findCardDispute(tx, providerId)
  if (known) return known
  const contractId = contract.id
  const parts = partsOf(cents, contract.heldCents, await findBalance(tx, 'disputed', contractId))
  const values = { contractId, paymentId, providerId, amountCents: cents, ...parts, createdAt: at }
  const dispute = await insertCardDispute(tx, values)
  await postCardDispute(tx, { contractId, source: dispute.id, at, parts })
  await recordCardDispute(deps, tx, { contract, disputeId: dispute.id, cents, at, isDecided })
  return dispute
}

function partsOf(cents: number, escrowCents: number, disputedCents: number): CardDisputeParts {
  const fromEscrowCents = Math.min(cents, escrowCents)
  const fromDisputedCents = Math.min(cents - fromEscrowCents, disputedCents)
  return { fromEscrowCents, fromDisputedCents, fromPlatformCents: cents - fromEscrowCents - fromDisputedCents }
}
