import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { Keyset } from '../../../platform/database/keyset.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'
import { refunds } from './payment.tables.ts'

const isOwed = and(eq(refunds.status, 'failed'), isNull(refunds.repaidAt))

function selectRefunds(db: Db | Tx) {
  return db
    .select({
      id: refunds.id,
      contractId: refunds.contractId,
      projectId: contracts.projectId,
      title: contracts.title,
      clientId: refunds.clientId,
      clientName: shownNameSql(users, profiles),
      freelancerId: contracts.freelancerId,
      proposalId: contracts.proposalId,
      amountCents: refunds.amountCents,
      provider: refunds.provider,
      status: refunds.status,
      endedAt: refunds.endedAt,
      repaidAt: refunds.repaidAt,
      repaidReference: refunds.repaidReference,
    })
    .from(refunds)
    .innerJoin(contracts, eq(contracts.id, refunds.contractId))
    .innerJoin(users, eq(users.id, refunds.clientId))
    .leftJoin(profiles, eq(profiles.userId, refunds.clientId))
}

export type OwedRefundRow = Awaited<ReturnType<typeof listOwedRefunds>>[number]

export function listOwedRefunds(db: Db, { after, limit }: { after: Keyset | undefined; limit: number }) {
  return selectRefunds(db)
    .where(
      and(
        isOwed,
        after && sql`(${refunds.endedAt}, ${refunds.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(refunds.endedAt), asc(refunds.id))
    .limit(limit)
}

export async function countOwedRefunds(db: Db): Promise<number> {
  return db.$count(refunds, isOwed)
}

export async function findDescribedRefund(db: Db | Tx, id: string): Promise<OwedRefundRow | undefined> {
  const [row] = await selectRefunds(db).where(eq(refunds.id, id))
  return row
}
