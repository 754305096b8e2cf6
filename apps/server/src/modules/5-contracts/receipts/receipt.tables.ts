import { receiptKinds } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'
import { payments, refunds } from '../payments/payment.tables.ts'

/** Names and title as they were. `number` follows moments later. A trigger protects numbered ones. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: receiptKinds }).notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    refundId: uuid('refund_id').references(() => refunds.id),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    clientName: text('client_name').notNull(),
    freelancerName: text('freelancer_name').notNull(),
    contractTitle: text('contract_title').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** What of the payment was held when it was recorded; 0 for a credit note. */
    heldCents: bigint('held_cents', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull().default('USD'),
    isTest: boolean('is_test').notNull(),
    bookedAt: instant('booked_at').notNull(),
    year: integer('year'),
    /** From 1 without gaps, for each kind and year. */
    number: integer('number'),
    numberedAt: instant('numbered_at'),
  },
  (table) => [
    unique('receipts_number_once').on(table.kind, table.year, table.number),
    unique('receipts_one_per_refund').on(table.refundId),
    uniqueIndex('receipts_one_per_payment').on(table.paymentId).where(sql`${table.kind} = 'receipt'`),
    check('receipts_kind_known', sql`${table.kind} in ('receipt', 'credit_note')`),
    check('receipts_refund_of_credit_note', sql`(${table.kind} = 'credit_note') = (${table.refundId} is not null)`),
    check('receipts_amounts', sql`${table.amountCents} > 0 and ${table.heldCents} between 0 and ${table.amountCents}`),
    check('receipts_currency_known', sql`${table.currency} = 'USD'`),
    check(
      'receipts_numbered',
      sql`(${table.number} is null and ${table.year} is null and ${table.numberedAt} is null)
        or (${table.number} > 0 and ${table.year} is not null and ${table.numberedAt} is not null)`,
    ),
    index('receipts_to_number').on(table.bookedAt, table.id).where(sql`${table.number} is null`),
    index('receipts_of_payment').on(table.paymentId),
    index('receipts_client').on(table.clientId),
  ],
)
