import { and, eq, getTableColumns, max } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryNamed, queryText, type Tx } from '../../../platform/database/database.ts'
import { isTruncatedSql, truncatedTextSql } from '../../../platform/database/truncated-text.ts'
import type { ReceivedFile } from '../../1-ground/uploads/shared/upload.types.ts'
import { deliverables, deliveries } from './delivery.tables.ts'

const { deliveryId: _unread, ...deliverableColumns } = getTableColumns(deliverables)

export type DeliverableRow = Omit<typeof deliverables.$inferSelect, 'deliveryId'>
type DeliveryRow = typeof deliveries.$inferSelect & { messageTruncated?: boolean; feedbackTruncated?: boolean }
export type DeliveryVersionRow = { delivery: DeliveryRow; files: DeliverableRow[] }

// The newest version has no successor.
const isNewest = 'd.version = max(d.version) over ()'
const shortText = (
  name: string,
) => `case when ${isNewest} then d.${name} else ${truncatedTextSql(`d.${name}`)} end as ${name},
  not ${isNewest} and ${isTruncatedSql(`d.${name}`)} as "${name}Truncated"`

const columns = `d.id, d.proposal_id as "proposalId", d.version, d.status, d.criterion, d.submitted_at as "submittedAt",
  d.decided_at as "decidedAt",
  (select coalesce(json_agg(json_build_object('id', f.id, 'position', f.position, 'filename', f.filename,
      'contentType', f.content_type, 'sizeBytes', f.size_bytes, 'sha256', f.sha256, 'storageKey', f.storage_key)
      order by f.position), '[]')
    from deliverables f where f.delivery_id = d.id) as files`

type VersionRow = DeliveryRow & { files: DeliverableRow[] }
const withFiles = ({ files, ...delivery }: VersionRow): DeliveryVersionRow => ({ delivery, files })

export async function listVersions(db: Db | Tx, proposalId: string): Promise<DeliveryVersionRow[]> {
  const rows = await queryNamed<VersionRow>(
    db,
    'delivery_versions',
    `select ${columns}, ${shortText('message')}, ${shortText('feedback')}
     from deliveries d where d.proposal_id = $1 order by d.version desc`,
    [proposalId],
  )
  return rows.map(withFiles)
}

export async function findVersion(
  db: Db,
  { proposalId, version }: { proposalId: string; version: number },
): Promise<DeliveryVersionRow | undefined> {
  const [row] = await queryNamed<VersionRow>(
    db,
    'delivery_version',
    `select ${columns}, d.message, d.feedback from deliveries d where d.proposal_id = $1 and d.version = $2`,
    [proposalId, version],
  )
  return row && withFiles(row)
}

export async function findDeliverable(db: Db, proposalId: string, id: string): Promise<DeliverableRow | undefined> {
  const [row] = await db
    .select(deliverableColumns)
    .from(deliverables)
    .innerJoin(deliveries, eq(deliveries.id, deliverables.deliveryId))
    .where(and(eq(deliverables.id, id), eq(deliveries.proposalId, proposalId)))
  return row
}

async function findNewestVersion(tx: Tx, proposalId: string): Promise<number> {
  const [newest] = await tx
    .select({ version: max(deliveries.version) })
    .from(deliveries)
    .where(eq(deliveries.proposalId, proposalId))
  return newest?.version ?? 0
}

/** The version number stays free only while the caller holds the proposal's row. */
export async function insertVersion(
  tx: Tx,
  values: { proposalId: string; message: string; submittedAt: Date; files: readonly ReceivedFile[] },
) {
  const { files, ...rest } = values
  const [delivery] = await tx
    .insert(deliveries)
    .values({ ...rest, version: (await findNewestVersion(tx, values.proposalId)) + 1 })
    .returning({ id: deliveries.id })
  assertRow(delivery, 'an inserted delivery')
  await tx.insert(deliverables).values(files.map((file, position) => ({ ...file, position, deliveryId: delivery.id })))
}

export async function setDecision(
  tx: Tx,
  proposalId: string,
  {
    status,
    feedback,
    criterion = '',
    decidedAt,
  }: { status: 'approved' | 'rejected'; feedback: string; criterion?: string; decidedAt: Date },
) {
  await queryText(
    tx,
    `with decided as (
       update deliveries set status = $2, feedback = $3, criterion = $4, decided_at = $5
       where proposal_id = $1 and status = 'submitted'
     ) update proposals set delivery_status = $2 where id = $1`,
    [proposalId, status, feedback, criterion, decidedAt],
  )
}
