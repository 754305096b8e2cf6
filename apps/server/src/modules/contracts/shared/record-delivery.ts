import { autoApprovalDays, criteriaLines } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { insertContractEvent, setContract } from '../contract.queries.ts'
import { lockMoney } from './lock-money.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Writes a delivery or a request for changes into the contract’s timeline, and starts or stops the automatic approval.
 * Throws `delivery.unknown_criterion` unless `criterion` is empty or a line of the contract's criteria.
 */
export async function recordDelivery(
  tx: Tx,
  {
    kind,
    proposalId,
    actorId,
    version,
    criterion = '',
    at,
  }: {
    kind: 'delivered' | 'changes_requested'
    proposalId: string
    actorId: string
    version: number
    criterion?: string
    at: Date
  },
): Promise<void> {
  const contract = await lockMoney(tx, { proposalId })
  if (contract.cardDisputed) throw new DomainError('contract.card_disputed')
  if (criterion && !criteriaLines(contract.criteria).includes(criterion)) {
    throw new DomainError('delivery.unknown_criterion')
  }
  const autoApprovalAt = kind === 'delivered' ? new Date(at.getTime() + autoApprovalDays * dayMs) : null
  await setContract(tx, contract.id, { autoApprovalAt })
  const facts: Record<string, string | number> = criterion ? { version, criterion } : { version }
  await insertContractEvent(tx, { contractId: contract.id, kind, actorId, at, facts })
}
