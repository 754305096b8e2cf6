import type { DisputeStatus } from '@guildhall/contract'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'
import { disputes } from '../contracts/dispute.tables.ts'
import { setAsideCents } from './dispute.queries.ts'

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
  clientName: shownNameSql(clients, clientProfiles),
  freelancerId: contracts.freelancerId,
  freelancerName: shownNameSql(freelancers, freelancerProfiles),
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
  return db.$count(disputes, eq(disputes.status, status))
}
