import { contractOfferReasonMaximum, contractOfferStatuses, contractStatuses } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, char, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { projects } from '../../4-hiring/projects/project.tables.ts'
import { proposals } from '../../4-hiring/proposals/proposal.tables.ts'

/** What was agreed by accepting a proposal, and by changes since. Later edits of the project change nothing here. */
export const contracts = pgTable(
  'contracts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    freelancerId: uuid('freelancer_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    criteria: text('criteria').notNull(),
    requiredSkills: text('required_skills').array().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull().default('USD'),
    feeBps: integer('fee_bps').notNull(),
    deliveryDays: integer('delivery_days'),
    status: text('status', { enum: contractStatuses }).notNull().default('active'),
    createdAt: instant('created_at').notNull(),
    /** When the delivery under review is approved automatically; null while there is none. */
    autoApprovalAt: instant('auto_approval_at'),
    endedAt: instant('ended_at'),
    /** When held money is returned or released, before the provider’s limit for holding it; null while none is held. */
    heldUntil: instant('held_until'),
  },
  (table) => [
    unique('contracts_one_per_proposal').on(table.proposalId),
    unique('contracts_one_per_project').on(table.projectId),
    check('contracts_amount_positive', sql`${table.amountCents} > 0`),
    check('contracts_currency_known', sql`${table.currency} = 'USD'`),
    check('contracts_fee_share', sql`${table.feeBps} between 0 and 5000`),
    check(
      'contracts_status_known',
      sql`${table.status} in ('active', 'payment_due', 'disputed', 'completed', 'cancelled')`,
    ),
    check('contracts_ended_at', sql`(${table.status} in ('completed', 'cancelled')) = (${table.endedAt} is not null)`),
    check('contracts_two_people', sql`${table.clientId} <> ${table.freelancerId}`),
    // With the status, so that counts and the choice of a page read nothing else.
    index('contracts_client_newest').on(table.clientId, table.createdAt, table.id, table.status),
    index('contracts_freelancer_newest').on(table.freelancerId, table.createdAt, table.id, table.status),
    index('contracts_client_ended')
      .on(table.clientId, table.endedAt, table.id)
      .where(sql`${table.endedAt} is not null`),
    index('contracts_freelancer_ended')
      .on(table.freelancerId, table.endedAt, table.id)
      .where(sql`${table.endedAt} is not null`),
    // With all that the figures of a freelancer count, in the order of the proposals they join.
    index('contracts_of_freelancer').on(
      table.freelancerId,
      table.proposalId,
      table.status,
      table.amountCents,
      table.clientId,
      table.projectId,
      table.endedAt,
      table.id,
    ),
    index('contracts_open_of_client').on(table.clientId, table.status).where(sql`${table.endedAt} is null`),
    index('contracts_open_of_freelancer').on(table.freelancerId).where(sql`${table.endedAt} is null`),
    index('contracts_money_of_freelancer')
      .on(table.freelancerId)
      .where(sql`${table.endedAt} is null and (${table.heldUntil} is not null or ${table.status} = 'payment_due')`),
    index('contracts_auto_approval').on(table.autoApprovalAt, table.id).where(sql`${table.status} = 'active'`),
    index('contracts_held_until').on(table.heldUntil, table.id).where(sql`${table.heldUntil} is not null`),
  ],
)

export const contractOffers = pgTable(
  'contract_offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    offeredBy: uuid('offered_by')
      .notNull()
      .references(() => users.id),
    releaseCents: bigint('release_cents', { mode: 'number' }).notNull(),
    /** Of the release, when the offer was made: anything that would change it makes the offer outdated. */
    feeCents: bigint('fee_cents', { mode: 'number' }).notNull(),
    refundCents: bigint('refund_cents', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: contractOfferStatuses }).notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    check(
      'contract_offers_amounts',
      sql`${table.releaseCents} >= 0 and ${table.refundCents} >= 0 and ${table.feeCents} between 0 and ${table.releaseCents}`,
    ),
    check(
      'contract_offers_reason_length',
      sql`char_length(${table.reason}) between 1 and ${sql.raw(String(contractOfferReasonMaximum))}`,
    ),
    check(
      'contract_offers_status_known',
      sql`${table.status} in ('open', 'accepted', 'declined', 'withdrawn', 'outdated')`,
    ),
    check('contract_offers_ended_at', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
    uniqueIndex('contract_offers_one_open').on(table.contractId).where(sql`${table.status} = 'open'`),
    index('contract_offers_of_contract').on(table.contractId, table.createdAt),
  ],
)
