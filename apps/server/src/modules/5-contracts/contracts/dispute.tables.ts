import { contractStatuses, disputeReasonMaximum, disputeStatuses, operatorReasonMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { contracts } from './contract.tables.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })
const reasonLength = sql.raw(String(disputeReasonMaximum))

export const disputes = pgTable(
  'disputes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: disputeStatuses }).notNull().default('open'),
    heldCents: cents('held_cents').notNull(),
    /** Released before the dispute; its fee was taken. */
    releasedCents: cents('released_cents').notNull(),
    /** What both agreed on and was paid out. The release is before the fee. */
    paidReleaseCents: cents('paid_release_cents').notNull().default(0),
    paidRefundCents: cents('paid_refund_cents').notNull().default(0),
    contractStatus: text('contract_status', { enum: contractStatuses }).notNull(),
    autoApprovalAt: instant('auto_approval_at'),
    createdAt: instant('created_at').notNull(),
    claimsUntil: instant('claims_until').notNull(),
    clientAskedAt: instant('client_asked_at'),
    freelancerAskedAt: instant('freelancer_asked_at'),
    waitingAt: instant('waiting_at'),
    endedAt: instant('ended_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedReleaseCents: cents('decided_release_cents'),
    decidedRefundCents: cents('decided_refund_cents'),
    decisionReason: text('decision_reason'),
  },
  (table) => [
    check('disputes_status_known', sql`${table.status} in ('open', 'waiting', 'agreed', 'decided', 'withdrawn')`),
    check('disputes_contract_status', sql`${table.contractStatus} in ('active', 'payment_due')`),
    check(
      'disputes_amounts',
      sql`${table.heldCents} > 0 and ${table.paidReleaseCents} >= 0 and ${table.paidRefundCents} >= 0
        and ${table.paidReleaseCents} + ${table.paidRefundCents} <= ${table.heldCents}`,
    ),
    check(
      'disputes_withdrawn_unpaid',
      sql`${table.status} <> 'withdrawn' or ${table.paidReleaseCents} + ${table.paidRefundCents} = 0`,
    ),
    check(
      'disputes_agreed_paid',
      sql`${table.status} <> 'agreed' or ${table.paidReleaseCents} + ${table.paidRefundCents} = ${table.heldCents}`,
    ),
    check(
      'disputes_decision',
      sql`(${table.status} = 'decided') = (${table.decidedBy} is not null and ${table.decisionReason} is not null
        and ${table.decidedReleaseCents} is not null and ${table.decidedRefundCents} is not null)`,
    ),
    // Less where a bank took some of it back.
    check(
      'disputes_decided_most',
      sql`${table.decidedReleaseCents} >= 0 and ${table.decidedRefundCents} >= 0 and ${table.decidedReleaseCents}
        + ${table.decidedRefundCents} + ${table.paidReleaseCents} + ${table.paidRefundCents} <= ${table.heldCents}`,
    ),
    check(
      'disputes_decision_length',
      sql`char_length(${table.decisionReason}) between 1 and ${sql.raw(String(operatorReasonMaximum))}`,
    ),
    check('disputes_ended_at', sql`(${table.status} in ('open', 'waiting')) = (${table.endedAt} is null)`),
    check('disputes_waiting_at', sql`${table.status} not in ('waiting', 'decided') or ${table.waitingAt} is not null`),
    uniqueIndex('disputes_one_open').on(table.contractId).where(sql`${table.endedAt} is null`),
    index('disputes_of_contract').on(table.contractId, table.createdAt),
    index('disputes_claims_until').on(table.claimsUntil, table.id).where(sql`${table.status} = 'open'`),
    index('disputes_by_status').on(table.status, table.createdAt, table.id),
  ],
)

/** The splits that the two sides stated. The newest of each side counts; earlier ones are part of the evidence. */
export const disputeClaims = pgTable(
  'dispute_claims',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.id),
    claimedBy: uuid('claimed_by')
      .notNull()
      .references(() => users.id),
    /** To the freelancer, before the fee. */
    releaseCents: cents('release_cents').notNull(),
    refundCents: cents('refund_cents').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('dispute_claims_amounts', sql`${table.releaseCents} >= 0 and ${table.refundCents} >= 0`),
    check('dispute_claims_reason_length', sql`char_length(${table.reason}) between 1 and ${reasonLength}`),
    index('dispute_claims_of_dispute').on(table.disputeId, table.id),
  ],
)
