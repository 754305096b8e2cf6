import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../../platform/database/instant.ts'
import { users } from '../../../1-ground/users/user.tables.ts'

export const stripeAccounts = pgTable('stripe_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accountId: text('account_id').notNull().unique(),
  /** Stripe has what it needs, and the account can receive and pay out. */
  isReady: boolean('is_ready').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  checkedAt: instant('checked_at').notNull(),
})

/** Each event once, without its content, which may be personal or outdated: we ask Stripe for the current state. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    objectId: text('object_id'),
    ownId: uuid('own_id'),
    /** Stripe's PaymentIntent, for refunds and disputes. */
    intentRef: text('intent_ref'),
    /** The connected account it happened in. */
    accountRef: text('account_ref'),
    /** waiting: not worked on yet. booked: what it is about is as Stripe says. ignored: not a kind we act on. foreign: not ours. */
    status: text('status', { enum: ['waiting', 'booked', 'ignored', 'foreign'] }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    bookedAt: instant('booked_at'),
  },
  (table) => [
    check('provider_events_status_known', sql`${table.status} in ('waiting', 'booked', 'ignored', 'foreign')`),
    check('provider_events_booked_at', sql`(${table.status} = 'waiting') = (${table.bookedAt} is null)`),
    index('provider_events_received').on(table.receivedAt),
    index('provider_events_waiting').on(table.receivedAt).where(sql`${table.status} = 'waiting'`),
  ],
)
