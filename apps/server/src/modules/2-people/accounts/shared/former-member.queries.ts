import { formerMember } from '@guildhall/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../1-ground/users/user.tables.ts'

export async function lockWholeAccount(tx: Tx, id: string) {
  const [row] = await tx
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  return row
}

/** Empties an account, so that no address and no password match it. */
export async function setFormerMember(tx: Tx, id: string, deletedAt: Date) {
  await tx
    .update(users)
    .set({
      username: formerMember,
      email: '',
      emailKey: `deleted:${id}`,
      passwordHash: '',
      emailConfirmedAt: null,
      deletedAt,
    })
    .where(eq(users.id, id))
}
