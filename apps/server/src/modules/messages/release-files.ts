import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { abandonFiles } from '../uploads/shared/receive-upload.ts'
import { deleteMessageFiles } from './message-file.queries.ts'

export async function releaseFiles(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { conversationId, seq }: { conversationId: string; seq: number },
) {
  await abandonFiles(deps, tx, await deleteMessageFiles(tx, conversationId, seq))
}
