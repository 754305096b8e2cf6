import { ledgerAccounts, ledgerAccountsWithBalance, ledgerReasons } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/bytea.ts'
import { instant } from '../../../platform/database/instant.ts'

/**
 * The application's role can only read it and call `ledger.post`. Triggers refuse updates and deletes, even by the
 * owner (0000_baseline.sql, decision 0045).
 */
export const ledgerSchema = pgSchema('ledger')

const known = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const ledgerChains = ledgerSchema.table('chains', {
  id: uuid('id').primaryKey(),
  position: integer('position').notNull(),
  hash: bytea('hash').notNull(),
})

/** One thing that happened to money. Its lines add up to zero. */
export const ledgerEntries = ledgerSchema.table(
  'entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chainId: uuid('chain_id')
      .notNull()
      .references(() => ledgerChains.id),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    source: text('source').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('entries_once').on(table.reason, table.source),
    check('entries_reason_known', sql`${table.reason} in (${known(ledgerReasons)})`),
    check('entries_source_plain', sql`${table.source} ~ '^[a-zA-Z0-9:._-]+$' and length(${table.source}) <= 200`),
    check('entries_currency_known', sql`${table.currency} = 'USD'`),
    unique('entries_of_chain').on(table.chainId, table.id),
  ],
)

export const ledgerLines = ledgerSchema.table(
  'lines',
  {
    chainId: uuid('chain_id').notNull(),
    position: integer('position').notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    account: text('account', { enum: ledgerAccounts }).notNull(),
    /** A contract or a freelancer; null for accounts of the platform. */
    ownerId: uuid('owner_id'),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    hash: bytea('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.position] }),
    foreignKey({
      name: 'lines_of_entry',
      columns: [table.chainId, table.entryId],
      foreignColumns: [ledgerEntries.chainId, ledgerEntries.id],
    }),
    check('lines_account_known', sql`${table.account} in (${known(ledgerAccounts)})`),
    // What a freelancer gets of a single cent may be nothing: the entry names them all the same.
    check('lines_amount_some', sql`${table.amountCents} <> 0 or ${table.account} = 'payable'`),
    check(
      'lines_owner_of_balance',
      sql`(${table.account} in (${known(ledgerAccountsWithBalance)})) = (${table.ownerId} is not null)`,
    ),
    index('lines_entry').on(table.entryId),
    // Both with the amount, so that sums read nothing else.
    index('lines_of_chain').on(table.chainId, table.account, table.amountCents),
    index('lines_payable').on(table.ownerId, table.entryId, table.amountCents).where(sql`${table.account} = 'payable'`),
  ],
)

/** Kept by `ledger.post`, to refuse at once what would make one negative. The audit compares them with the lines. */
export const ledgerBalances = ledgerSchema.table(
  'balances',
  {
    account: text('account', { enum: ledgerAccountsWithBalance }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.account] }),
    check('balances_not_negative', sql`${table.cents} >= 0`),
  ],
)

/**
 * What each freelancer got and withdrew in a month, in UTC: kept by `ledger.post`, and compared by the audit, like the balances.
 * `releasedCents`: null if nothing was released.
 */
export const ledgerEarnedMonths = ledgerSchema.table(
  'earned_months',
  {
    ownerId: uuid('owner_id').notNull(),
    month: date('month').notNull(),
    releasedCents: bigint('released_cents', { mode: 'number' }),
    withdrawnCents: bigint('withdrawn_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.month] })],
)
