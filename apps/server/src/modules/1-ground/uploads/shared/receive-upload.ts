import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { limitConcurrencyPerKey } from '../../../../platform/limits/concurrency-limit-per-key.ts'
import { lockAccount } from '../../users/shared/lock-account.queries.ts'
import { receiveFiles } from '../receive-files.ts'
import { removeFailedUpload } from '../remove-failed-upload.ts'
import { claimPendingFiles } from './pending-file.queries.ts'
import { requireStorage } from './require-storage.ts'
import type { ReceivedFile, ReceivedUpload, UploadPart } from './upload.types.ts'

/** How many uploads one person can have under way at once. Their files take disk space before anything refers to them. */
export const uploadsAtOnce = 3

/** Has to call {@link claimFiles} in the transaction that makes use of them, and report whether that committed. */
type Conclusion<Answer> = (upload: ReceivedUpload, committed: () => void) => Promise<Answer>

const admit = limitConcurrencyPerKey(
  { running: uploadsAtOnce },
  () => new DomainError('delivery.uploads_at_once', { limit: uploadsAtOnce, retryAfterSeconds: 10 }),
)

/** All files or none. `conclude` uses the checked files; unless it reports a commit, their bytes are removed. */
export function receiveUpload<Answer>(
  deps: Deps,
  { userId, parts }: { userId: string; parts: AsyncIterable<UploadPart> },
  conclude: Conclusion<Answer>,
): Promise<Answer> {
  return admit(userId, async () => {
    const begun: string[] = []
    let isCommitted = false
    try {
      const upload = await receiveFiles(deps, parts, (storageKey) => begun.push(storageKey))
      const answer = await conclude(upload, () => {
        isCommitted = true
      })
      if (!isCommitted) await removeFailedUpload(deps, begun).catch(() => {})
      return answer
    } catch (error) {
      // If this fails too, the rows remain for the sweep. The first error is the one to report.
      await removeFailedUpload(deps, begun).catch(() => {})
      throw error
    }
  })
}

/** Makes received files the caller's own within `tx`, if their quota allows. Locks the account. */
export async function claimFiles({ config }: Deps, tx: Tx, userId: string, files: readonly ReceivedFile[]) {
  const keys = files.map((file) => file.storageKey)
  // Fewer than there were: a sweep took this upload for dead and removed its bytes.
  if ((await claimPendingFiles(tx, keys)).length < keys.length) throw new DomainError('delivery.interrupted')

  await lockAccount(tx, userId) // so that two of their uploads cannot both take the storage that is left
  const bytes = files.reduce((total, { sizeBytes }) => total + sizeBytes, 0)
  await requireStorage(tx, { userId, bytes, quota: config.storagePerAccountBytes })
}
