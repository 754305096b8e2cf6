import type { AttachedFilesView, AttachedFileView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError, type ErrorCode } from '../../../../platform/errors.ts'
import { claimFiles, receiveUpload } from './receive-upload.ts'
import { requireStorage } from './require-storage.ts'
import type { ReceivedFile, UploadPart } from './upload.types.ts'

export type LooseUpload = { userId: string; parts: AsyncIterable<UploadPart>; announcedBytes: number }

export type AttachmentRow = { id: string; filename: string; contentType: string; sizeBytes: number; sha256: string }

type Kind = {
  /** Of one thing. */
  most: { files: number; code: ErrorCode }
  /** Of one person, which nothing has taken yet. */
  mostLoose: { files: number; code: ErrorCode }
  /** Reliable, as the owner's account is locked. */
  countLoose: (tx: Tx, ownerId: string) => Promise<number>
  insert: (
    tx: Tx,
    files: readonly ReceivedFile[],
    values: { ownerId: string; createdAt: Date },
  ) => Promise<AttachmentRow[]>
}

/** Takes all files or none, for something that will name them. Checked like deliveries, with the same quota. */
export async function receiveLooseFiles(
  deps: Deps,
  { userId, parts, announcedBytes }: LooseUpload,
  kind: Kind,
): Promise<AttachedFilesView> {
  const { database, config } = deps
  await requireStorage(database.db, { userId, bytes: announcedBytes, quota: config.storagePerAccountBytes })
  return receiveUpload(deps, { userId, parts: atMost(parts, kind) }, async ({ files }, committed) => {
    const rows = await database.db.transaction(async (tx) => {
      await claimFiles(deps, tx, userId, files) // locks the account
      const { files: limit, code } = kind.mostLoose
      if ((await kind.countLoose(tx, userId)) + files.length > limit) throw new DomainError(code, { limit })
      return kind.insert(tx, files, { ownerId: userId, createdAt: deps.clock() })
    })
    committed()
    return { attachments: rows.map(presentAttachment) }
  })
}

/** Stops at the first file too many, before its bytes are stored. */
async function* atMost(parts: AsyncIterable<UploadPart>, { most }: Kind): AsyncGenerator<UploadPart> {
  let files = 0
  for await (const part of parts) {
    if (part.type === 'file' && ++files > most.files) throw new DomainError(most.code, { limit: most.files })
    yield part
  }
}

export function presentAttachment({ id, sizeBytes, filename, sha256, contentType }: AttachmentRow): AttachedFileView {
  return { _id: id, filename, size: sizeBytes, sha256, contentType }
}
