import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findBalance } from '../../ledger/shared/balances.ts'
import { findReleased, hasCardDispute, type LockedContract, lockContractBy } from '../contract.queries.ts'
import { type ChangeFacts, findChangeFacts } from '../contract-change.queries.ts'
import { findOfferFacts, type OfferFacts } from '../contract-offer.queries.ts'

/**
 * Cents that are held, that are set aside in a dispute, and that were released before the fee; and whether a bank took some back
 * and has not decided.
 */
export type ContractMoney = LockedContract &
  OfferFacts &
  ChangeFacts & { heldCents: number; disputedCents: number; releasedCents: number; cardDisputed: boolean }

/**
 * A contract with its money, locked until the transaction ends: everything that moves its money locks it first. Lock its project
 * and proposal before it. Throws `contract.not_found`.
 */
export async function lockMoney(tx: Tx, key: { id: string } | { proposalId: string }): Promise<ContractMoney> {
  const contract = await lockContractBy(tx, key)
  if (!contract) throw new DomainError('contract.not_found')
  const heldCents = await findBalance(tx, 'escrow', contract.id)
  const disputedCents = await findBalance(tx, 'disputed', contract.id)
  const offers = await findOfferFacts(tx, contract.id)
  const changes = await findChangeFacts(tx, contract.id)
  const cardDisputed = await hasCardDispute(tx, contract.id)
  const releasedCents = await findReleased(tx, contract.id)
  return { ...contract, ...offers, ...changes, heldCents, disputedCents, releasedCents, cardDisputed }
}
