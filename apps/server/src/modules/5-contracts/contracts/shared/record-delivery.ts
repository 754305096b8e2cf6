import { autoApprovalDays, criteriaLines, dayMs } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { setContract } from '../contract.queries.ts'
import { aboutContract } from './about-contract.ts'
import { lockMoney } from './lock-money.ts'

type Recorded = {
  kind: 'delivery.submitted' | 'delivery.changes_requested'
  proposalId: string
  actorId: string
  version: number
  criterion?: string
  /** The project's title of now. */
  projectTitle?: string
  at: Date
}

/**
 * Says that one delivered or asked for changes, and starts or stops the automatic approval. Throws `delivery.unknown_criterion`
 * unless `criterion` is empty or a line of the contract's criteria.
 */
export async function recordDelivery(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { kind, proposalId, actorId, version, criterion = '', projectTitle, at }: Recorded,
): Promise<void> {
  const contract = await lockMoney(tx, { proposalId })
  if (contract.cardDisputed) throw new DomainError('contract.card_disputed')
  if (criterion && !criteriaLines(contract.criteria).includes(criterion)) {
    throw new DomainError('delivery.unknown_criterion')
  }
  const autoApprovalAt = kind === 'delivery.submitted' ? new Date(at.getTime() + autoApprovalDays * dayMs) : null
  await setContract(tx, contract.id, { autoApprovalAt })
  const about = aboutContract(projectTitle === undefined ? contract : { ...contract, title: projectTitle })
  await deps.events.record(tx, at, { kind, actorId, about, facts: { version, ...(criterion && { criterion }) } })
}
