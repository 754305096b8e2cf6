import type { ContractChangeView, ContractDetailView, LedgerStatementView } from '@guildhall/contract'
import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { partyTo } from '../deliveries/shared/delivery.rules.ts'
import { getStatement } from '../ledger/shared/get-statement.ts'
import { statementCsv } from '../ledger/shared/statement-csv.ts'
import { presentChange, presentContractDetail } from './contract.presenter.ts'
import { findContract, listCardDisputes, listContractEvents } from './contract.queries.ts'
import { findOpenChange, listChanges } from './contract-change.queries.ts'
import { listOffers } from './contract-offer.queries.ts'
import { listMilestones } from './milestone.queries.ts'

export type ContractRequest = { contractId: string; viewerId: string }

/** Throws unless the viewer is one of its two parties. */
async function requireContract(db: Db, { contractId, viewerId }: ContractRequest) {
  const contract = await findContract(db, contractId)
  if (!contract) throw new DomainError('contract.not_found')
  if (partyTo(contract, viewerId) === 'stranger') throw new DomainError('contract.not_for_you')
  return contract
}

export async function getContract(db: Db, request: ContractRequest): Promise<ContractDetailView> {
  const contract = await requireContract(db, request)
  const [events, offers, cardDisputes, milestones, openChange] = await Promise.all([
    listContractEvents(db, contract.id),
    listOffers(db, contract.id),
    listCardDisputes(db, contract.id),
    listMilestones(db, contract.id),
    findOpenChange(db, contract.id),
  ])
  return presentContractDetail(contract, { events, offers, cardDisputes, milestones, openChange }, request.viewerId)
}

/** All changes that were offered, newest first: the same for both parties. */
export async function listContractChanges(db: Db, request: ContractRequest): Promise<ContractChangeView[]> {
  const contract = await requireContract(db, request)
  const changes = await listChanges(db, contract.id)
  return changes.map((change) => presentChange(change, contract))
}

/** The contract's lines in the book: the same for both parties. */
export async function getContractStatement(db: Db, request: ContractRequest): Promise<LedgerStatementView> {
  const { id } = await requireContract(db, request)
  return getStatement(db, id)
}

/** The same as a file. */
export async function exportContractStatement(db: Db, request: ContractRequest): Promise<string> {
  return statementCsv(await getContractStatement(db, request))
}
