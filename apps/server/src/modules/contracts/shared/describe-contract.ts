import type { ContractDetailView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentContractDetail } from '../contract.presenter.ts'
import { findContract, listContractEvents } from '../contract.queries.ts'
import { listOffers } from '../contract-offer.queries.ts'

/** A contract as someone sees it who may read it and do nothing. Throws `contract.not_found`. */
export async function describeContract(db: Db, contractId: string): Promise<ContractDetailView> {
  const contract = await findContract(db, contractId)
  if (!contract) throw new DomainError('contract.not_found')
  const [events, offers] = await Promise.all([listContractEvents(db, contractId), listOffers(db, contractId)])
  return presentContractDetail(contract, { events, offers }, '')
}
