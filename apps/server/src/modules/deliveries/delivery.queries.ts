import { and, asc, desc, eq, getTableColumns, inArray, max, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database.ts'
import { proposals } from '../proposals/proposal.tables.ts'
import { deliverables, deliveries } from './delivery.tables.ts'

const { deliveryId: _unread, ...deliverableColumns } = getTableColumns(deliverables)

type DeliveryRow = typeof deliveries.$inferSelect
export type DeliverableRow = Omit<typeof deliverables.$inferSelect, 'deliveryId'>
/** One version with its files in the order they were sent. */
export type DeliveryVersionRow = { delivery: DeliveryRow; files: DeliverableRow[] }
export type NewDeliverable = Omit<DeliverableRow, 'id' | 'position'>

/** Every version of a proposal's delivery, newest first. */
export async function listVersions(db: Db | Tx, proposalId: string): Promise<DeliveryVersionRow[]> {
  const rows = await db
    .select({ delivery: deliveries, file: deliverableColumns })
    .from(deliveries)
    .innerJoin(deliverables, eq(deliverables.deliveryId, deliveries.id))
    .where(eq(deliveries.proposalId, proposalId))
    .orderBy(desc(deliveries.version), asc(deliverables.position))
  const versions = new Map<string, DeliveryVersionRow>()
  for (const { delivery, file } of rows) {
    const version = versions.get(delivery.id) ?? { delivery, files: [] }
    version.files.push(file)
    versions.set(delivery.id, version)
  }
  return [...versions.values()]
}

/** A file by its id, of whichever version, within one proposal. */
export async function findDeliverable(db: Db, proposalId: string, id: string): Promise<DeliverableRow | undefined> {
  const [row] = await db
    .select(deliverableColumns)
    .from(deliverables)
    .innerJoin(deliveries, eq(deliveries.id, deliverables.deliveryId))
    .where(and(eq(deliverables.id, id), eq(deliveries.proposalId, proposalId)))
  return row
}

/** Those of `storageKeys` that are part of a delivery. */
export async function listDeliveredKeys(tx: Tx, storageKeys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ storageKey: deliverables.storageKey })
    .from(deliverables)
    .where(inArray(deliverables.storageKey, [...storageKeys]))
  return rows.map((row) => row.storageKey)
}

/** The number of the newest version; 0 where there is none. */
export async function findNewestVersion(tx: Tx, proposalId: string): Promise<number> {
  const [newest] = await tx
    .select({ version: max(deliveries.version) })
    .from(deliveries)
    .where(eq(deliveries.proposalId, proposalId))
  return newest?.version ?? 0
}

/** Bytes of all files, of whichever version, that a freelancer has delivered. */
export async function sumDeliveredBytes(db: Db | Tx, freelancerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(deliverables.sizeBytes).mapWith(Number) })
    .from(proposals)
    .innerJoin(deliveries, eq(deliveries.proposalId, proposals.id))
    .innerJoin(deliverables, eq(deliverables.deliveryId, deliveries.id))
    .where(eq(proposals.freelancerId, freelancerId))
  return row?.bytes ?? 0
}

/** Takes `Tx`: the number of the version is only free as long as the caller holds the proposal's row. */
export async function insertVersion(
  tx: Tx,
  values: { proposalId: string; message: string; submittedAt: Date; files: readonly NewDeliverable[] },
) {
  const { files, ...rest } = values
  const [delivery] = await tx
    .insert(deliveries)
    .values({ ...rest, version: (await findNewestVersion(tx, values.proposalId)) + 1 })
    .returning({ id: deliveries.id })
  if (!delivery) throw new Error('an inserted delivery must be returned')
  await tx.insert(deliverables).values(files.map((file, position) => ({ ...file, position, deliveryId: delivery.id })))
}

/** Writes the client's decision on the version under review. */
export async function setDecision(
  tx: Tx,
  proposalId: string,
  decision: { status: 'approved' | 'rejected'; feedback: string; decidedAt: Date },
) {
  await tx
    .update(deliveries)
    .set(decision)
    .where(and(eq(deliveries.proposalId, proposalId), eq(deliveries.status, 'submitted')))
}
