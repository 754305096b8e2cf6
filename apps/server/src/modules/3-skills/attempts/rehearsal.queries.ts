import { randomUUID } from 'node:crypto'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../../1-ground/users/user.tables.ts'

/** Somebody who can neither sign in nor get mail. The transaction is to be undone. */
export async function insertMadeUpPerson(tx: Tx): Promise<string> {
  const email = `${randomUUID()}@rehearsal.invalid`
  const [row] = await tx
    .insert(users)
    .values({ username: 'rehearsal', email, emailKey: email, passwordHash: '' })
    .returning({ id: users.id })
  assertRow(row, 'an inserted person')
  return row.id
}
