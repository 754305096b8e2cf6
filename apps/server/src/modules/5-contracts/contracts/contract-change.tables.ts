import { contractOfferReasonMaximum, contractOfferStatuses } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import type { Milestone } from '../../4-hiring/proposals/shared/milestone.rules.ts'
import { contracts } from './contract.tables.ts'

export const contractMilestones = pgTable(
  'contract_milestones',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [
    unique('contract_milestones_position').on(table.contractId, table.position),
    check('contract_milestones_amount_positive', sql`${table.amountCents} > 0`),
    check('contract_milestones_title_length', sql`char_length(${table.title}) between 1 and 200`),
  ],
)

/** `…To` is null for a term that stays; `…From` is what was agreed when the change was offered. */
export const contractChanges = pgTable(
  'contract_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    offeredBy: uuid('offered_by')
      .notNull()
      .references(() => users.id),
    amountFromCents: bigint('amount_from_cents', { mode: 'number' }),
    amountToCents: bigint('amount_to_cents', { mode: 'number' }),
    daysFrom: integer('days_from'),
    daysTo: integer('days_to'),
    criteriaFrom: text('criteria_from'),
    criteriaTo: text('criteria_to'),
    milestonesFrom: jsonb('milestones_from').$type<Milestone[]>(),
    milestonesTo: jsonb('milestones_to').$type<Milestone[]>(),
    /** Held money that goes back to the client. What would change it makes the change outdated. */
    refundCents: bigint('refund_cents', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: contractOfferStatuses }).notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    check(
      'contract_changes_something',
      sql`coalesce(${table.amountToCents}, ${table.daysTo}) is not null or ${table.criteriaTo} is not null or ${table.milestonesTo} is not null`,
    ),
    check(
      'contract_changes_amount',
      sql`${table.amountToCents} is null or (${table.amountToCents} > 0 and ${table.amountFromCents} is not null)`,
    ),
    check('contract_changes_refund', sql`${table.refundCents} >= 0`),
    check(
      'contract_changes_reason_length',
      sql`char_length(${table.reason}) between 1 and ${sql.raw(String(contractOfferReasonMaximum))}`,
    ),
    check(
      'contract_changes_status_known',
      sql`${table.status} in ('open', 'accepted', 'declined', 'withdrawn', 'outdated')`,
    ),
    check('contract_changes_ended_at', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
    uniqueIndex('contract_changes_one_open').on(table.contractId).where(sql`${table.status} = 'open'`),
    index('contract_changes_of_contract').on(table.contractId, table.createdAt),
  ],
)
