import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What a person is called: the name on their profile or, while it is blank or not joined, their username. For raw SQL. */
export const shownNameText = (user: string, profile: string) =>
  `coalesce(nullif(${profile}.name, ''), ${user}.username)`

/** The same for Drizzle. */
export const shownNameSql = (user: { username: SQLWrapper }, profile: { name: SQLWrapper }): SQL<string> =>
  sql<string>`coalesce(nullif(${profile.name}, ''), ${user.username})`

/** The shown name of a person by their id, as a subquery. For raw SQL. */
export const nameOfText = (userId: string) =>
  `(select ${shownNameText('u', 'p')} from users u left join profiles p on p.user_id = u.id where u.id = ${userId})`

export const shownPictureSql = (profile: { profileImage: SQLWrapper }): SQL<string> =>
  sql<string>`coalesce(${profile.profileImage}, '')`
