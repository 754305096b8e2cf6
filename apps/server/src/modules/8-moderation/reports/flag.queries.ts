import { type FlagRule, flagThresholds } from '@guildhall/contract'
import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import { caseFlags } from './report.tables.ts'

export type Flagged = { personId: string; name: string; counted: number }
const batch = 500
const { many_reporters, same_messages, false_reports } = flagThresholds

/** When operators closed the latest case in which this rule flagged the person: what led to it does not count again. */
const lastClosed = (person: string, rule: FlagRule) => `coalesce((select max(k.closed_at) from report_cases k
  join case_flags f on f.case_id = k.id and f.rule = '${rule}' where k.person_id = ${person} and k.kind = 'person'), '-infinity')`
const isFlaggedNow = (person: string, rule: FlagRule) => `exists (select from report_cases k
  join case_flags f on f.case_id = k.id and f.rule = '${rule}'
  where k.person_id = ${person} and k.kind = 'person' and k.closed_at is null)`

const sameMessagesSince = `$1::timestamptz - interval '${same_messages.days} days'`

/**
 * Each finds at most {@link batch} people who are not flagged yet; `$1` is now. What costs more is asked only of people who are
 * likely: those with enough reports or messages, whatever became of them.
 */
const statements: Record<FlagRule, string> = {
  many_reporters: `with recent as materialized (
      select c.person_id, r.reporter_id, r.created_at, c.id as case_id from reports r join report_cases c on c.id = r.case_id
      where r.created_at > $1::timestamptz - interval '${many_reporters.days} days' and r.weight = 1
        and c.outcome is distinct from 'no_action'
    ), likely as (
      select person_id, ${lastClosed('recent.person_id', 'many_reporters')} as closed_at
      from recent group by person_id having count(distinct reporter_id) >= ${many_reporters.people}
    )
    select person_id as "personId", count(distinct reporter_id)::int as counted
    from recent join likely using (person_id)
    where created_at > closed_at
      and not exists (select from moderation_decisions d where d.case_id = recent.case_id and d.reversed_at is not null)
    group by person_id having count(distinct reporter_id) >= ${many_reporters.people}`,
  same_messages: `select started_by as "personId", max(n)::int as counted from (
      select c.started_by, count(*) as n from (
        select started_by, ${lastClosed('conversations.started_by', 'same_messages')} as closed_at from conversations
        where started_at > ${sameMessagesSince} group by started_by having count(*) >= ${same_messages.strangers}
      ) likely join conversations c on c.started_by = likely.started_by
        and c.started_at > ${sameMessagesSince} and c.started_at > likely.closed_at
      join lateral (select m.text from messages m where m.conversation_id = c.id and m.author_id = c.started_by
        and m.kind <> 'event' order by m.seq limit 1) first on true
      where char_length(first.text) >= ${same_messages.characters}
      group by c.started_by, md5(lower(regexp_replace(btrim(first.text), '\\s+', ' ', 'g')))
      having count(*) >= ${same_messages.strangers}) same
    group by started_by`,
  false_reports: `with decided as materialized (
      select r.reporter_id, c.closed_at, c.outcome from report_cases c join reports r on r.case_id = c.id
      where c.closed_at > $1::timestamptz - interval '${false_reports.days} days' and c.outcome is not null
    ), likely as (
      select reporter_id, ${lastClosed('decided.reporter_id', 'false_reports')} as flagged_until
      from decided group by reporter_id having count(*) >= ${false_reports.reports}
    )
    select reporter_id as "personId", count(*)::int as counted
    from decided join likely using (reporter_id) where closed_at > flagged_until
    group by reporter_id having count(*) >= ${false_reports.reports} and bool_and(outcome = 'no_action')`,
}

export async function listFlagged(db: Db, rule: FlagRule, now: Date): Promise<Flagged[]> {
  const text = `select found."personId", found.counted, u.username as name from (${statements[rule]}) found
    join users u on u.id = found."personId" and u.deleted_at is null
    where not ${isFlaggedNow('found."personId"', rule)} order by found."personId" limit ${batch}`
  return queryPlanned<Flagged>(db, text, [now])
}

/** Marks a case, once for each rule. Its row has to be locked. */
export async function insertFlag(tx: Tx, row: typeof caseFlags.$inferInsert): Promise<void> {
  await tx.insert(caseFlags).values(row).onConflictDoNothing()
}
