import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import type { AttachmentRow } from '../../1-ground/uploads/shared/receive-loose-files.ts'

const columns = `f.id, f.filename, f.content_type as "contentType", f.size_bytes as "sizeBytes", f.sha256`
/** What is attached now: those taken off since a contract was made are of the contract only. */
const isOfBrief = 'f.project_id = $1 and f.position is not null'

export const listBriefFiles = (db: Db | Tx, projectId: string) =>
  queryPlanned<AttachmentRow>(db, `select ${columns} from project_files f where ${isOfBrief} order by f.position`, [
    projectId,
  ])

export async function findBriefFile(db: Db, { projectId, fileId }: { projectId: string; fileId: string }) {
  const [row] = await queryPlanned<AttachmentRow & { storageKey: string; createdAt: Date }>(
    db,
    `select ${columns}, f.storage_key as "storageKey", f.created_at as "createdAt"
     from project_files f where ${isOfBrief} and f.id = $2`,
    [projectId, fileId],
  )
  return row
}
