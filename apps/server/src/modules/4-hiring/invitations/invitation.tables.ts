import { declineReasons, invitationStatuses } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { projects } from '../projects/project.tables.ts'

export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    freelancerId: uuid('freelancer_id')
      .notNull()
      .references(() => users.id),
    message: text('message').notNull(),
    status: text('status', { enum: invitationStatuses }).notNull().default('open'),
    declineReason: text('decline_reason', { enum: declineReasons }),
    declineNote: text('decline_note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('invitations_once').on(table.projectId, table.freelancerId),
    check('invitations_status_known', sql`${table.status} in ('open', 'proposed', 'declined', 'withdrawn', 'expired')`),
    check(
      'invitations_reason_known',
      sql`${table.declineReason} in ('busy', 'budget', 'deadline', 'skills', 'not_interested', 'other')`,
    ),
    check('invitations_reason', sql`${table.status} <> 'declined' or ${table.declineReason} is not null`),
    check('invitations_ended_at', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
    check('invitations_two_people', sql`${table.clientId} <> ${table.freelancerId}`),
    check(
      'invitations_lengths',
      sql`char_length(${table.message}) <= 2000 and char_length(${table.declineNote}) <= 500`,
    ),
    index('invitations_freelancer_newest').on(table.freelancerId, table.createdAt, table.id),
    index('invitations_project_newest').on(table.projectId, table.createdAt, table.id),
    index('invitations_client_newest').on(table.clientId, table.createdAt),
    index('invitations_newest').on(table.createdAt),
    index('invitations_expiry').on(table.expiresAt, table.id).where(sql`${table.status} = 'open'`),
  ],
)
