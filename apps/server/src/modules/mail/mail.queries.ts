import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/database.ts'
import { users } from '../accounts/account.tables.ts'
import { mails } from './mail.tables.ts'

export async function insertMail(tx: Tx, row: typeof mails.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(mails).values(row).returning({ id: mails.id })
  if (!inserted) throw new Error('an inserted mail must be returned')
  return inserted.id
}

/** A mail that is still to be sent, with the name of its receiver, locked until the transaction ends. */
export async function lockUnsentMail(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: mails.id,
      userId: mails.userId,
      toAddress: mails.toAddress,
      kind: mails.kind,
      data: mails.data,
      createdAt: mails.createdAt,
      username: users.username,
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(sql`${mails.id} = ${id} and ${mails.sentAt} is null and ${mails.failedAt} is null`)
    .for('update', { of: mails, skipLocked: true })
  return row
}

export async function setMailSent(db: Db, id: string, now: Date) {
  await db.update(mails).set({ sentAt: now, data: null, lastError: null }).where(eq(mails.id, id))
}
