import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { AttachmentRow } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import type { ReceivedFile } from '../../1-ground/uploads/shared/upload.types.ts'
import { proposals } from './proposal.tables.ts'
import { proposalFiles } from './proposal-parts.tables.ts'

export type ProposalFileRow = typeof proposalFiles.$inferSelect

export const attachmentsSql = sql<AttachmentRow[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', f.id,
    'filename', f.filename, 'contentType', f.content_type, 'sizeBytes', f.size_bytes, 'sha256', f.sha256)
    order by f.position), '[]')
  from ${proposalFiles} f where f.proposal_id = ${proposals.id})`

/** Reliable only while the owner's account is locked. */
export async function countLooseFiles(tx: Tx, ownerId: string): Promise<number> {
  return tx.$count(proposalFiles, and(eq(proposalFiles.ownerId, ownerId), isNull(proposalFiles.proposalId)))
}

export async function insertLooseFiles(
  tx: Tx,
  files: readonly ReceivedFile[],
  values: { ownerId: string; createdAt: Date },
): Promise<ProposalFileRow[]> {
  return tx
    .insert(proposalFiles)
    .values(files.map((file) => ({ ...file, ...values })))
    .returning()
}

/** Takes only loose files or its own; removed ones become loose. Returns how many of `ids` there are. */
export async function setAttachments(
  tx: Tx,
  { proposalId, ownerId, ids }: { proposalId: string; ownerId: string; ids: readonly string[] },
): Promise<number> {
  await tx.update(proposalFiles).set({ proposalId: null, position: 0 }).where(eq(proposalFiles.proposalId, proposalId))
  let found = 0
  for (const [position, id] of ids.entries()) {
    const rows = await tx
      .update(proposalFiles)
      .set({ proposalId, position })
      .where(and(eq(proposalFiles.id, id), eq(proposalFiles.ownerId, ownerId), isNull(proposalFiles.proposalId)))
      .returning({ id: proposalFiles.id })
    found += rows.length
  }
  return found
}

export async function findAttachment(
  db: Db,
  { proposalId, fileId }: { proposalId: string; fileId: string },
): Promise<ProposalFileRow | undefined> {
  const [row] = await db
    .select()
    .from(proposalFiles)
    .where(and(eq(proposalFiles.id, fileId), eq(proposalFiles.proposalId, proposalId)))
  return row
}

/** Deletes files that no proposal took by `before`. Returns where their bytes are. */
export async function deleteLooseFiles(tx: Tx, { before, limit }: { before: Date; limit: number }): Promise<string[]> {
  const stale = await tx
    .select({ id: proposalFiles.id })
    .from(proposalFiles)
    .where(and(isNull(proposalFiles.proposalId), lt(proposalFiles.createdAt, before)))
    .orderBy(asc(proposalFiles.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (stale.length === 0) return []
  const rows = await tx
    .delete(proposalFiles)
    .where(
      anyOf(
        proposalFiles.id,
        stale.map(({ id }) => id),
      ),
    )
    .returning({ storageKey: proposalFiles.storageKey })
  return rows.map(({ storageKey }) => storageKey)
}
