import type { ContractDetailView, LedgerStatementView } from '@guildhall/contract'
import type { Db } from '../../platform/database/database.ts'
import { getStatement } from '../ledger/shared/get-statement.ts'
import { statementCsv } from '../ledger/shared/statement-csv.ts'
import { presentContractDetail } from './contract.presenter.ts'
import { listContractEvents } from './contract.queries.ts'
import { listOffers } from './contract-offer.queries.ts'
import { requireParty } from './shared/require-party.ts'

export type ContractRequest = { contractId: string; viewerId: string }

export async function getContract(db: Db, request: ContractRequest): Promise<ContractDetailView> {
  const contract = await requireParty(db, request)
  const [events, offers] = await Promise.all([listContractEvents(db, contract.id), listOffers(db, contract.id)])
  return presentContractDetail(contract, { events, offers }, request.viewerId)
}

/** The contract's lines in the book: the same for both parties. */
export async function getContractStatement(db: Db, request: ContractRequest): Promise<LedgerStatementView> {
  const { id } = await requireParty(db, request)
  return getStatement(db, id)
}

/** The same as a file. */
export async function exportContractStatement(db: Db, request: ContractRequest): Promise<string> {
  return statementCsv(await getContractStatement(db, request))
}
