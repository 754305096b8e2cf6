import { and, asc, desc, eq, isNotNull, isNull, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { Keyset } from '../../../platform/database/keyset.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { suspensions } from '../../2-people/restrictions/restriction.tables.ts'
import type { SuspensionRow } from '../../2-people/restrictions/shared/open-suspension.queries.ts'
import { contracts } from '../../5-contracts/contracts/contract.tables.ts'
import { runningStatusesText } from '../../5-contracts/contracts/shared/running.queries.ts'
import { isOwnCase } from './shared/own-case.queries.ts'

const isOpen = isNull(suspensions.liftedAt)

/** Locks the suspension that holds. Lock the account before it. */
export async function lockOpenSuspension(tx: Tx, userId: string): Promise<SuspensionRow | undefined> {
  const [row] = await tx
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), isOpen))
    .for('update')
  return row
}

export async function findPersonOf(db: Db, suspensionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: suspensions.userId })
    .from(suspensions)
    .where(eq(suspensions.id, suspensionId))
  return row?.userId
}

export async function insertSuspension(tx: Tx, row: typeof suspensions.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(suspensions).values(row).returning({ id: suspensions.id })
  assertRow(inserted, 'an inserted suspension')
  return inserted.id
}

export async function setSuspension(
  tx: Tx,
  id: string,
  values: Partial<Pick<SuspensionRow, 'appeal' | 'appealedAt' | 'answer' | 'answeredAt' | 'liftedAt' | 'liftReason'>>,
) {
  await tx.update(suspensions).set(values).where(eq(suspensions.id, id))
}

const suspenders = alias(users, 'suspenders')

const isRunning = sql`${contracts.status} in ${sql.raw(runningStatusesText)}`

/** Between the two, as either side. */
const isPartner = (personId: SQLWrapper | string, otherId: string) => sql<boolean>`exists (select from ${contracts}
  where ${isRunning} and (${contracts.clientId} = ${personId} and ${contracts.freelancerId} = ${otherId}
    or ${contracts.freelancerId} = ${personId} and ${contracts.clientId} = ${otherId}))`

export async function hasRunningContractWith(db: Db, personId: string, otherId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isPartner: boolean }>(sql`select ${isPartner(personId, otherId)} as "isPartner"`)
  return rows[0]?.isPartner ?? false
}

const isOwnSuspension = (operatorId: string) =>
  sql<boolean>`(${isOwnCase(suspensions.caseId, operatorId)} or ${isPartner(suspensions.userId, operatorId)})`

export async function listSuspensions(db: Db, { userId, operatorId }: { userId: string; operatorId: string }) {
  return db
    .select({
      suspension: suspensions,
      suspendedByName: suspenders.username,
      isOwnMatter: or(eq(suspensions.userId, operatorId), isOwnSuspension(operatorId)) as SQL<boolean>,
    })
    .from(suspensions)
    .innerJoin(suspenders, eq(suspenders.id, suspensions.suspendedBy))
    .where(eq(suspensions.userId, userId))
    .orderBy(desc(suspensions.suspendedAt))
}

const isUnanswered = and(isNotNull(suspensions.appeal), isNull(suspensions.answer), isOpen)

const isForOthersThan = (operatorId: string) => not(isOwnSuspension(operatorId))

export async function listOpenAppeals(
  db: Db,
  { operatorId, end, limit }: { operatorId: string; end: Keyset | undefined; limit: number },
) {
  const after = end
    ? sql`(${suspensions.appealedAt}, ${suspensions.id}) > (${end.at.toISOString()}::timestamptz, ${end.id}::uuid)`
    : undefined
  return db
    .select({ suspension: suspensions, personName: users.username, suspendedByName: suspenders.username })
    .from(suspensions)
    .innerJoin(users, eq(users.id, suspensions.userId))
    .innerJoin(suspenders, eq(suspenders.id, suspensions.suspendedBy))
    .where(and(isUnanswered, isForOthersThan(operatorId), after))
    .orderBy(asc(suspensions.appealedAt), asc(suspensions.id))
    .limit(limit)
}
export type AppealRow = Awaited<ReturnType<typeof listOpenAppeals>>[number]

export const countOpenAppeals = (db: Db, operatorId: string) =>
  db.$count(suspensions, and(isUnanswered, isForOthersThan(operatorId)))

export async function listRunningContracts(db: Db, userId: string) {
  return db
    .select({
      contractId: contracts.id,
      projectId: contracts.projectId,
      projectTitle: contracts.title,
      otherId: sql<string>`case when ${contracts.clientId} = ${userId} then ${contracts.freelancerId} else ${contracts.clientId} end`,
    })
    .from(contracts)
    .where(and(sql`(${contracts.clientId} = ${userId} or ${contracts.freelancerId} = ${userId})`, isRunning))
}
