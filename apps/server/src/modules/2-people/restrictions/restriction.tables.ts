import {
  appealMaximum,
  caseKinds,
  decisionKinds,
  harmKinds,
  operatorReasonMaximum,
  reportOutcomes,
} from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
const lengthOf = (maximum: number) => sql.raw(String(maximum))

/** Everything reported about one thing until it is decided. Reporters and operators queue on its row. */
export const reportCases = pgTable(
  'report_cases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: caseKinds }).notNull(),
    targetId: uuid('target_id').notNull(),
    /** The number of a message; 0 for everything else. */
    targetSeq: bigint('target_seq', { mode: 'number' }).notNull(),
    label: text('label').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id),
    reports: integer('reports').notNull(),
    weight: integer('weight').notNull(),
    openedAt: instant('opened_at').notNull(),
    latestAt: instant('latest_at').notNull(),
    /** The place in the queue: when it was opened, less some hours for each report that weighs. */
    queuedAt: instant('queued_at').notNull(),
    takenBy: uuid('taken_by').references(() => users.id),
    takenUntil: instant('taken_until'),
    closedAt: instant('closed_at'),
    /** Null if closed on the command line. */
    closedBy: uuid('closed_by').references(() => users.id),
    outcome: text('outcome', { enum: reportOutcomes }),
    outcomeHarm: text('outcome_harm', { enum: harmKinds }),
    outcomeReason: text('outcome_reason'),
  },
  (table) => [
    check('report_cases_kind', sql`${table.kind} in (${oneOf(caseKinds)})`),
    check('report_cases_outcome_known', sql`${table.outcome} in (${oneOf(reportOutcomes)})`),
    check('report_cases_harm', sql`${table.outcomeHarm} in (${oneOf(harmKinds)})`),
    check(
      'report_cases_outcome',
      sql`(${table.outcome} is null) = (${table.outcomeReason} is null) and (${table.outcome} is null or ${table.closedAt} is not null)`,
    ),
    check('report_cases_taken', sql`(${table.takenBy} is null) = (${table.takenUntil} is null)`),
    check('report_cases_reason_length', sql`char_length(${table.outcomeReason}) <= ${lengthOf(operatorReasonMaximum)}`),
    uniqueIndex('report_cases_one_open')
      .on(table.kind, table.targetId, table.targetSeq, table.personId)
      .where(sql`${table.closedAt} is null`),
    // Both with what operators filter by, so that counts and rare kinds read nothing else.
    index('report_cases_queue')
      .on(table.queuedAt, table.id, table.personId, table.kind, table.takenBy, table.takenUntil)
      .where(sql`${table.closedAt} is null`),
    index('report_cases_closed')
      .on(table.closedAt, table.id, table.personId, table.kind, table.takenBy, table.takenUntil)
      .where(sql`${table.closedAt} is not null`),
    index('report_cases_of_person').on(table.personId, table.openedAt),
  ],
)

/** A warning, or content that is hidden until `reversed_at`. One appeal each. */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .unique('moderation_decisions_of_case')
      .references(() => reportCases.id),
    kind: text('kind', { enum: decisionKinds }).notNull(),
    targetKind: text('target_kind', { enum: caseKinds }).notNull(),
    targetId: uuid('target_id').notNull(),
    targetSeq: bigint('target_seq', { mode: 'number' }).notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id),
    harm: text('harm', { enum: harmKinds }).notNull(),
    reason: text('reason').notNull(),
    decidedAt: instant('decided_at').notNull(),
    decidedBy: uuid('decided_by')
      .notNull()
      .references(() => users.id),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id),
    reversedAt: instant('reversed_at'),
    reversalReason: text('reversal_reason'),
  },
  (table) => [
    check('moderation_decisions_kind', sql`${table.kind} in (${oneOf(decisionKinds)})`),
    check(
      'moderation_decisions_reason_length',
      sql`char_length(${table.reason}) between 1 and ${lengthOf(operatorReasonMaximum)}`,
    ),
    check(
      'moderation_decisions_appeal_length',
      sql`char_length(${table.appeal}) between 1 and ${lengthOf(appealMaximum)}`,
    ),
    check('moderation_decisions_appealed_at', sql`(${table.appeal} is null) = (${table.appealedAt} is null)`),
    check(
      'moderation_decisions_answered',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
    check('moderation_decisions_answer_to_appeal', sql`${table.answer} is null or ${table.appeal} is not null`),
    check('moderation_decisions_reversed', sql`(${table.reversedAt} is null) = (${table.reversalReason} is null)`),
    uniqueIndex('moderation_decisions_hidden')
      .on(table.targetKind, table.targetId, table.targetSeq)
      .where(sql`${table.kind} = 'hidden' and ${table.reversedAt} is null`),
    index('moderation_decisions_of_person').on(table.personId, table.decidedAt, table.id),
    // With what says whose appeal it is not, so that counts read nothing else.
    index('moderation_decisions_unanswered')
      .on(table.appealedAt, table.id, table.personId, table.caseId, table.targetKind, table.targetId)
      .where(sql`${table.appeal} is not null and ${table.answer} is null and ${table.reversedAt} is null`),
  ],
)

/** A person who may not act for a while. The row without `lifted_at` is the one that holds. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The case that was decided with it. Null if an operator suspended the person on their own. */
    caseId: uuid('case_id').references(() => reportCases.id),
    reason: text('reason').notNull(),
    suspendedAt: instant('suspended_at').notNull(),
    suspendedBy: uuid('suspended_by')
      .notNull()
      .references(() => users.id),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    liftedAt: instant('lifted_at'),
    liftReason: text('lift_reason'),
  },
  (table) => [
    check(
      'suspensions_reason_length',
      sql`char_length(${table.reason}) between 1 and ${lengthOf(operatorReasonMaximum)}`,
    ),
    check('suspensions_appeal_length', sql`char_length(${table.appeal}) between 1 and ${lengthOf(appealMaximum)}`),
    check('suspensions_appealed_at', sql`(${table.appeal} is null) = (${table.appealedAt} is null)`),
    check('suspensions_answered_at', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('suspensions_answer_to_appeal', sql`${table.answer} is null or ${table.appeal} is not null`),
    check('suspensions_lift_reason', sql`(${table.liftedAt} is null) = (${table.liftReason} is null)`),
    uniqueIndex('suspensions_one_open').on(table.userId).where(sql`${table.liftedAt} is null`),
    index('suspensions_of_case').on(table.caseId),
    index('suspensions_of_person').on(table.userId, table.suspendedAt),
    index('suspensions_unanswered')
      .on(table.appealedAt, table.id)
      .where(sql`${table.appeal} is not null and ${table.answer} is null and ${table.liftedAt} is null`),
  ],
)
