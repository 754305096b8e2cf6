import type { DisputeStatus } from '@guildhall/contract'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../platform/database/keyset.ts'
import { users } from '../accounts/account.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'
import { profiles } from '../profiles/profile.tables.ts'
import { setAsideCents } from './dispute.queries.ts'
import { disputes } from './dispute.tables.ts'

const clients = alias(users, 'clients')
const freelancers = alias(users, 'freelancers')
const clientProfiles = alias(profiles, 'client_profiles')
const freelancerProfiles = alias(profiles, 'freelancer_profiles')
const keyset = { at: disputes.createdAt, id: disputes.id }

const columns = {
  id: disputes.id,
  contractId: disputes.contractId,
  title: contracts.title,
  clientId: contracts.clientId,
  clientName: sql<string>`coalesce(nullif(${clientProfiles.name}, ''), ${clients.username})`,
  freelancerId: contracts.freelancerId,
  freelancerName: sql<string>`coalesce(nullif(${freelancerProfiles.name}, ''), ${freelancers.username})`,
  status: disputes.status,
  openedBy: disputes.openedBy,
  createdAt: disputes.createdAt,
  claimsUntil: disputes.claimsUntil,
  waitingAt: disputes.waitingAt,
  endedAt: disputes.endedAt,
  heldCents: disputes.heldCents,
  leftCents: setAsideCents,
}

export async function listAdminDisputes(
  db: Db,
  { status, end, limit }: { status: DisputeStatus; end: Keyset | undefined; limit: number },
) {
  return db
    .select(columns)
    .from(disputes)
    .innerJoin(contracts, eq(contracts.id, disputes.contractId))
    .innerJoin(clients, eq(clients.id, contracts.clientId))
    .innerJoin(freelancers, eq(freelancers.id, contracts.freelancerId))
    .leftJoin(clientProfiles, eq(clientProfiles.userId, contracts.clientId))
    .leftJoin(freelancerProfiles, eq(freelancerProfiles.userId, contracts.freelancerId))
    .where(and(eq(disputes.status, status), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
}
export type AdminDisputeRow = Awaited<ReturnType<typeof listAdminDisputes>>[number]

export async function countAdminDisputes(db: Db, status: DisputeStatus): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(disputes).where(eq(disputes.status, status))
  return row?.count ?? 0
}
