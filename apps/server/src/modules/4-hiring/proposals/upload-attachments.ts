import {
  attachmentExtensions,
  looseProposalFilesMaximum,
  type ProposalFilesView,
  proposalFilesMaximum,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { abandonFiles } from '../../1-ground/uploads/shared/pending-file.queries.ts'
import { claimFiles, receiveUpload } from '../../1-ground/uploads/shared/receive-upload.ts'
import { requireStorage } from '../../1-ground/uploads/shared/require-storage.ts'
import type { UploadPart } from '../../1-ground/uploads/shared/upload.types.ts'
import { requireReader } from './get-proposal.ts'
import type { ProposalRequest } from './lock-for-move.ts'
import { presentAttachment } from './proposal.presenter.ts'
import { mayReadFiles } from './proposal.rules.ts'
import { countLooseFiles, deleteLooseFiles, findAttachment, insertLooseFiles } from './proposal-file.queries.ts'
import { looseFilesStaleBefore } from './proposal-file.rules.ts'

/** Takes all files or none. Checked like deliveries, with the same quota. Unused ones are removed after a day. */
export async function uploadAttachments(
  deps: Deps,
  { userId, parts, announcedBytes }: { userId: string; parts: AsyncIterable<UploadPart>; announcedBytes: number },
): Promise<ProposalFilesView> {
  const { database, config } = deps
  await requireStorage(database.db, { userId, bytes: announcedBytes, quota: config.storagePerAccountBytes })
  return receiveUpload(
    deps,
    { userId, parts: atMost(parts), accepted: attachmentExtensions },
    async ({ files }, committed) => {
      const rows = await database.db.transaction(async (tx) => {
        await claimFiles(deps, tx, userId, files) // locks the account
        if ((await countLooseFiles(tx, userId)) + files.length > looseProposalFilesMaximum) {
          throw new DomainError('proposal.loose_files', { limit: looseProposalFilesMaximum })
        }
        return insertLooseFiles(tx, files, { ownerId: userId, createdAt: deps.clock() })
      })
      committed()
      return { attachments: rows.map(presentAttachment) }
    },
  )
}

/** Stops at the first file too many, before its bytes are stored. */
async function* atMost(parts: AsyncIterable<UploadPart>): AsyncGenerator<UploadPart> {
  let files = 0
  for await (const part of parts) {
    if (part.type === 'file' && ++files > proposalFilesMaximum) {
      throw new DomainError('proposal.too_many_files', { limit: proposalFilesMaximum })
    }
    yield part
  }
}

/** One file of a proposal, for its client and its freelancer; once it is withdrawn, for its freelancer alone. */
export async function getAttachment(db: Db, { fileId, ...request }: ProposalRequest & { fileId: string }) {
  const proposal = await requireReader(db, request)
  const file = mayReadFiles(proposal, request.viewerId)
    ? await findAttachment(db, { proposalId: proposal.id, fileId })
    : undefined
  if (!file) throw new DomainError('proposal.file_not_found')
  return file
}

const batchSize = 100

export async function sweepLooseFiles(deps: Deps): Promise<void> {
  const before = looseFilesStaleBefore(deps.clock())
  let removed = 0
  do {
    removed = await deps.database.db.transaction(async (tx) => {
      const keys = await deleteLooseFiles(tx, { before, limit: batchSize })
      await abandonFiles(tx, keys)
      return keys.length
    })
  } while (removed === batchSize)
}
