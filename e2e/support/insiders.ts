import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { insertUser, testPassword } from '../../apps/server/src/testing/builders.ts'
import { makeOperator } from './operators.ts'
import { personOf } from './people.ts'

/** People whom a page cannot make: two operators, and a member whose address is confirmed. */
export async function insertInsiders({ url, databaseUrl }: { url: string; databaseUrl: string }) {
  const database = openDatabase(databaseUrl, 1)
  try {
    const insert = async (username: string) => {
      const { id: userId, email, token } = await insertUser(database, username)
      return personOf(url, { token, username, email, userId }, testPassword)
    }
    const [olive, omar] = [await insert('Olive Operator'), await insert('Omar Operator')]
    for (const operator of [olive, omar]) await makeOperator(databaseUrl, operator)
    return { olive: olive.stored, omar: omar.stored, confirmed: (await insert('Connie Confirmed')).stored }
  } finally {
    await database.close()
  }
}
