import {
  deadlineNearDays,
  messageWaitsDays,
  type NeedKind,
  needKinds,
  needsShown,
  reviewReleaseMinimumCents,
  reviewWindowDays,
  type Side,
} from '@guildhall/contract'
import { type Db, queryText } from '../../../platform/database/database.ts'
import { heldCentsText } from '../../1-ground/ledger/shared/held.queries.ts'
import { releasedCentsText } from '../../1-ground/ledger/shared/released.queries.ts'
import { shownNameText } from '../../1-ground/users/shared/shown-person.queries.ts'
import { sideActsText } from '../../2-people/accounts/shared/side-acts.queries.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { shownProfileText } from '../../2-people/restrictions/shared/shown-profile.queries.ts'
import { suspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import type { FirstCards } from '../../3-skills/review-cards/shared/review-card.queries.ts'
import { runningStatusesText } from '../../5-contracts/contracts/shared/running.queries.ts'
import { learningNeeds, reviewText } from './learning-need.queries.ts'
import { alone, branch } from './need-branch.queries.ts'
import { isNewText } from './welcome.queries.ts'

export type NeedRow = {
  kind: NeedKind
  title: string
  personId: string | null
  personName: string | null
  subjectId: string
  since: Date
  dueAt: Date | null
  count: number
  unread: number
}
/** Without needs, there is one row that has the facts alone. */
type Found = { [key in keyof NeedRow]: NeedRow[key] | null } & { total: number } & Facts
type Facts = { hasMoney: boolean; hasWelcome: boolean; toInvite: string | null; review: FirstCards | null }

/** Rows of a person that one branch looks at, the newest first: what is older is settled elsewhere. */
const looked = { contracts: 200, proposals: 300, conversations: 50, messages: 20, projects: 20 } as const

const openContracts = (side: Side) => `open_contracts as materialized (
  select c.* from contracts c where c.${side}_id = $1 and c.status in ${runningStatusesText}
  order by c.created_at desc, c.id desc limit ${looked.contracts}
)`

const pendingProposals = (side: Side) => `pending as materialized (
  select p.id, p.project_id, p.client_id, p.freelancer_id, p.created_at, p.opened_at, j.title from (
    select * from proposals where ${side}_id = $1 and status = 'pending' order by created_at desc, id desc limit ${looked.proposals}
  ) p join projects j on j.id = p.project_id and j.status = 'active'
)`

const deliveryAt = (column: string, status: string) =>
  `(select max(d.${column}) from deliveries d where d.proposal_id = c.proposal_id and d.status = '${status}')`

/** On a payment or on a card dispute: the client cannot pay meanwhile. */
const bankDecides = `(
  exists (select from payments m where m.contract_id = c.id and m.ended_at is null and m.status = 'processing')
  or exists (select from card_disputes b where b.contract_id = c.id and b.status = 'open'))`

/** As `unpaidCents` counts, without what an open card dispute took: no client is asked to pay during one. */
const unpaidCents = `(c.amount_cents
  - ${heldCentsText('c.id')}
  + coalesce((select sum(l.amount_cents) from ledger.lines l join ledger.entries e on e.id = l.entry_id
      where l.chain_id = c.id and l.owner_id = c.id and e.reason = 'release'), 0)
  - coalesce((select d.paid_refund_cents from disputes d where d.contract_id = c.id and d.ended_at is null), 0))`

/** The agreed time as `dueAt` counts it, else the deadline of the project `j`. */
const workDueAt = `coalesce(c.created_at + c.delivery_days * interval '24 hours', j.deadline_at)`

const counterOffers = (mine: Side, theirs: Side) =>
  branch(
    'counter_offer',
    `p.title, p.${theirs}_id as person_id, p.project_id as subject_id, k.created_at as since, null::timestamptz as due_at, ${alone}`,
    `pending p cross join lateral (
      select k.created_at from proposal_counters k where k.proposal_id = p.id and k.status = 'open' and k.by <> '${mine}' limit 1) k`,
  )

const offered = (kind: 'change_offered' | 'end_offered', table: string, theirs: Side) =>
  branch(
    kind,
    `c.title, c.${theirs}_id, c.id, o.created_at, null::timestamptz, ${alone}`,
    `open_contracts c cross join lateral (
      select o.created_at from ${table} o where o.contract_id = c.id and o.status = 'open' and o.offered_by <> $1 limit 1) o`,
  )

const disputed = (theirs: Side) =>
  branch(
    'dispute',
    `c.title, c.${theirs}_id, d.id, d.created_at, d.claims_until, ${alone}`,
    `open_contracts c join disputes d on d.contract_id = c.id and d.status = 'open'
     where c.status = 'disputed' and (
       select l.claimed_by from dispute_claims l where l.dispute_id = d.id order by l.id desc limit 1) is distinct from $1`,
  )

/** Conversations whose last word is the other person’s, who can read an answer: they neither left nor blocked the viewer. */
const messages = branch(
  'message',
  `'', m.other_id, m.other_id, w.since, null::timestamptz, w.count, 0`,
  `(select * from conversation_members where user_id = $1 and latest_at > $2::timestamptz - interval '${messageWaitsDays} days'
      order by latest_at desc, conversation_id desc limit ${looked.conversations}) m
   join users u on u.id = m.other_id and u.deleted_at is null
   join conversation_members them on them.conversation_id = m.conversation_id and them.user_id = m.other_id
     and them.blocked_at is null
   cross join lateral (
     select min(n.created_at) as since, count(*) as count from (
       select x.author_id, x.created_at, bool_or(x.author_id = $1) over (order by x.seq desc) as answered from (
         select author_id, created_at, seq from messages
         where conversation_id = m.conversation_id and kind <> 'event' and deleted_at is null
         order by seq desc limit ${looked.messages}) x) n
     where not n.answered) w
   where m.last_received_seq > 0 and m.blocked_at is null and m.muted_at is null and w.count > 0`,
)

const reviews = (mine: Side, theirs: Side) =>
  branch(
    'review',
    `c.title, c.${theirs}_id, c.id, c.ended_at, c.ended_at + interval '${reviewWindowDays} days', ${alone}`,
    `contracts c where c.${mine}_id = $1 and c.ended_at > $2::timestamptz - interval '${reviewWindowDays} days'
       and not exists (select from reviews r where r.contract_id = c.id and r.author_id = $1)
       and ${releasedCentsText('c.id')} >= ${reviewReleaseMinimumCents}`,
  )

const ofBoth = (mine: Side, theirs: Side) => [
  counterOffers(mine, theirs),
  offered('change_offered', 'contract_changes', theirs),
  offered('end_offered', 'contract_offers', theirs),
  disputed(theirs),
  messages,
  reviews(mine, theirs),
]

const branches: Record<Side, string[]> = {
  client: [
    ...ofBoth('client', 'freelancer'),
    branch(
      'delivery_to_review',
      `c.title, c.freelancer_id, c.id, coalesce(${deliveryAt('submitted_at', 'submitted')}, c.created_at),
        case when c.auto_approval_at is not null then least(c.auto_approval_at, c.held_until) end, ${alone}`,
      `open_contracts c join proposals p on p.id = c.proposal_id and p.delivery_status = 'submitted' where c.status = 'active'`,
    ),
    branch(
      'payment_due',
      `c.title, c.freelancer_id, c.id, coalesce(${deliveryAt('decided_at', 'approved')}, c.created_at), null::timestamptz, ${alone}`,
      `open_contracts c where c.status = 'payment_due' and not ${bankDecides}`,
    ),
    branch(
      'to_fund',
      `c.title, c.freelancer_id, c.id, c.created_at, null::timestamptz, ${alone}`,
      `open_contracts c where c.status = 'active' and ${unpaidCents} > 0
         and not ${suspendedText('c.client_id')} and not ${suspendedText('c.freelancer_id')}
         and not ${bankDecides}
         and not exists (select from proposals p where p.id = c.proposal_id and p.delivery_status = 'submitted')`,
    ),
    branch(
      'proposals',
      `p.title, case count(*) when 1 then (min(p.freelancer_id::text))::uuid end, p.project_id, min(p.created_at), null::timestamptz,
        count(*), count(*) filter (where p.opened_at is null)`,
      `pending p where not ${suspendedText('p.freelancer_id')} and not ${hiddenText('project', 'p.project_id')}
         and not exists (select from proposal_notes n where n.proposal_id = p.id and n.mark = 'archived')
         and not exists (select from proposal_counters k where k.proposal_id = p.id and k.status = 'open')
       group by p.project_id, p.title`,
    ),
  ],
  freelancer: [
    ...ofBoth('freelancer', 'client'),
    branch(
      'changes_requested',
      `c.title, c.client_id, c.id, coalesce(${deliveryAt('decided_at', 'rejected')}, c.created_at), ${workDueAt}, ${alone}`,
      `open_contracts c join proposals p on p.id = c.proposal_id and p.delivery_status = 'rejected'
         join projects j on j.id = c.project_id where c.status = 'active'`,
    ),
    branch(
      'deadline_near',
      `c.title, c.client_id, c.id, c.created_at, ${workDueAt}, ${alone}`,
      `open_contracts c join proposals p on p.id = c.proposal_id and p.delivery_status = 'not_submitted'
         join projects j on j.id = c.project_id
       where c.status = 'active' and ${workDueAt} < $2::timestamptz + interval '${deadlineNearDays} days'`,
    ),
    branch(
      'invitation',
      `j.title, i.client_id, i.project_id, i.created_at, i.expires_at, ${alone}`,
      `(select * from invitations where freelancer_id = $1 and status = 'open'
         order by created_at desc, id desc limit ${looked.proposals}) i
         join projects j on j.id = i.project_id and j.status = 'active'
       where i.expires_at > $2 and not ${suspendedText('i.client_id')} and not ${hiddenText('project', 'j.id')}`,
    ),
    branch(
      'direct_offer',
      `o.title, o.client_id, o.id, o.created_at, o.expires_at, ${alone}`,
      `(select * from direct_offers where freelancer_id = $1 and status = 'open'
         order by created_at desc, id desc limit ${looked.proposals}) o
       where o.expires_at > $2 and not ${suspendedText('o.client_id')}`,
    ),
    ...learningNeeds,
  ],
}

/** What is due soon stands first, then the kinds in their order, in each what is due before what is not, and the newest. */
const urgency = `case when need.due_at < $2::timestamptz + interval '2 days' then 0 else 1 end,
  array_position(array[${needKinds.map((kind) => `'${kind}'`).join(', ')}], need.kind), need.due_at, need.since desc, need.subject_id`

const personName = `(select ${shownNameText('u', 'p')} from users u
  left join profiles p on p.user_id = u.id and ${shownProfileText('p.user_id', '$1')} where u.id = s.person_id)`

/** The newest open project that nobody proposed to. */
const toInvite: Record<Side, string> = {
  client: `(select j.id from (
      select * from projects where client_id = $1 and status = 'active' order by created_at desc, id desc limit ${looked.projects}
    ) j where j.proposal_count = 0 and not j.is_private and j.deadline_at > $2::timestamptz and not ${hiddenText('project', 'j.id')}
    order by j.created_at desc, j.id desc limit 1)`,
  freelancer: 'null::uuid',
}

/** Of what a freelancer learned. */
const review: Record<Side, { part: string; shown: string }> = {
  client: { part: '', shown: 'null' },
  freelancer: { part: `${reviewText},`, shown: '(select row_to_json(review) from review)' },
}

const textOf = (side: Side) => `with ${openContracts(side)}, ${pendingProposals(side)}, ${review[side].part}
  need as materialized (${branches[side].join(' union all ')}),
  shown as (select need.*, row_number() over (order by ${urgency}) as place from need order by place limit ${needsShown + 1})
  select s.kind, s.title, s.person_id as "personId", ${personName} as "personName", s.subject_id as "subjectId",
    s.since, s.due_at as "dueAt", s.count, s.unread, (select count(*) from need) as total, exists (
      select from (select id from contracts where ${side}_id = $1 order by created_at desc, id desc limit ${looked.contracts}) c
      where exists (select from ledger.lines l where l.chain_id = c.id)) as "hasMoney",
    coalesce((select cardinality(purposes) > 0 and dismissed_at is null from account_purposes where user_id = $1),
      (select ${isNewText('created_at')} from users where id = $1)
        and exists (select from ${sideActsText('$1')} acts where side = '${side}')
      or not exists (select from ${sideActsText('$1')} acts)) as "hasWelcome", ${toInvite[side]} as "toInvite",
    ${review[side].shown} as review
  from (select) one left join shown s on true order by s.place`

const texts: Record<Side, string> = { client: textOf('client'), freelancer: textOf('freelancer') }

/** One row more than is shown, as the review may turn out to be none. */
export async function findNeeds(
  db: Db,
  { userId, side, now }: { userId: string; side: Side; now: Date },
): Promise<{ rows: NeedRow[]; total: number } & Facts> {
  const found = await queryText<Found>(db, texts[side], [userId, now.toISOString()])
  return {
    rows: found.filter((row): row is Found & NeedRow => row.kind !== null),
    total: found[0]?.total ?? 0,
    hasMoney: found[0]?.hasMoney ?? false,
    hasWelcome: found[0]?.hasWelcome ?? false,
    toInvite: found[0]?.toInvite ?? null,
    review: found[0]?.review ?? null,
  }
}
