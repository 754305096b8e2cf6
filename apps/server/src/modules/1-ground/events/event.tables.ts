import { type EventKind, eventSubjects } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../users/user.tables.ts'

/** What happened, once. Never changed; those of a contract are never deleted, the others go with their subject. */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<EventKind>().notNull(),
    /** Null for what the clock, a payment provider or the operator of the machine did. */
    actorId: uuid('actor_id').references(() => users.id),
    subject: text('subject', { enum: eventSubjects }).notNull(),
    /** Without a foreign key, as subjects stand above this table. Their triggers delete their events. */
    subjectId: uuid('subject_id').notNull(),
    facts: jsonb('facts').$type<Record<string, string | number | boolean>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    check('events_subject', sql.raw(`subject in (${eventSubjects.map((subject) => `'${subject}'`).join(', ')})`)),
    index('events_of_subject').on(table.subjectId, table.id),
    index('events_of_actor').on(table.actorId, table.id),
  ],
)
