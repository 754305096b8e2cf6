import { contractStatuses } from '@guildhall/contract'
import { bigint, integer, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../../platform/database/instant.ts'

/** What proposals and projects know of the contract that an acceptance opened. */
export const proposalContracts = pgView('proposal_contracts', {
  contractId: uuid('contract_id').notNull(),
  proposalId: uuid('proposal_id').notNull(),
  projectId: uuid('project_id').notNull(),
  clientId: uuid('client_id').notNull(),
  freelancerId: uuid('freelancer_id').notNull(),
  status: text('status', { enum: contractStatuses }).notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  endedAt: instant('ended_at'),
}).existing()

export const paidContracts = pgView('paid_contracts', { contractId: uuid('contract_id').notNull() }).existing()

/** Proposals whose client's bank is taking a payment back. */
export const disputedCards = pgView('disputed_cards', { proposalId: uuid('proposal_id').notNull() }).existing()

export const deliveredVersions = pgView('delivered_versions', {
  proposalId: uuid('proposal_id').notNull(),
  version: integer('version').notNull(),
}).existing()
