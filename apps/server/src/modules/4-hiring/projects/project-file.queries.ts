import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
import type { AttachmentRow } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import type { ReceivedFile } from '../../1-ground/uploads/shared/upload.types.ts'
import { projectFiles } from './project-file.tables.ts'

/** Subquery: the files of the project whose id is `projectId`. */
export const projectFilesText = (projectId: string) => `(select coalesce(jsonb_agg(jsonb_build_object('id', f.id,
    'filename', f.filename, 'contentType', f.content_type, 'sizeBytes', f.size_bytes, 'sha256', f.sha256)
    order by f.position), '[]') from project_files f where f.project_id = ${projectId} and f.position is not null)`

export async function listProjectFiles(tx: Tx, projectId: string): Promise<AttachmentRow[]> {
  const text = `select ${projectFilesText('$1')} as files`
  const [row] = await queryText<{ files: AttachmentRow[] }>(tx, text, [projectId])
  return row?.files ?? []
}

/** Reliable only while the owner's account is locked. */
export async function countLooseProjectFiles(tx: Tx, ownerId: string): Promise<number> {
  return tx.$count(projectFiles, and(eq(projectFiles.ownerId, ownerId), isNull(projectFiles.projectId)))
}

export async function insertLooseProjectFiles(
  tx: Tx,
  files: readonly ReceivedFile[],
  values: { ownerId: string; createdAt: Date },
) {
  return tx
    .insert(projectFiles)
    .values(files.map((file) => ({ ...file, ...values })))
    .returning()
}

/** Takes only loose files or its own. Those taken off become loose, unless a contract was made with them. Returns how many of `ids` there are. */
export async function setProjectFiles(
  tx: Tx,
  { projectId, ownerId, ids }: { projectId: string; ownerId: string; ids: readonly string[] },
): Promise<number> {
  const free = or(isNull(projectFiles.projectId), eq(projectFiles.projectId, projectId))
  const kept = sql`case when ${projectFiles.isAgreed} then ${projectFiles.projectId} end`
  await tx.update(projectFiles).set({ projectId: kept, position: null }).where(eq(projectFiles.projectId, projectId))
  let found = 0
  for (const [position, id] of ids.entries()) {
    const rows = await tx
      .update(projectFiles)
      .set({ projectId, position })
      .where(and(eq(projectFiles.id, id), eq(projectFiles.ownerId, ownerId), free))
      .returning({ id: projectFiles.id })
    found += rows.length
  }
  return found
}

/** What was taken off after the contract was made is for its two sides. */
export async function findProjectFile(
  db: Db,
  { projectId, fileId, viewerId }: { projectId: string; fileId: string; viewerId: string },
) {
  const isOfContract = sql`exists (select from proposals a
    where a.project_id = ${projectId} and a.freelancer_id = ${viewerId} and a.status = 'accepted')`
  const mayRead = or(isNotNull(projectFiles.position), eq(projectFiles.ownerId, viewerId), isOfContract)
  const [row] = await db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.id, fileId), eq(projectFiles.projectId, projectId), mayRead))
  return row
}

/** Deletes files that no project took by `before`. Returns where their bytes are. */
export async function deleteLooseProjectFiles(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const stale = await tx
    .select({ id: projectFiles.id })
    .from(projectFiles)
    .where(and(isNull(projectFiles.projectId), lt(projectFiles.createdAt, before)))
    .orderBy(asc(projectFiles.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (stale.length === 0) return []
  const ids = stale.map(({ id }) => id)
  const rows = await tx
    .delete(projectFiles)
    .where(anyOf(projectFiles.id, ids))
    .returning({ storageKey: projectFiles.storageKey })
  return rows.map(({ storageKey }) => storageKey)
}
