import type { ContractDetailView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { findContract } from '../contract.queries.ts'
import { detailOf } from '../contract-detail.ts'

/** Throws `contract.not_found`. */
export async function describeContract(db: Db, contractId: string): Promise<ContractDetailView> {
  const contract = await findContract(db, contractId)
  if (!contract) throw new DomainError('contract.not_found')
  return detailOf(db, contract, '')
}
