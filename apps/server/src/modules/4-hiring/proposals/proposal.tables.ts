import { deliveryStatuses, proposalStatuses } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { projects } from '../projects/project.tables.ts'
import type { Milestone } from './shared/milestone.rules.ts'

export const proposals = pgTable(
  'proposals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    freelancerId: uuid('freelancer_id')
      .notNull()
      .references(() => users.id),
    /** Of the project, where it never changes. A trigger writes it, whatever is given. */
    clientId: uuid('client_id')
      .notNull()
      .$default(() => sql`null`),
    message: text('message').notNull(),
    bidCents: bigint('bid_cents', { mode: 'number' }).notNull(),
    /** No price was named: the bid is the budget of that time. */
    atBudget: boolean('at_budget').notNull().default(false),
    deliveryDays: integer('delivery_days'),
    skills: text('skills').array().notNull(),
    milestones: jsonb('milestones').$type<Milestone[]>().notNull().default([]),
    status: text('status', { enum: proposalStatuses }).notNull().default('pending'),
    deliveryStatus: text('delivery_status', { enum: deliveryStatuses }).notNull().default('not_submitted'),
    createdAt: instant('created_at').notNull().defaultNow(),
    acceptedAt: instant('accepted_at'),
    version: integer('version').notNull().default(1),
    editedAt: instant('edited_at'),
    /** Written once, when the client first opens it. */
    openedAt: instant('opened_at'),
    /** Also null for proposals withdrawn before this was recorded. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    unique('proposals_one_per_freelancer').on(table.projectId, table.freelancerId),
    uniqueIndex('proposals_one_acceptance').on(table.projectId).where(sql`${table.status} = 'accepted'`),
    check('proposals_message_length', sql`char_length(${table.message}) between 1 and 20000`),
    check('proposals_bid_positive', sql`${table.bidCents} > 0`),
    check('proposals_status_known', sql`${table.status} in ('pending', 'accepted', 'rejected', 'withdrawn')`),
    check('proposals_version_positive', sql`${table.version} >= 1`),
    check('proposals_accepted_at', sql`(${table.status} = 'accepted') = (${table.acceptedAt} is not null)`),
    check('proposals_withdrawn_at', sql`${table.withdrawnAt} is null or ${table.status} = 'withdrawn'`),
    check(
      'proposals_delivery_of_accepted',
      sql`${table.deliveryStatus} in ('not_submitted', 'submitted', 'approved', 'rejected') and (${table.deliveryStatus} = 'not_submitted' or ${table.status} = 'accepted')`,
    ),
    index('proposals_project_newest').on(table.projectId, table.createdAt, table.id),
    index('proposals_to_review').on(table.projectId).where(sql`${table.deliveryStatus} = 'submitted'`),
    index('proposals_changes_requested').on(table.freelancerId).where(sql`${table.deliveryStatus} = 'rejected'`),
    index('proposals_project_price').on(table.projectId, priceRank(table), table.createdAt, table.id),
    index('proposals_project_days').on(table.projectId, daysRank(table), table.createdAt, table.id),
    // Covers the proven sort, in the order of the results it joins.
    index('proposals_project_people').on(table.projectId, table.freelancerId, table.createdAt, table.id),
    // With the status, so that counts read nothing else.
    index('proposals_freelancer_newest').on(table.freelancerId, table.createdAt, table.id, table.status),
    index('proposals_client_newest').on(table.clientId, table.createdAt, table.id, table.status),
    // For what two people have to do with each other, where one or both have tens of thousands.
    index('proposals_of_pair').on(table.clientId, table.freelancerId, table.status),
    // With all that the figures of a freelancer count.
    index('proposals_accepted')
      .on(table.freelancerId, table.id, table.projectId, table.clientId, table.deliveryStatus)
      .where(sql`${table.status} = 'accepted'`),
  ],
)

export function priceRank({ bidCents }: { bidCents: AnyPgColumn }) {
  return sql<number>`(-${bidCents})`
}

/** Fewest days rank highest; proposals without days lowest. */
export function daysRank({ deliveryDays }: { deliveryDays: AnyPgColumn }) {
  return sql<number>`(-coalesce(${deliveryDays}, 2147483647))`
}
