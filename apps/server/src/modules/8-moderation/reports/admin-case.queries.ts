import {
  type AdminCasesQuery,
  type CaseKind,
  caseShown,
  type FlagRule,
  type Harm,
  type ReportOutcome,
} from '@guildhall/contract'
import { desc, eq } from 'drizzle-orm'
import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import type { Keyset } from '../../../platform/database/keyset.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { reportSnapshots, reports } from './report.tables.ts'

export type AdminCaseRow = {
  id: string
  kind: CaseKind
  targetId: string
  targetSeq: number
  label: string
  personId: string
  personName: string
  reports: number
  weight: number
  openedAt: Date
  latestAt: Date
  queuedAt: Date
  takenBy: string | null
  takenByName: string | null
  takenUntil: Date | null
  closedAt: Date | null
  outcome: ReportOutcome | null
  outcomeHarm: Harm | null
  outcomeReason: string | null
  harms: { harm: Harm; reports: number }[]
  flags: { rule: FlagRule; counted: number }[]
}

const columns = `c.id, c.kind, c.target_id as "targetId", c.target_seq as "targetSeq", c.label, c.person_id as "personId",
  person.username as "personName", c.reports, c.weight, c.opened_at as "openedAt", c.latest_at as "latestAt",
  c.queued_at as "queuedAt", c.taken_by as "takenBy", taker.username as "takenByName", c.taken_until as "takenUntil",
  c.closed_at as "closedAt", c.outcome, c.outcome_harm as "outcomeHarm", c.outcome_reason as "outcomeReason",
  (select coalesce(json_agg(json_build_object('harm', h.harm, 'reports', h.n) order by h.n desc, h.harm), '[]')
    from (select r.harm, count(*) as n from reports r where r.case_id = c.id group by r.harm) h) as harms,
  (select coalesce(json_agg(json_build_object('rule', f.rule, 'counted', f.counted) order by f.flagged_at, f.rule), '[]')
    from case_flags f where f.case_id = c.id) as flags`
const joins = `join users person on person.id = c.person_id left join users taker on taker.id = c.taken_by`

export type CaseFilter = Pick<AdminCasesQuery, 'status' | 'kind' | 'person' | 'flagged' | 'mine'> & {
  operatorId: string
  now: Date
}

function conditionsOf({ status, kind, person, flagged, mine, operatorId, now }: CaseFilter, values: unknown[]) {
  const put = (value: unknown) => `$${values.push(value)}`
  return [
    status === 'open' ? 'c.closed_at is null' : 'c.closed_at is not null',
    // What is about the operator who asks is for the others.
    `c.person_id <> ${put(operatorId)}`,
    ...(kind ? [`c.kind = ${put(kind)}`] : []),
    ...(person ? [`c.person_id = ${put(person)}`] : []),
    ...(flagged ? ['exists (select from case_flags f where f.case_id = c.id)'] : []),
    ...(mine ? [`c.taken_by = $1 and c.taken_until > ${put(now)}`] : []),
  ]
}

/** Open cases in queue order; closed ones latest first. */
export async function listCases(
  db: Db,
  filter: CaseFilter,
  { end, limit }: { end: Keyset | undefined; limit: number },
): Promise<AdminCaseRow[]> {
  const values: unknown[] = []
  const conditions = conditionsOf(filter, values)
  const [column, direction, after] = filter.status === 'open' ? ['queued_at', 'asc', '>'] : ['closed_at', 'desc', '<']
  if (end) {
    values.push(end.at, end.id)
    conditions.push(`(c.${column}, c.id) ${after} ($${values.length - 1}::timestamptz, $${values.length}::uuid)`)
  }
  values.push(limit)
  return queryPlanned<AdminCaseRow>(
    db,
    `select ${columns} from (select * from report_cases c where ${conditions.join(' and ')}
       order by c.${column} ${direction}, c.id ${direction} limit $${values.length}) c ${joins}
     order by c.${column} ${direction}, c.id ${direction}`,
    values,
  )
}

export async function countCases(db: Db, filter: CaseFilter): Promise<number> {
  const values: unknown[] = []
  const conditions = conditionsOf(filter, values).join(' and ')
  const text = `select count(*) as total from report_cases c where ${conditions}`
  const [row] = await queryPlanned<{ total: number }>(db, text, values)
  return row?.total ?? 0
}

export async function findCase(db: Db | Tx, id: string): Promise<AdminCaseRow | undefined> {
  const text = `select ${columns} from report_cases c ${joins} where c.id = $1`
  const [row] = await queryPlanned<AdminCaseRow>(db, text, [id])
  return row
}

export async function listReportsOfCase(db: Db | Tx, caseId: string) {
  const { id, reporterId, harm, reason, createdAt, weight } = reports
  return db
    .select({ ...{ id, reporterId, harm, reason, createdAt, weight }, reporterName: users.username })
    .from(reports)
    .innerJoin(users, eq(users.id, reporterId))
    .where(eq(reports.caseId, caseId))
    .orderBy(desc(createdAt), desc(id))
    .limit(caseShown.reports)
}

export async function listSnapshots(db: Db | Tx, caseId: string) {
  return db
    .select({ takenAt: reportSnapshots.takenAt, parts: reportSnapshots.parts })
    .from(reportSnapshots)
    .where(eq(reportSnapshots.caseId, caseId))
    .orderBy(desc(reportSnapshots.takenAt), desc(reportSnapshots.id))
    .limit(caseShown.snapshots)
}

export type EarlierCaseRow = Pick<AdminCaseRow, 'id' | 'kind' | 'targetId' | 'targetSeq' | 'label' | 'outcome'> & {
  closedAt: Date
}

export async function listEarlierCases(db: Db | Tx, personId: string, caseId: string): Promise<EarlierCaseRow[]> {
  return queryPlanned<EarlierCaseRow>(
    db,
    `select id, kind, target_id as "targetId", target_seq as "targetSeq", label, outcome, closed_at as "closedAt"
     from report_cases where person_id = $1 and id <> $2 and closed_at is not null
     order by closed_at desc, id desc limit ${caseShown.earlierCases}`,
    [personId, caseId],
  )
}

export async function countEarlierCases(db: Db | Tx, personId: string, caseId: string) {
  const [row] = await queryPlanned<{ closedCases: number; breaches: number }>(
    db,
    `select count(*) as "closedCases", count(*) filter (where c.outcome <> 'no_action' and not exists (
         select from moderation_decisions d where d.case_id = c.id and d.reversed_at is not null)) as breaches
     from report_cases c where c.person_id = $1 and c.id <> $2 and c.closed_at is not null`,
    [personId, caseId],
  )
  return row ?? { closedCases: 0, breaches: 0 }
}

const neighbors = 2

export type ContextRow = {
  seq: number
  authorId: string
  authorName: string
  text: string
  files: string[]
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
}

/** A reported message and its neighbors, without lines about proposals and deliveries. */
export async function listMessageContext(db: Db | Tx, conversationId: string, seq: number): Promise<ContextRow[]> {
  const side = (compare: string, direction: string, limit: number) =>
    `(select * from messages where conversation_id = $1 and kind <> 'event' and seq ${compare} $2
      order by seq ${direction} limit ${limit})`
  return queryPlanned<ContextRow>(
    db,
    `select m.seq, m.author_id as "authorId", u.username as "authorName", left(m.text, 4000) as text,
       m.created_at as "createdAt", m.edited_at as "editedAt", m.deleted_at as "deletedAt",
       array(select f.filename from message_files f where f.conversation_id = m.conversation_id and f.seq = m.seq
         order by f.position) as files
     from (${side('<', 'desc', neighbors)} union all ${side('>=', 'asc', neighbors + 1)}) m
     join users u on u.id = m.author_id order by m.seq`,
    [conversationId, seq],
  )
}
