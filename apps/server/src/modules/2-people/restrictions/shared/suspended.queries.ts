import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether the account of a column is suspended. The index holds only the suspensions in force, so this costs next to nothing. */
export function suspendedSql(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from suspensions where suspensions.user_id = ${userId} and suspensions.lifted_at is null)`
}

/** For raw SQL. */
export const suspendedText = (userId: string) =>
  `exists (select from suspensions where suspensions.user_id = ${userId} and suspensions.lifted_at is null)`

/** For lists: read once, so it leaves the plan as it is. */
export const suspendedPeopleText = 'array(select user_id from suspensions where lifted_at is null)'
