import {
  cardDisputeStatuses,
  paymentFailures,
  paymentProviders,
  paymentStatuses,
  payoutStatuses,
  refundStatuses,
  sandboxAccountNames,
  sandboxCardNames,
} from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'

/** What clients pay for contracts. The ledger has an entry for each that succeeded. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    failure: text('failure', { enum: paymentFailures }),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** Stripe's PaymentIntent. Null until the page has asked for one. */
    providerRef: text('provider_ref'),
  },
  (table) => [
    check('payments_amount_positive', sql`${table.amountCents} > 0`),
    check(
      'payments_status_known',
      sql`${table.status} in ('pending', 'requires_action', 'processing', 'succeeded', 'failed')`,
    ),
    check('payments_ended_at', sql`(${table.status} in ('succeeded', 'failed')) = (${table.endedAt} is not null)`),
    check('payments_failure_of_failed', sql`(${table.status} = 'failed') = (${table.failure} is not null)`),
    // Two tabs of the client must not pay for one contract twice.
    uniqueIndex('payments_one_open').on(table.contractId).where(sql`${table.endedAt} is null`),
    uniqueIndex('payments_provider_ref').on(table.providerRef),
    index('payments_client_newest').on(table.clientId, table.createdAt, table.id),
    index('payments_of_contract').on(table.contractId),
    // So that a start finds out whether there is real or test money, and the doctor when the last one succeeded.
    index('payments_modes').on(table.provider, table.endedAt).where(sql`${table.status} = 'succeeded'`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    status: text('status', { enum: refundStatuses }).notNull().default('pending'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    providerRef: text('provider_ref'),
    /** Of a failed one: when an operator recorded that it was paid another way, and what the client finds that payment by. */
    repaidAt: instant('repaid_at'),
    repaidReference: text('repaid_reference'),
  },
  (table) => [
    check('refunds_amount_positive', sql`${table.amountCents} > 0`),
    check('refunds_status_known', sql`${table.status} in ('pending', 'sent', 'failed')`),
    check('refunds_ended_at', sql`(${table.status} = 'pending') = (${table.endedAt} is null)`),
    check('refunds_repaid_failed', sql`${table.repaidAt} is null or ${table.status} = 'failed'`),
    check('refunds_repaid_reference', sql`(${table.repaidAt} is null) = (${table.repaidReference} is null)`),
    uniqueIndex('refunds_provider_ref').on(table.providerRef),
    index('refunds_owed')
      .on(table.endedAt, table.id)
      .where(sql`${table.status} = 'failed' and ${table.repaidAt} is null`),
    index('refunds_pending').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    index('refunds_of_payment').on(table.paymentId),
    index('refunds_client_newest').on(table.clientId, table.createdAt, table.id),
  ],
)

export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    freelancerId: uuid('freelancer_id')
      .notNull()
      .references(() => users.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    testAccount: text('test_account', { enum: sandboxAccountNames }),
    status: text('status', { enum: payoutStatuses }).notNull().default('pending'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    refusals: integer('refusals').notNull().default(0),
    /** Idempotency key of the calls to the provider, written before the first. Only a refusal of this very key replaces it. */
    sendingKey: text('sending_key'),
    /** One run at a time sends it, and counts as dead after this. */
    claimedUntil: instant('claimed_until'),
    transferRef: text('transfer_ref'),
    providerRef: text('provider_ref'),
  },
  (table) => [
    check('payouts_amount_positive', sql`${table.amountCents} > 0`),
    check('payouts_status_known', sql`${table.status} in ('pending', 'paid', 'failed')`),
    check('payouts_test_account_known', sql`${table.testAccount} in ('accepts', 'refuses')`),
    check('payouts_ended_at', sql`(${table.status} = 'pending') = (${table.endedAt} is null)`),
    uniqueIndex('payouts_transfer_ref').on(table.transferRef),
    uniqueIndex('payouts_provider_ref').on(table.providerRef),
    index('payouts_pending').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    index('payouts_freelancer_newest').on(table.freelancerId, table.createdAt, table.id),
  ],
)

/** A cardholder's bank took a payment back, and decides later. Says from where in the ledger the cents were taken. */
export const cardDisputes = pgTable(
  'card_disputes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The provider's own name of the dispute. */
    providerId: text('provider_id').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    fromEscrowCents: bigint('from_escrow_cents', { mode: 'number' }).notNull(),
    fromDisputedCents: bigint('from_disputed_cents', { mode: 'number' }).notNull(),
    /** Released or refunded before: the platform bears it. */
    fromPlatformCents: bigint('from_platform_cents', { mode: 'number' }).notNull(),
    status: text('status', { enum: cardDisputeStatuses }).notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    lostAt: instant('lost_at'),
  },
  (table) => [
    unique('card_disputes_once').on(table.providerId),
    check('card_disputes_amount_positive', sql`${table.amountCents} > 0`),
    check(
      'card_disputes_parts',
      sql`${table.fromEscrowCents} >= 0 and ${table.fromDisputedCents} >= 0 and ${table.fromPlatformCents} >= 0
        and ${table.fromEscrowCents} + ${table.fromDisputedCents} + ${table.fromPlatformCents} = ${table.amountCents}`,
    ),
    check('card_disputes_status_known', sql`${table.status} in ('open', 'won', 'lost')`),
    check('card_disputes_ended_at', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
    check('card_disputes_lost_at', sql`${table.lostAt} is null or ${table.status} = 'won'`),
    index('card_disputes_of_contract').on(table.contractId),
    // Those whose money is or may be back at the bank: what they paid for does not count.
    index('card_disputes_against').on(table.contractId).where(sql`${table.status} in ('open', 'lost')`),
    index('card_disputes_of_payment').on(table.paymentId),
  ],
)

/** What the sandbox knows of a payment: it stands for a provider's own records, which we cannot write to. */
export const sandboxCharges = pgTable('sandbox_charges', {
  paymentId: uuid('payment_id').primaryKey(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  card: text('card', { enum: sandboxCardNames }),
  status: text('status', { enum: ['requires_action', 'processing', 'succeeded', 'failed'] }).notNull(),
  failure: text('failure', { enum: paymentFailures }),
  createdAt: instant('created_at').notNull(),
})

/** What the sandbox knows of a refund: as {@link sandboxCharges}. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  refundId: uuid('refund_id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
})
