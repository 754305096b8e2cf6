import type { Tx } from '../../platform/database/database.ts'
import { deleteMessageFiles } from './message-file.queries.ts'

/** Takes the files from a deleted message. The sweep removes their bytes. */
export async function releaseFiles(tx: Tx, { conversationId, seq }: { conversationId: string; seq: number }) {
  await deleteMessageFiles(tx, conversationId, seq)
}
