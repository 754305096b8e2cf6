import type { FoundView } from '@guildhall/contract'
import { type Db, queryPlanned } from '../../../platform/database/database.ts'
import { shownNameText } from '../../1-ground/users/shared/shown-person.queries.ts'
import { findableText } from '../../2-people/restrictions/shared/findable.queries.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { shownProfileText } from '../../2-people/restrictions/shared/shown-profile.queries.ts'
import { latestMessagesText } from '../../6-messages/messages/shared/latest-messages.queries.ts'

/** How much of a person's own one search looks through, the newest first, and how many people of a name. */
const looked = { own: 500, talked: 100, messages: 50, bytes: 10_000, people: 200 } as const
const shown = { each: 6, all: 20 } as const

/** `$1` is me, `$2` the words within a pattern, `$3` the same at the beginning. The database lowers both sides. */
const contains = (text: string) => `lower(${text}) like lower($2)`
const begins = (text: string) => `lower(${text}) like lower($3)`
const beginsWord = (text: string) => `lower(${text}) like '% ' || lower($3)`

const branch = (kind: string, isOwn: boolean | string, columns: string, from: string) =>
  `(select '${kind}' as kind, ${isOwn} as own, ${columns}, ${begins('title')} as first, ${beginsWord('title')} as near
    from (${from}) rows order by first desc, near desc, at desc limit ${shown.each})`

const status = (alias: string) => `initcap(replace(${alias}.status, '_', ' '))`

const own = branch(
  'project',
  true,
  'id, title, detail, at',
  `select p.id::text, p.title, ${status('p')} as detail, p.created_at as at
    from (select * from projects where client_id = $1 order by created_at desc, id desc limit ${looked.own}) p
    where ${contains('p.title')}`,
)
const jobs = branch(
  'job',
  true,
  'id, title, detail, at',
  `select p.id::text, p.title, 'You proposed' as detail, a.created_at as at
    from (select * from proposals where freelancer_id = $1 order by created_at desc, id desc limit ${looked.own}) a
      join projects p on p.id = a.project_id
    where ${contains('p.title')} and not ${hiddenText('project', 'p.id')}`,
)
const courses = branch(
  'course',
  true,
  'id, title, detail, at',
  `select c.id::text, c.title, 'Your course' as detail, c.created_at as at
    from (select * from courses where user_id = $1 order by created_at desc, id desc limit ${looked.own}) c
    where ${contains('c.title')}`,
)

/** Everybody I wrote with is there once, with the newest message that says it. */
const conversations = branch(
  'conversation',
  true,
  'id, title, detail, at',
  `select u.id::text, ${shownNameText('u', 'p')} as title, coalesce(hit.text, 'Messages') as detail, me.latest_at as at
    from mine me join conversations c on c.id = me.conversation_id
      join users u on u.id = me.other_id and u.deleted_at is null
      left join profiles p on p.user_id = u.id and ${shownProfileText('p.user_id', '$1::uuid')}
      left join lateral (
        select left(m.text, 120) as text from ${latestMessagesText(looked)} m
        where m.kind <> 'event'
          and m.deleted_at is null and ${contains('left(m.text, 2000)')}
          and (m.author_id = $1 or not ${hiddenText('message', 'm.conversation_id', 'm.seq')})
        order by m.seq desc limit 1) hit on true
    where hit.text is not null or ${contains(shownNameText('u', 'p'))}`,
)

/** Those I wrote with are mine. A trigram index finds the others, from three letters on. */
const people = branch(
  'person',
  'is_mine',
  'id, title, detail, at',
  `select p.user_id::text as id, p.name as title, p.title as detail, p.updated_at as at,
      exists (select from mine where other_id = p.user_id) as is_mine
    from profiles p
    where p.user_id = any (array(
        select user_id from profiles where name ilike $2 and char_length($3) > 3 limit ${looked.people}
      ) || array(select other_id from mine))
      and p.user_id <> $1 and ${contains('p.name')} and ${findableText('p.user_id')}`,
)

const text = `with mine as materialized (
    select conversation_id, other_id, latest_at from conversation_members
    where user_id = $1 and latest_at is not null
    order by latest_at desc, conversation_id desc limit ${looked.talked})
  select kind, id, title, detail from (
    ${[own, jobs, conversations, people, courses].join('\n    union all ')}) found
  order by (own and first) desc, first desc, near desc, own desc, at desc, id limit ${shown.all}`

/** Planned each time: which index serves depends on how many letters there are. */
export function listFound(
  db: Db,
  { userId, pattern, beginning }: { userId: string; pattern: string; beginning: string },
): Promise<FoundView[]> {
  return queryPlanned<FoundView>(db, text, [userId, pattern, beginning])
}
