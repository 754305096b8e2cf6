import { eventRules, type MessageEvent } from '@guildhall/contract'
import { eq, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { queryPlanned, queryText, type Tx } from '../../../platform/database/database.ts'
import { listedMessageSql, type MessageRow } from './message.queries.ts'
import { conversations, messages } from './message.tables.ts'

export type PastEvent = { actorId: string; at: Date; event: MessageEvent }

const pastEventsMaximum = 200

/** Pairs of an event and what the conversation shows of it. Those of proposals and deliveries are read from their own tables. */
const contractLines = Object.entries(eventRules)
  .flatMap(([kind, rule]) =>
    'line' in rule && /^(contract|dispute)\./.test(kind) ? [`('${kind}', '${rule.line}')`] : [],
  )
  .join(', ')

// An approval by the clock is an act of neither of them. A contract that no offer ended was not ended by both. A proposal is declined with the acceptance of another one, so that is when it was.
/** `one`, `other`: the two people, as they stand in SQL. */
const pastText = (one: string, other: string) => `with related as (
    select a.id, a.status, a.created_at, a.accepted_at, a.withdrawn_at, a.freelancer_id, j.client_id, j.id as project_id, j.title
    from proposals a join projects j on j.id = a.project_id
    where (a.freelancer_id = ${one} and j.client_id = ${other}) or (a.freelancer_id = ${other} and j.client_id = ${one})),
  happened as (
    select 'proposal.sent' as kind, r.freelancer_id as actor, r.created_at as at, null::integer as version, r.* from related r
    union all
    select 'proposal.accepted', r.client_id, r.accepted_at, null, r.* from related r where r.status = 'accepted'
    union all
    select 'proposal.not_selected', r.client_id, (select w.accepted_at from proposals w
      where w.project_id = r.project_id and w.status = 'accepted'), null, r.* from related r where r.status = 'rejected'
    union all
    select 'proposal.edited', r.freelancer_id, e.edited_at, null, r.*
      from related r join proposal_edits e on e.proposal_id = r.id and e.cause = 'edit'
    union all
    select 'proposal.withdrawn', r.freelancer_id, r.withdrawn_at, null, r.* from related r
    union all
    select 'proposal.countered', case o.by when 'client' then r.client_id else r.freelancer_id end, o.created_at, null, r.*
      from related r join proposal_counters o on o.proposal_id = r.id
    union all
    select 'proposal.counter_' || o.status, case o.by when 'client' then r.freelancer_id else r.client_id end, o.ended_at, null, r.*
      from related r join proposal_counters o on o.proposal_id = r.id and o.status in ('accepted', 'declined')
    union all
    select 'delivery.submitted', r.freelancer_id, d.submitted_at, d.version, r.*
      from related r join deliveries d on d.proposal_id = r.id
    union all
    select case d.status when 'approved' then 'delivery.approved' else 'delivery.changes_requested' end, r.client_id,
      d.decided_at, d.version, r.* from related r join deliveries d on d.proposal_id = r.id where d.status <> 'submitted'
        and not (d.status = 'approved' and exists (select 1 from contracts c
          join events e on e.subject_id = c.id and e.kind = 'delivery.auto_approved' where c.proposal_id = r.id))
    union all
    select n.kind, coalesce(e.actor_id, s.opened_by), e.at, null, r.*
      from related r join contracts c on c.proposal_id = r.id
      join events e on e.subject_id = c.id
      left join disputes s on s.contract_id = c.id and s.ended_at = e.at and e.kind in ('dispute.agreed', 'dispute.decided')
      join (values ${contractLines}) n (event, kind) on n.event = e.kind
      where coalesce(e.actor_id, s.opened_by) is not null)
  select * from (
    select kind, actor as "actorId", at, version, id as "proposalId", project_id as "projectId", title as "projectTitle"
    from happened where at is not null order by at desc, kind desc limit ${pastEventsMaximum}) latest
  order by at, kind desc`

type PastRow = { actorId: string; at: Date; version: number | null } & Omit<MessageEvent, 'version'>

const pastEventOf = ({ actorId, at, version, ...facts }: PastRow): PastEvent => ({
  actorId,
  at,
  event: { ...facts, ...(version === null ? {} : { version }) },
})

export async function listPastEvents(tx: Tx, members: [string, string]): Promise<PastEvent[]> {
  return (await queryPlanned<PastRow>(tx, pastText('$1', '$2'), members)).map(pastEventOf)
}

/** The same for many pairs, in their order. */
export async function listPastEventsOfPairs(tx: Tx, pairs: readonly (readonly [string, string])[]) {
  const rows = await queryPlanned<PastRow & { pair: string }>(
    tx,
    `select pairs.pair, past.* from unnest($1::uuid[], $2::uuid[]) with ordinality pairs (one, other, pair),
       lateral (${pastText('pairs.one', 'pairs.other')}) past order by pairs.pair, past.at, past.kind desc`,
    [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  )
  const byPair = Map.groupBy(rows, ({ pair }) => Number(pair))
  return pairs.map((_, index) => (byPair.get(index + 1) ?? []).map(({ pair: _pair, ...row }) => pastEventOf(row)))
}

/** Inserts events as messages with the times at which they happened. The conversation's row has to be locked. */
export async function insertEvents(tx: Tx, conversationId: string, events: readonly PastEvent[]) {
  const grown = {
    lastSeq: sql`${conversations.lastSeq} + ${events.length}`,
    lastChange: sql`${conversations.lastChange} + ${events.length}`,
  }
  const [numbers] = await tx
    .update(conversations)
    .set(grown)
    .where(eq(conversations.id, conversationId))
    .returning({ seq: conversations.lastSeq, change: conversations.lastChange })
  assertRow(numbers, 'a locked conversation')
  await tx.insert(messages).values(
    events.map(({ actorId, at, event }, index) => ({
      conversationId,
      seq: numbers.seq - events.length + index + 1,
      change: numbers.change - events.length + index + 1,
      authorId: actorId,
      kind: 'event' as const,
      event,
      createdAt: at,
    })),
  )
}

export type NewEvent = { conversationId: string; event: MessageEvent }

// As one message is appended (`appendMessage`), for any number of conversations.
const appendSql = `with given as (
    select g.*, row_number() over (partition by g."conversationId" order by g.position) as nth
    from jsonb_to_recordset($1::jsonb) as g("conversationId" uuid, position integer, event jsonb)),
  c as (
    update conversations c set last_seq = c.last_seq + n.count, last_change = c.last_change + n.count
    from (select "conversationId" as id, count(*) from given group by 1) n where c.id = n.id
    returning c.id, c.last_seq - n.count as seq, c.last_change - n.count as change, c.last_seq),
  told as (
    update conversation_members m set latest_at = greatest(m.latest_at, $3),
      last_read_seq = case when m.user_id = $2 and m.last_received_seq <= m.last_read_seq then c.last_seq
        else m.last_read_seq end
    from c where m.conversation_id = c.id)
  insert into messages as m (conversation_id, seq, change, author_id, kind, event, created_at)
  select c.id, c.seq + given.nth, c.change + given.nth, $2, 'event', given.event, $3
  from given join c on c.id = given."conversationId"
  returning ${listedMessageSql}`

export async function appendEvents(
  tx: Tx,
  { authorId, events, createdAt }: { authorId: string; events: readonly NewEvent[]; createdAt: Date },
): Promise<MessageRow[]> {
  const given = JSON.stringify(events.map((one, position) => ({ ...one, position })))
  return queryText<MessageRow>(tx, appendSql, [given, authorId, createdAt])
}
