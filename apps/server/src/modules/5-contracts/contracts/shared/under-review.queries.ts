import { sql } from 'drizzle-orm'
import { contracts } from '../contract.tables.ts'

/** Whether a delivery waits for the client's answer, in a query that reads contracts. */
export const isUnderReviewSql = sql<boolean>`exists (select from proposals
  where proposals.id = ${contracts.proposalId} and proposals.delivery_status = 'submitted')`
