import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { users } from '../../../1-ground/users/user.tables.ts'

/** Locks an account, like a sign-in does. Returns its address, confirmed or not; undefined for a former member. */
export async function lockPerson(tx: Tx, userId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update')
  return found?.email
}

/** As {@link lockPerson}. Throws `operator.person_not_found` for a former member. */
export async function requirePerson(tx: Tx, userId: string): Promise<string> {
  const email = await lockPerson(tx, userId)
  if (email === undefined) throw new DomainError('operator.person_not_found')
  return email
}
