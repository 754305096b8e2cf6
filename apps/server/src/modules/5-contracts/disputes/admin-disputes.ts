import {
  type AdminDisputeStatus,
  type AdminDisputeView,
  adminDisputeStatuses,
  type DisputeEvidenceView,
  toDollars,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { type AdminDisputeRow, countAdminDisputes, listAdminDisputes } from './admin-dispute.queries.ts'
import { presentDispute } from './dispute.presenter.ts'
import { findDispute, listClaims } from './dispute.queries.ts'
import { gatherEvidence } from './get-evidence.ts'
import { claimsOf } from './lock-dispute.ts'

export async function listDisputesForOperators(
  { database: { db } }: Deps,
  { status, cursor, limit }: { status: AdminDisputeStatus; cursor?: string | undefined; limit: number },
): Promise<ListPage<AdminDisputeView>> {
  const [found, total] = await Promise.all([
    listAdminDisputes(db, { status, end: keysetOf(cursor), limit: limit + 1 }),
    countAdminDisputes(db, status),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: rows.map(present), total, nextCursor }
}

const seen: readonly string[] = adminDisputeStatuses

/** Disputes settled by the two sides are private to them: `dispute.not_found`. */
export async function getEvidenceForOperator(
  deps: Deps,
  { disputeId, operatorId }: { disputeId: string; operatorId: string },
): Promise<DisputeEvidenceView> {
  const { db } = deps.database
  const row = await findDispute(db, disputeId)
  if (!row || !seen.includes(row.status)) throw new DomainError('dispute.not_found')
  const claims = claimsOf(row, await listClaims(db, disputeId))
  return gatherEvidence(deps, presentDispute(row, claims, { id: operatorId, isOperator: true }, deps.clock()))
}

function present(row: AdminDisputeRow): AdminDisputeView {
  return {
    _id: row.id,
    contractId: row.contractId,
    title: row.title,
    client: { _id: row.clientId, name: row.clientName },
    freelancer: { _id: row.freelancerId, name: row.freelancerName },
    status: row.status,
    openedBy: row.openedBy === row.clientId ? 'client' : 'freelancer',
    openedAt: row.createdAt.toISOString(),
    claimsUntil: row.claimsUntil.toISOString(),
    waitingAt: row.waitingAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    total: toDollars(row.heldCents),
    rest: row.endedAt ? 0 : toDollars(row.leftCents),
  }
}
