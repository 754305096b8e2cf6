import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { type LockedContract, lockContractBy } from '../contract.queries.ts'
import { findMoneyFacts, type MoneyFacts } from '../contract-money.queries.ts'

export type ContractMoney = LockedContract & MoneyFacts

/** Everything that moves its money locks it. Lock project and proposal first. Throws `contract.not_found`. */
export async function lockMoney(tx: Tx, key: { id: string } | { proposalId: string }): Promise<ContractMoney> {
  const contract = await lockContractBy(tx, key)
  if (!contract) throw new DomainError('contract.not_found')
  return { ...contract, ...(await findMoneyFacts(tx, contract.id)) }
}
