import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../../platform/database/instant.ts'

export type KeptFinding = { check: string; total: number; problems: string[] }

export const ledgerAudits = pgTable(
  'ledger_audits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    chains: integer('chains').notNull(),
    entries: integer('entries').notNull(),
    lines: integer('lines').notNull(),
    findings: jsonb('findings').$type<KeptFinding[]>().notNull(),
    /** Why it could not be finished; null if it was. */
    failure: text('failure'),
  },
  (table) => [
    check('ledger_audits_span', sql`${table.endedAt} >= ${table.startedAt}`),
    index('ledger_audits_newest').on(table.startedAt),
  ],
)
