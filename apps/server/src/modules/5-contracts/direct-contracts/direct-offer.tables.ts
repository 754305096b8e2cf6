import { directOfferStatuses } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/bytea.ts'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import type { Milestone } from '../../4-hiring/proposals/shared/milestone.rules.ts'
import { contracts } from '../contracts/contract.tables.ts'

export const directOffers = pgTable(
  'direct_offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    freelancerId: uuid('freelancer_id').references(() => users.id),
    /** Empty once it is forgotten of an offer that somebody took and did not accept. */
    email: text('email'),
    /** SHA-256 of what the mailed link carries, which itself is never stored. Null once the offer has ended. */
    tokenHash: bytea('token_hash').unique('direct_offers_token'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    criteria: text('criteria').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    deliveryDays: integer('delivery_days').notNull(),
    milestones: jsonb('milestones').$type<Milestone[]>().notNull(),
    status: text('status', { enum: directOfferStatuses }).notNull().default('open'),
    declineNote: text('decline_note').notNull().default(''),
    contractId: uuid('contract_id').references(() => contracts.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    check(
      'direct_offers_status_known',
      sql`${table.status} in ('open', 'accepted', 'declined', 'withdrawn', 'expired')`,
    ),
    check(
      'direct_offers_receiver',
      sql`${table.status} <> 'open' or ${table.freelancerId} is not null or (${table.email} is not null and ${table.tokenHash} is not null)`,
    ),
    check('direct_offers_two_people', sql`${table.clientId} <> ${table.freelancerId}`),
    check('direct_offers_ended_at', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
    check('direct_offers_contract', sql`(${table.status} = 'accepted') = (${table.contractId} is not null)`),
    check('direct_offers_amounts', sql`${table.amountCents} > 0 and ${table.deliveryDays} > 0`),
    check(
      'direct_offers_lengths',
      sql`char_length(${table.title}) between 1 and 200 and char_length(${table.description}) between 1 and 20000 and char_length(${table.criteria}) <= 20000 and char_length(${table.declineNote}) <= 500`,
    ),
    index('direct_offers_client_newest').on(table.clientId, table.createdAt, table.id),
    index('direct_offers_freelancer_newest').on(table.freelancerId, table.createdAt, table.id),
    index('direct_offers_newest').on(table.createdAt),
    index('direct_offers_expiry').on(table.expiresAt, table.id).where(sql`${table.status} = 'open'`),
    index('direct_offers_addresses')
      .on(table.endedAt)
      .where(sql`${table.email} is not null and ${table.status} <> 'open'`),
  ],
)
