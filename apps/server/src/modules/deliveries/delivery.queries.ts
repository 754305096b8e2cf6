import { and, asc, desc, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/database.ts'
import { truncatedText } from '../../platform/database/truncated-text.ts'
import type { ReceivedFile } from '../uploads/shared/upload.types.ts'
import { deliverables, deliveries } from './delivery.tables.ts'

const { deliveryId: _unread, ...deliverableColumns } = getTableColumns(deliverables)

export type DeliverableRow = Omit<typeof deliverables.$inferSelect, 'deliveryId'>
type DeliveryRow = typeof deliveries.$inferSelect & { messageTruncated?: boolean; feedbackTruncated?: boolean }
export type DeliveryVersionRow = { delivery: DeliveryRow; files: DeliverableRow[] }

const [message, feedback] = [truncatedText(deliveries.message), truncatedText(deliveries.feedback)]
// The newest version has no successor.
const isNewest = sql`${deliveries.version} = max(${deliveries.version}) over ()`
const listedColumns = {
  ...getTableColumns(deliveries),
  message: sql<string>`case when ${isNewest} then ${deliveries.message} else ${message.text} end`,
  messageTruncated: sql<boolean>`not ${isNewest} and ${message.isTruncated}`,
  feedback: sql<string>`case when ${isNewest} then ${deliveries.feedback} else ${feedback.text} end`,
  feedbackTruncated: sql<boolean>`not ${isNewest} and ${feedback.isTruncated}`,
}

/** All versions, newest first. Long texts of all but the newest are truncated. */
export async function listVersions(db: Db | Tx, proposalId: string): Promise<DeliveryVersionRow[]> {
  const versions = await db
    .select(listedColumns)
    .from(deliveries)
    .where(eq(deliveries.proposalId, proposalId))
    .orderBy(desc(deliveries.version))
  return withFiles(db, versions)
}

export async function findVersion(
  db: Db,
  { proposalId, version }: { proposalId: string; version: number },
): Promise<DeliveryVersionRow | undefined> {
  const versions = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.proposalId, proposalId), eq(deliveries.version, version)))
  return (await withFiles(db, versions))[0]
}

async function withFiles(db: Db | Tx, versions: DeliveryRow[]): Promise<DeliveryVersionRow[]> {
  const ids = versions.map(({ id }) => id)
  const files = await db
    .select({ deliveryId: deliverables.deliveryId, file: deliverableColumns })
    .from(deliverables)
    .where(inArray(deliverables.deliveryId, ids))
    .orderBy(asc(deliverables.position))
  const filesOf = Map.groupBy(files, ({ deliveryId }) => deliveryId)
  return versions.map((delivery) => ({
    delivery,
    files: filesOf.get(delivery.id)?.map(({ file }) => file) ?? [],
  }))
}

export async function findDeliverable(db: Db, proposalId: string, id: string): Promise<DeliverableRow | undefined> {
  const [row] = await db
    .select(deliverableColumns)
    .from(deliverables)
    .innerJoin(deliveries, eq(deliveries.id, deliverables.deliveryId))
    .where(and(eq(deliverables.id, id), eq(deliveries.proposalId, proposalId)))
  return row
}

/** The number of the newest version; 0 where there is none. */
export async function findNewestVersion(tx: Tx, proposalId: string): Promise<number> {
  const [newest] = await tx
    .select({ version: max(deliveries.version) })
    .from(deliveries)
    .where(eq(deliveries.proposalId, proposalId))
  return newest?.version ?? 0
}

/** Takes `Tx`: the number of the version is only free as long as the caller holds the proposal's row. */
export async function insertVersion(
  tx: Tx,
  values: { proposalId: string; message: string; submittedAt: Date; files: readonly ReceivedFile[] },
) {
  const { files, ...rest } = values
  const [delivery] = await tx
    .insert(deliveries)
    .values({ ...rest, version: (await findNewestVersion(tx, values.proposalId)) + 1 })
    .returning({ id: deliveries.id })
  if (!delivery) throw new Error('an inserted delivery must be returned')
  await tx.insert(deliverables).values(files.map((file, position) => ({ ...file, position, deliveryId: delivery.id })))
}

export async function setDecision(
  tx: Tx,
  proposalId: string,
  decision: { status: 'approved' | 'rejected'; feedback: string; criterion?: string; decidedAt: Date },
) {
  await tx
    .update(deliveries)
    .set(decision)
    .where(and(eq(deliveries.proposalId, proposalId), eq(deliveries.status, 'submitted')))
}
