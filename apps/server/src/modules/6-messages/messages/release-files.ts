import type { Tx } from '../../../platform/database/database.ts'
import { abandonFiles } from '../../1-ground/uploads/shared/pending-file.queries.ts'
import { deleteMessageFiles } from './message-file.queries.ts'

export async function releaseFiles(tx: Tx, { conversationId, seq }: { conversationId: string; seq: number }) {
  await abandonFiles(tx, await deleteMessageFiles(tx, conversationId, seq))
}
