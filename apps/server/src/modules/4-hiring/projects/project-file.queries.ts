import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
import type { ReceivedFile } from '../../1-ground/uploads/shared/upload.types.ts'
import { projectFiles } from './project-file.tables.ts'

export type ProjectFileRow = { id: string; filename: string; contentType: string; sizeBytes: number; sha256: string }

/** Subquery: the files of the project whose id is `projectId`. */
export const projectFilesText = (projectId: string) => `(select coalesce(jsonb_agg(jsonb_build_object('id', f.id,
    'filename', f.filename, 'contentType', f.content_type, 'sizeBytes', f.size_bytes, 'sha256', f.sha256)
    order by f.position), '[]') from project_files f where f.project_id = ${projectId})`

export async function listProjectFiles(tx: Tx, projectId: string): Promise<ProjectFileRow[]> {
  const text = `select ${projectFilesText('$1')} as files`
  const [row] = await queryText<{ files: ProjectFileRow[] }>(tx, text, [projectId])
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

/** Takes only loose files or its own; removed ones become loose. Returns how many of `ids` there are. */
export async function setProjectFiles(
  tx: Tx,
  { projectId, ownerId, ids }: { projectId: string; ownerId: string; ids: readonly string[] },
): Promise<number> {
  await tx.update(projectFiles).set({ projectId: null, position: 0 }).where(eq(projectFiles.projectId, projectId))
  let found = 0
  for (const [position, id] of ids.entries()) {
    const rows = await tx
      .update(projectFiles)
      .set({ projectId, position })
      .where(and(eq(projectFiles.id, id), eq(projectFiles.ownerId, ownerId), isNull(projectFiles.projectId)))
      .returning({ id: projectFiles.id })
    found += rows.length
  }
  return found
}

export async function findProjectFile(db: Db, { projectId, fileId }: { projectId: string; fileId: string }) {
  const [row] = await db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.id, fileId), eq(projectFiles.projectId, projectId)))
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
