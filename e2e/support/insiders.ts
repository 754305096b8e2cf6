import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { insertUser, testPassword } from '../../apps/server/src/testing/builders.ts'
import { makeOperator } from './operators.ts'
import { newUsername, type Person, personOf } from './people.ts'

/** An account with a confirmed address. Without a sign-up, which hashes a password and mails a link. */
export async function insertMember(database: Database, url: string, username = newUsername()): Promise<Person> {
  const { id: userId, email, token } = await insertUser(database, username)
  return personOf(url, { token, username, email, userId }, testPassword)
}

/** People whom a page cannot make: two operators, and a member whose address is confirmed. */
export async function insertInsiders({ url, databaseUrl }: { url: string; databaseUrl: string }) {
  const database = openDatabase(databaseUrl, 1)
  try {
    const insert = (username: string) => insertMember(database, url, username)
    const [olive, omar] = [await insert('Olive Operator'), await insert('Omar Operator')]
    for (const operator of [olive, omar]) await makeOperator(databaseUrl, operator)
    return { olive: olive.stored, omar: omar.stored, confirmed: (await insert('Connie Confirmed')).stored }
  } finally {
    await database.close()
  }
}
