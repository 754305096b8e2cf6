import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether the account of a column is suspended. The index holds only the suspensions in force, so this costs next to nothing. */
export function suspendedSql(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from suspensions where suspensions.user_id = ${userId} and suspensions.lifted_at is null)`
}

/** For raw SQL. */
export const suspendedText = (userId: string) =>
  `exists (select from suspensions where suspensions.user_id = ${userId} and suspensions.lifted_at is null)`

/**
 * For lists: true unless the account is suspended. PostgreSQL looks each row up, or all in a hash if there are many. Coalesced, or it joins the
 * suspensions, in a way that depends on what it knows of them; and comparing each row with an array of thousands took longer than reading it.
 */
export const notSuspendedText = (userId: string) => `coalesce(not ${suspendedText(userId)}, true)`

/** All of them, for what belongs to them. */
export const suspendedPeopleText = 'array(select user_id from suspensions where lifted_at is null)'
