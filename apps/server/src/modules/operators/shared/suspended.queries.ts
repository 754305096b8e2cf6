import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether the account of a column is suspended. The index holds only the suspensions in force, so this costs next to nothing. */
export function suspendedSql(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from suspensions where suspensions.user_id = ${userId} and suspensions.lifted_at is null)`
}

/** The same for statements written as text. */
export const suspendedText = (userId: string) =>
  `exists (select from suspensions where suspensions.user_id = ${userId} and suspensions.lifted_at is null)`

/** Everyone who is suspended, for lists: read once, it leaves the plan of the list as it is. */
export const suspendedPeopleText = 'array(select user_id from suspensions where lifted_at is null)'
