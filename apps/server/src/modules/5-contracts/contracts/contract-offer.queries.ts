import type { ContractOfferStatus } from '@guildhall/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { suspendedSql, suspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { contractOffers, contracts } from './contract.tables.ts'
import { disputes } from './dispute.tables.ts'
import { isUnderReviewSql } from './shared/under-review.queries.ts'

export type ContractOfferRow = typeof contractOffers.$inferSelect

/** What the moves of a contract depend on, as columns of a query that joins contracts with other tables. */
export const offerColumns = {
  openOfferBy: sql<string | null>`(select ${contractOffers.offeredBy} from ${contractOffers}
    where ${contractOffers.contractId} = ${contracts.id} and ${contractOffers.status} = 'open')`,
  clientOffers: offersBy('client'),
  freelancerOffers: offersBy('freelancer'),
  clientDisputes: disputesBy('client'),
  freelancerDisputes: disputesBy('freelancer'),
  clientSuspended: suspendedSql(contracts.clientId),
  freelancerSuspended: suspendedSql(contracts.freelancerId),
  hasDelivery: sql<boolean>`exists (select from deliveries where deliveries.proposal_id = ${contracts.proposalId})`,
  isUnderReview: isUnderReviewSql,
}

function offersBy(party: 'client' | 'freelancer') {
  const by = party === 'client' ? contracts.clientId : contracts.freelancerId
  return sql<number>`(select count(*) from ${contractOffers}
    where ${contractOffers.contractId} = ${contracts.id} and ${contractOffers.offeredBy} = ${by})`
}

function disputesBy(party: 'client' | 'freelancer') {
  const by = party === 'client' ? contracts.clientId : contracts.freelancerId
  return sql<number>`(select count(*) from ${disputes}
    where ${disputes.contractId} = ${contracts.id} and ${disputes.openedBy} = ${by})`
}

export type OfferFacts = {
  openOfferBy: string | null
  clientOffers: number
  freelancerOffers: number
  clientDisputes: number
  freelancerDisputes: number
  clientSuspended: boolean
  freelancerSuspended: boolean
  hasDelivery: boolean
  isUnderReview: boolean
}

/** For raw SQL; `c` is the contracts table. */
export const offerFactsText = `
  (select offered_by from contract_offers where contract_id = c.id and status = 'open') as "openOfferBy",
  (select count(*) from contract_offers where contract_id = c.id and offered_by = c.client_id) as "clientOffers",
  (select count(*) from contract_offers where contract_id = c.id and offered_by = c.freelancer_id) as "freelancerOffers",
  (select count(*) from disputes where contract_id = c.id and opened_by = c.client_id) as "clientDisputes",
  (select count(*) from disputes where contract_id = c.id and opened_by = c.freelancer_id) as "freelancerDisputes",
  ${suspendedText('c.client_id')} as "clientSuspended", ${suspendedText('c.freelancer_id')} as "freelancerSuspended",
  exists (select from deliveries where deliveries.proposal_id = c.proposal_id) as "hasDelivery",
  exists (select from proposals where id = c.proposal_id and delivery_status = 'submitted') as "isUnderReview"`

export async function listOffers(db: Db, contractId: string): Promise<ContractOfferRow[]> {
  return db
    .select()
    .from(contractOffers)
    .where(eq(contractOffers.contractId, contractId))
    .orderBy(desc(contractOffers.createdAt), desc(contractOffers.id))
}

export async function findOffer(
  tx: Tx,
  { contractId, offerId }: { contractId: string; offerId: string },
): Promise<ContractOfferRow | undefined> {
  const [row] = await tx
    .select()
    .from(contractOffers)
    .where(and(eq(contractOffers.id, offerId), eq(contractOffers.contractId, contractId)))
  return row
}

export async function insertOffer(tx: Tx, values: typeof contractOffers.$inferInsert): Promise<string> {
  const [row] = await tx.insert(contractOffers).values(values).returning({ id: contractOffers.id })
  assertRow(row, 'an inserted offer')
  return row.id
}

export async function endOpenOffer(
  tx: Tx,
  contractId: string,
  { status, endedAt }: { status: Exclude<ContractOfferStatus, 'open'>; endedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(contractOffers)
    .set({ status, endedAt })
    .where(and(eq(contractOffers.contractId, contractId), eq(contractOffers.status, 'open')))
    .returning({ id: contractOffers.id })
  return rows.length > 0
}
