import { randomBytes } from 'node:crypto'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { Person } from './people.ts'

/** Makes a person an operator whose session was opened with a second factor. */
export async function makeOperator(databaseUrl: string, { userId }: Person): Promise<void> {
  const database = openDatabase(databaseUrl, 1)
  try {
    await database.pool.query('insert into operators (user_id, added_at) values ($1, now())', [userId])
    await database.pool.query(
      'insert into authenticator_apps (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())',
      [userId, randomBytes(48)],
    )
    await database.pool.query('update sessions set second_factor = true where user_id = $1', [userId])
  } finally {
    await database.close()
  }
}
