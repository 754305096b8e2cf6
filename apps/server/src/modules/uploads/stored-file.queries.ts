import { eq, sum } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { deliverables, deliveries } from '../deliveries/delivery.tables.ts'
import { messageFiles } from '../messages/message.tables.ts'
import { proposals } from '../proposals/proposal.tables.ts'
import { proposalFiles } from '../proposals/proposal-parts.tables.ts'

export async function listClaimedKeys(tx: Tx, storageKeys: readonly string[]): Promise<string[]> {
  const delivered = tx
    .select({ storageKey: deliverables.storageKey })
    .from(deliverables)
    .where(anyOf(deliverables.storageKey, storageKeys))
  const sent = tx
    .select({ storageKey: messageFiles.storageKey })
    .from(messageFiles)
    .where(anyOf(messageFiles.storageKey, storageKeys))
  const attached = tx
    .select({ storageKey: proposalFiles.storageKey })
    .from(proposalFiles)
    .where(anyOf(proposalFiles.storageKey, storageKeys))
  return (await delivered.unionAll(sent).unionAll(attached)).map(({ storageKey }) => storageKey)
}

export async function sumStoredBytes(db: Db | Tx, userId: string): Promise<number> {
  const [delivered] = await db
    .select({ bytes: sum(deliverables.sizeBytes).mapWith(Number) })
    .from(proposals)
    .innerJoin(deliveries, eq(deliveries.proposalId, proposals.id))
    .innerJoin(deliverables, eq(deliverables.deliveryId, deliveries.id))
    .where(eq(proposals.freelancerId, userId))
  const [sent] = await db
    .select({ bytes: sum(messageFiles.sizeBytes).mapWith(Number) })
    .from(messageFiles)
    .where(eq(messageFiles.ownerId, userId))
  const [attached] = await db
    .select({ bytes: sum(proposalFiles.sizeBytes).mapWith(Number) })
    .from(proposalFiles)
    .where(eq(proposalFiles.ownerId, userId))
  return (delivered?.bytes ?? 0) + (sent?.bytes ?? 0) + (attached?.bytes ?? 0)
}
