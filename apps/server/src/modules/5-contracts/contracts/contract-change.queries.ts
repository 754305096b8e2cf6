import type { ContractOfferStatus } from '@guildhall/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { contracts } from './contract.tables.ts'
import { contractChanges, contractMilestones } from './contract-change.tables.ts'

export type ContractChangeRow = typeof contractChanges.$inferSelect

/** What the moves of changes depend on, as columns of a query that joins contracts with other tables. */
export const changeColumns = {
  openChangeBy: sql<string | null>`(select ${contractChanges.offeredBy} from ${contractChanges}
    where ${contractChanges.contractId} = ${contracts.id} and ${contractChanges.status} = 'open')`,
  clientChanges: changesBy('client'),
  freelancerChanges: changesBy('freelancer'),
  milestonesLeft: sql<number>`(select count(*) from ${contractMilestones}
    where ${contractMilestones.contractId} = ${contracts.id} and ${contractMilestones.releasedAt} is null)`,
}

function changesBy(party: 'client' | 'freelancer') {
  const by = party === 'client' ? contracts.clientId : contracts.freelancerId
  return sql<number>`(select count(*) from ${contractChanges}
    where ${contractChanges.contractId} = ${contracts.id} and ${contractChanges.offeredBy} = ${by})`
}

export type ChangeFacts = {
  openChangeBy: string | null
  clientChanges: number
  freelancerChanges: number
  milestonesLeft: number
}

/** For raw SQL; `c` is the contracts table. */
export const changeFactsText = `
  (select offered_by from contract_changes where contract_id = c.id and status = 'open') as "openChangeBy",
  (select count(*) from contract_changes where contract_id = c.id and offered_by = c.client_id) as "clientChanges",
  (select count(*) from contract_changes where contract_id = c.id and offered_by = c.freelancer_id) as "freelancerChanges",
  (select count(*) from contract_milestones where contract_id = c.id and released_at is null) as "milestonesLeft"`

export async function listChanges(db: Db, contractId: string): Promise<ContractChangeRow[]> {
  return db
    .select()
    .from(contractChanges)
    .where(eq(contractChanges.contractId, contractId))
    .orderBy(desc(contractChanges.createdAt), desc(contractChanges.id))
}

export async function findOpenChange(db: Db, contractId: string): Promise<ContractChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(contractChanges)
    .where(and(eq(contractChanges.contractId, contractId), eq(contractChanges.status, 'open')))
  return row
}

export async function findChange(
  tx: Tx,
  { contractId, changeId }: { contractId: string; changeId: string },
): Promise<ContractChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(contractChanges)
    .where(and(eq(contractChanges.id, changeId), eq(contractChanges.contractId, contractId)))
  return row
}

export async function insertChange(tx: Tx, values: typeof contractChanges.$inferInsert): Promise<string> {
  const [row] = await tx.insert(contractChanges).values(values).returning({ id: contractChanges.id })
  assertRow(row, 'an inserted change')
  return row.id
}

/** Ends the open change of a locked contract. Returns whether there was one. */
export async function endOpenChange(
  tx: Tx,
  contractId: string,
  { status, endedAt }: { status: Exclude<ContractOfferStatus, 'open'>; endedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(contractChanges)
    .set({ status, endedAt })
    .where(and(eq(contractChanges.contractId, contractId), eq(contractChanges.status, 'open')))
    .returning({ id: contractChanges.id })
  return rows.length > 0
}
