import type { ContractStatus, ContractView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { containsPattern } from '../../../platform/database/like-pattern.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { presentContract } from './contract.presenter.ts'
import { countContracts, listContractRows } from './contract.queries.ts'

export type ContractListQuery = {
  role: 'client' | 'freelancer'
  viewerId: string
  status?: ContractStatus | undefined
  search?: string | undefined
  cursor?: string | undefined
  limit: number
}

export async function listContracts(
  db: Db,
  { role, viewerId, status, search, cursor, limit }: ContractListQuery,
): Promise<ListPage<ContractView>> {
  const filter = {
    scope: role === 'client' ? { clientId: viewerId } : { freelancerId: viewerId },
    status,
    contains: search ? containsPattern(search) : undefined,
  }
  const [found, total] = await Promise.all([
    listContractRows(db, { ...filter, end: keysetOf(cursor), limit: limit + 1 }),
    countContracts(db, filter),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: rows.map((row) => presentContract(row, viewerId)), total, nextCursor }
}
