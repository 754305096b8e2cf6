import type { ContractChangeView, ContractDetailView, LedgerStatementView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { getStatement } from '../../1-ground/ledger/shared/get-statement.ts'
import { statementCsv } from '../../1-ground/ledger/shared/statement-csv.ts'
import { detailOf } from './contract-detail.ts'
import { describeChanges } from './shared/describe-changes.ts'
import { requireParty } from './shared/require-party.ts'

export type ContractRequest = { contractId: string; viewerId: string }

export async function getContract(db: Db, request: ContractRequest): Promise<ContractDetailView> {
  return detailOf(db, await requireParty(db, request), request.viewerId)
}

export async function listContractChanges(db: Db, request: ContractRequest): Promise<ContractChangeView[]> {
  return describeChanges(db, await requireParty(db, request))
}

export async function getContractStatement(db: Db, request: ContractRequest): Promise<LedgerStatementView> {
  const { id } = await requireParty(db, request)
  return getStatement(db, id)
}

/** As CSV. */
export async function exportContractStatement(db: Db, request: ContractRequest): Promise<string> {
  return statementCsv(await getContractStatement(db, request))
}
