import { type DirectOfferStatus, directOfferMoves } from '@guildhall/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { keepAccounts } from '../../1-ground/users/shared/lock-account.queries.ts'
import { shownNameSql, shownPictureSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { blockedSql } from '../../2-people/restrictions/shared/blocked.queries.ts'
import { shownProfileText } from '../../2-people/restrictions/shared/shown-profile.queries.ts'
import { suspendedSql } from '../../2-people/restrictions/shared/suspended.queries.ts'
import type { Milestone } from '../../4-hiring/proposals/shared/milestone.rules.ts'
import { directOffers } from './direct-offer.tables.ts'

export type DirectOfferRow = {
  id: string
  clientId: string
  clientName: string
  clientPicture: string
  clientSuspended: boolean
  freelancerId: string | null
  freelancerName: string | null
  freelancerPicture: string
  email: string | null
  title: string
  description: string
  criteria: string
  amountCents: number
  deliveryDays: number
  milestones: Milestone[]
  status: DirectOfferStatus
  declineNote: string
  contractId: string | null
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
}

export type DirectOfferFilter = {
  scope: { clientId: string } | { freelancerId: string }
  status?: DirectOfferStatus | undefined
}

const clients = alias(users, 'clients')
const freelancers = alias(users, 'freelancers')
const clientProfiles = alias(profiles, 'client_profiles')
const freelancerProfiles = alias(profiles, 'freelancer_profiles')
const keyset = { at: directOffers.createdAt, id: directOffers.id }

const isClientShown = sql.raw(shownProfileText('client_profiles.user_id', 'direct_offers.freelancer_id'))
const isFreelancerShown = sql.raw(shownProfileText('freelancer_profiles.user_id', 'direct_offers.client_id'))

const columns = {
  id: directOffers.id,
  clientId: directOffers.clientId,
  clientName: shownNameSql(clients, clientProfiles),
  clientPicture: shownPictureSql(clientProfiles),
  clientSuspended: suspendedSql(directOffers.clientId),
  freelancerId: directOffers.freelancerId,
  freelancerName: sql<string | null>`${shownNameSql(freelancers, freelancerProfiles)}`,
  freelancerPicture: shownPictureSql(freelancerProfiles),
  email: directOffers.email,
  title: directOffers.title,
  description: directOffers.description,
  criteria: directOffers.criteria,
  amountCents: directOffers.amountCents,
  deliveryDays: directOffers.deliveryDays,
  milestones: directOffers.milestones,
  status: directOffers.status,
  declineNote: directOffers.declineNote,
  contractId: directOffers.contractId,
  createdAt: directOffers.createdAt,
  expiresAt: directOffers.expiresAt,
  endedAt: directOffers.endedAt,
}

function selectOffers(db: Db | Tx) {
  return db
    .select(columns)
    .from(directOffers)
    .innerJoin(clients, eq(clients.id, directOffers.clientId))
    .leftJoin(freelancers, eq(freelancers.id, directOffers.freelancerId))
    .leftJoin(clientProfiles, and(eq(clientProfiles.userId, directOffers.clientId), isClientShown))
    .leftJoin(freelancerProfiles, and(eq(freelancerProfiles.userId, directOffers.freelancerId), isFreelancerShown))
}

function matches({ scope, status }: DirectOfferFilter): SQL | undefined {
  return and(
    'clientId' in scope ? eq(directOffers.clientId, scope.clientId) : eq(directOffers.freelancerId, scope.freelancerId),
    status ? eq(directOffers.status, status) : undefined,
  )
}

export async function listDirectOfferRows(
  db: Db,
  { end, limit, ...filter }: DirectOfferFilter & { end: Keyset | undefined; limit: number },
): Promise<DirectOfferRow[]> {
  return selectOffers(db)
    .where(and(matches(filter), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
}

export async function countDirectOffers(db: Db | Tx, filter: DirectOfferFilter): Promise<number> {
  return db.$count(directOffers, matches(filter))
}

export async function countOfferedSince(tx: Tx, clientId: string, since: Date): Promise<number> {
  const instant = since.toISOString()
  const offered = and(eq(directOffers.clientId, clientId), sql`${directOffers.createdAt} > ${instant}::timestamptz`)
  return tx.$count(directOffers, offered)
}

export async function findDirectOffer(db: Db | Tx, id: string): Promise<DirectOfferRow | undefined> {
  const [row] = await selectOffers(db).where(eq(directOffers.id, id))
  return row
}

export async function findOfferByToken(db: Db | Tx, tokenHash: Buffer): Promise<DirectOfferRow | undefined> {
  const [row] = await selectOffers(db).where(eq(directOffers.tokenHash, tokenHash))
  return row
}

export async function insertDirectOffer(tx: Tx, values: typeof directOffers.$inferInsert): Promise<string> {
  const [row] = await tx.insert(directOffers).values(values).returning({ id: directOffers.id })
  assertRow(row, 'an inserted offer')
  return row.id
}

/** Locks the row, after the accounts of both sides and of `takerId`. Projects, proposals and contracts are made after it. */
export async function lockDirectOffer(tx: Tx, id: string, takerId?: string) {
  const isOffer = eq(directOffers.id, id)
  const { clientId, freelancerId } = directOffers
  const [sides] = await tx.select({ clientId, freelancerId }).from(directOffers).where(isOffer)
  if (!sides) return
  const people = [sides.clientId, sides.freelancerId, takerId]
  await keepAccounts(
    tx,
    people.filter((person) => typeof person === 'string'),
  )
  await tx.select({ id: directOffers.id }).from(directOffers).where(isOffer).for('no key update')
}

export async function setDirectOffer(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      typeof directOffers.$inferInsert,
      'status' | 'endedAt' | 'declineNote' | 'contractId' | 'freelancerId' | 'tokenHash'
    >
  >,
) {
  await tx.update(directOffers).set(values).where(eq(directOffers.id, id))
}

/** Lets up to `limit` offers expire, and returns how many. Leaves out those that someone is answering right now. */
export async function setOffersExpired(db: Db, now: Date, limit: number): Promise<number> {
  const { from, to } = directOfferMoves.expire
  const due = db
    .select({ id: directOffers.id })
    .from(directOffers)
    .where(
      and(inArray(directOffers.status, [...from]), sql`${directOffers.expiresAt} <= ${now.toISOString()}::timestamptz`),
    )
    .orderBy(directOffers.expiresAt, directOffers.id)
    .limit(limit)
    .for('no key update', { skipLocked: true })
  const rows = await db
    .update(directOffers)
    .set({ status: to, endedAt: now, tokenHash: null })
    .where(inArray(directOffers.id, due))
    .returning({ id: directOffers.id })
  return rows.length
}

/** Where somebody took the link, an empty one stays: the client may learn who reads a named address from an acceptance alone. */
export async function forgetAddresses(db: Db, instant: Date) {
  const { email, freelancerId, status, endedAt } = directOffers
  await db
    .update(directOffers)
    .set({ email: sql`case when ${freelancerId} is not null and ${status} <> 'accepted' then '' end` })
    .where(
      and(
        sql`${email} is not null and ${email} <> '' and ${status} <> 'open'`,
        sql`${endedAt} < ${instant.toISOString()}::timestamptz`,
      ),
    )
}

/** Whether the owner of the address wants nothing from this client. The client must not learn it. */
export async function isAddressClosed(db: Db | Tx, emailKey: string, clientId: string): Promise<boolean> {
  const [row] = await db
    .select({ isClosed: sql<boolean>`${suspendedSql(users.id)} or ${blockedSql(users.id, clientId)}` })
    .from(users)
    .where(eq(users.emailKey, emailKey))
  return row?.isClosed ?? false
}
