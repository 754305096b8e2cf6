import { dayMs } from '@guildhall/contract'
import { insertSession } from '../apps/server/src/modules/2-people/accounts/session.queries.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { hashToken, newToken } from '../apps/server/src/platform/tokens.ts'

export type Person = { id: string; email: string; token: string }
export type People = {
  clients: Person[]
  viewer: Person
}

/** Others than those of an earlier part. */
export async function insertListeners(url: string, count: number): Promise<Person[]> {
  const database = openDatabase(url, 1)
  try {
    const { rows } = await database.pool.query<{ id: string; email: string }>(
      `insert into users (username, email, email_key, password_hash)
       select 'listener', email, email, 'unused'
       from (select gen_random_uuid() || '@listener.example.com' as email from generate_series(1, $1::int)) made
       returning id, email`,
      [count],
    )
    const people = rows.map((row) => ({ ...row, token: newToken() }))
    await database.pool.query(
      `insert into sessions (token_hash, user_id, expires_at)
       select token_hash, user_id, $3 from unnest($1::bytea[], $2::uuid[]) as made (token_hash, user_id)`,
      [people.map(({ token }) => hashToken(token)), people.map(({ id }) => id), new Date(Date.now() + sessionMs)],
    )
    return people
  } finally {
    await database.close()
  }
}

export const clientConnections = 16
const sessionMs = dayMs

export async function insertPeople(url: string): Promise<People> {
  const database = openDatabase(url, 1)
  const insertPerson = async (name: string): Promise<Person> => {
    const email = `${name}@example.com`
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (username, email, email_key, password_hash) values ($1, $2, $2, 'unused') returning id`,
      [name, email],
    )
    const id = rows[0]?.id ?? ''
    const token = newToken()
    const expiresAt = new Date(Date.now() + sessionMs)
    await insertSession(database.db, { tokenHash: hashToken(token), userId: id, expiresAt })
    return { id, email, token }
  }
  try {
    const clients: Person[] = []
    for (let place = 1; place <= clientConnections; place++) clients.push(await insertPerson(`bench-client-${place}`))
    return { clients, viewer: await insertPerson('bench-viewer') }
  } finally {
    await database.close()
  }
}
