import type { DisputeView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { partyTo } from '../../4-hiring/proposals/shared/party.rules.ts'
import { requireParty } from '../contracts/shared/require-party.ts'
import { presentDispute } from './dispute.presenter.ts'
import { type DisputeRow, findDispute, listClaims, listDisputes } from './dispute.queries.ts'
import { claimsOf } from './lock-dispute.ts'

type Reader = { clock: Deps['clock']; database: { db: Db | Tx } }

export async function getDisputes(
  deps: Reader,
  { contractId, viewerId }: { contractId: string; viewerId: string },
): Promise<DisputeView[]> {
  const { db } = deps.database
  await requireParty(db, { contractId, viewerId })
  const rows = await listDisputes(db, contractId)
  return Promise.all(rows.map((row) => present(deps, row, viewerId)))
}

export async function getDispute(
  deps: Reader,
  { disputeId, viewerId }: { disputeId: string; viewerId: string },
): Promise<DisputeView> {
  const row = await findDispute(deps.database.db, disputeId)
  if (!row) throw new DomainError('dispute.not_found')
  if (partyTo(row, viewerId) === 'stranger') throw new DomainError('contract.not_for_you')
  return present(deps, row, viewerId)
}

async function present({ database: { db }, clock }: Reader, row: DisputeRow, viewerId: string): Promise<DisputeView> {
  return presentDispute(row, claimsOf(row, await listClaims(db, row.id)), { id: viewerId }, clock())
}
