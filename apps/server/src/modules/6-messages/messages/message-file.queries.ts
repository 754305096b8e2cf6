import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { messageFiles } from './message.tables.ts'

type NewFile = Omit<typeof messageFiles.$inferInsert, 'id' | 'position' | 'conversationId' | 'seq' | 'ownerId'>

export async function deleteMessageFiles(tx: Tx, conversationId: string, seq: number): Promise<string[]> {
  const rows = await tx
    .delete(messageFiles)
    .where(and(eq(messageFiles.conversationId, conversationId), eq(messageFiles.seq, seq)))
    .returning({ storageKey: messageFiles.storageKey })
  return rows.map(({ storageKey }) => storageKey)
}

export async function insertMessageFiles(
  tx: Tx,
  message: { conversationId: string; seq: number; ownerId: string },
  files: readonly NewFile[],
) {
  await tx.insert(messageFiles).values(files.map((file, position) => ({ ...file, ...message, position })))
}

export async function findMessageFile(db: Db, conversationId: string, id: string) {
  const isHidden = sql<boolean>`${sql.raw(hiddenText('message', 'message_files.conversation_id', 'message_files.seq'))}`
  const [row] = await db
    .select({ ...getTableColumns(messageFiles), isHidden })
    .from(messageFiles)
    .where(and(eq(messageFiles.id, id), eq(messageFiles.conversationId, conversationId)))
  return row
}
