import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import type { AttachmentRow } from '../../../1-ground/uploads/shared/receive-loose-files.ts'
import { projectFiles } from '../project-file.tables.ts'

/** From now on they stay with the project, whatever its client takes off. */
export async function keepAgreedFiles(tx: Tx, projectId: string) {
  await tx.update(projectFiles).set({ isAgreed: true }).where(eq(projectFiles.projectId, projectId))
}

/** Subquery: the files that the contract of a project was made with. */
export const agreedFilesSql = (projectId: Column): SQL<AttachmentRow[]> =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'filename', f.filename, 'contentType', f.content_type,
    'sizeBytes', f.size_bytes, 'sha256', f.sha256) order by f.position, f.created_at, f.id), '[]')
    from project_files f where f.project_id = ${projectId} and f.is_agreed)`
