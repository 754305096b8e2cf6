import { randomUUID } from 'node:crypto'
import { guildhallApi } from './apis.ts'
import { connect } from './databases.ts'
import { applyLoad, type BenchRequest, type Load } from './load.ts'
import { type Figures, figuresOf } from './measure.ts'
import type { Outcome } from './outcome.ts'
import type { Person } from './people.ts'
import type { RunningServer } from './servers.ts'
import { figures as figureCells, ms, table, verdict } from './tables.ts'

type MessageMeasure = { name: string; figures: Figures }

const longConversation = 100_000
/** Milliseconds, for one person. */
const openingTargetMs = 50
const messageRateTarget = 200
const loadMs = 3_000

export type Talk = { person: Person; conversationId: string }

/**
 * Opens the middle of a conversation of {@link longConversation} messages, alone and with everyone at once; then
 * everyone sends as fast as they are answered, in conversations of two and as one person in one.
 */
export async function measureMessages(
  server: RunningServer,
  databaseUrl: string,
  people: readonly Person[],
): Promise<Outcome> {
  const talks = await insertConversations(databaseUrl, people)
  const [first] = talks
  if (!first) throw new Error('there is nobody to write to each other')
  await insertLongConversation(databaseUrl, first)

  const open = getOf(first, 'messages?around=unread')
  const measured = [
    { name: 'Opening, one person alone', loads: [await load(server, first.person, open, 1)] },
    { name: `Opening, ${people.length} at once`, loads: [await load(server, first.person, open, people.length)] },
    {
      name: 'A page further back',
      loads: [await load(server, first.person, getOf(first, 'messages?before=30000'), people.length)],
    },
    {
      name: 'Catching up',
      loads: [await load(server, first.person, getOf(first, 'changes?since=99950'), people.length)],
    },
    {
      name: `Sending, ${people.length} people in ${people.length / 2} conversations`,
      loads: [together(await Promise.all(talks.map((talk) => load(server, talk.person, postTo(talk), 1))))],
    },
    {
      name: 'Sending, all in one conversation',
      loads: [await load(server, first.person, postTo(first), people.length)],
    },
  ]
  const messages = measured.map(({ name, loads }) => ({ name, figures: figuresOf(loads, server.pid) }))
  return { headlines: headlines(messages, people.length), section: section(messages) }
}

function headlines(messages: MessageMeasure[], people: number): string[][] {
  const opening = messages[0]?.figures.p99 ?? Number.NaN
  const sending = messages.find(({ name }) => name.startsWith('Sending'))?.figures.rate ?? Number.NaN
  return [
    [
      `Opening a conversation of ${longConversation.toLocaleString('en-US')} messages, p99`,
      `under ${openingTargetMs} ms`,
      `**${ms(opening)}**`,
      verdict(openingTargetMs / opening),
    ],
    [
      `Messages a second, by ${people} people`,
      `at least ${messageRateTarget}`,
      `**${Math.round(sending)}**`,
      verdict(sending / messageRateTarget),
    ],
  ]
}

function section(messages: MessageMeasure[]): string {
  return `## Messages

A conversation of ${longConversation.toLocaleString('en-US')} messages, read to its middle; and people who send the next message as soon as the last one is stored:

${table(
  ['', 'requests/s', 'p50', 'p99', 'slowest'],
  messages.map(({ name, figures }) => [name, ...figureCells(figures)]),
)}`
}

function load({ port }: RunningServer, person: Person, next: () => BenchRequest, connections: number): Promise<Load> {
  return applyLoad({ port, people: [guildhallApi.sayWho(person.token)] }, next, { connections, durationMs: loadMs })
}

function together(loads: readonly Load[]): Load {
  return {
    rate: loads.reduce((sum, { rate }) => sum + rate, 0),
    latencies: loads.flatMap(({ latencies }) => latencies).sort((one, other) => one - other),
  }
}

function getOf({ conversationId }: Talk, page: string): () => BenchRequest {
  return () => ({ method: 'GET', path: `/api/conversations/${conversationId}/${page}` })
}

export function postTo({ conversationId }: Talk): () => BenchRequest {
  const path = `/api/conversations/${conversationId}/messages`
  const text = 'I can send you a first version on Thursday. Would that be early enough?'
  return () => ({ method: 'POST', path, body: JSON.stringify({ clientId: randomUUID(), text }) })
}

/** The first of each pair accepted a proposal of the second. Returns both with their conversation. */
export async function insertConversations(databaseUrl: string, people: readonly Person[]): Promise<Talk[]> {
  const connection = await connect(databaseUrl)
  try {
    const talks: Talk[] = []
    for (let place = 0; place + 1 < people.length; place += 2) {
      const [client, freelancer] = [people[place] as Person, people[place + 1] as Person]
      const { rows } = await connection.query<{ id: string }>(insertConversationSql, [client.id, freelancer.id])
      const conversationId = rows[0]?.id ?? ''
      talks.push({ person: client, conversationId }, { person: freelancer, conversationId })
    }
    return talks
  } finally {
    await connection.end()
  }
}

const insertConversationSql = `with chosen as (
    update projects set client_id = $1, status = 'in_progress', proposal_count = 1 where id = (
      select id from projects where proposal_count = 0 and status = 'active' order by id limit 1)
    returning id, price_cents, required_skills),
  hired as (
    insert into proposals (project_id, freelancer_id, message, bid_cents, skills, status, accepted_at)
    select id, $2, 'I begin today.', price_cents, required_skills, 'accepted', now() from chosen),
  opened as (
    insert into conversations (low_id, high_id) values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid)) returning id),
  members as (
    insert into conversation_members (conversation_id, user_id, other_id)
    select id, $1::uuid, $2::uuid from opened union all select id, $2, $1 from opened)
  select id from opened`

async function insertLongConversation(databaseUrl: string, { person, conversationId }: Talk) {
  const connection = await connect(databaseUrl)
  try {
    await connection.query(
      `insert into messages (conversation_id, seq, change, author_id, kind, text, client_id, created_at)
       select $1, n, n, case n % 2 when 0 then me.user_id else me.other_id end, 'text',
         'Message ' || n || repeat(' and a few words more', (n % 12)::int), gen_random_uuid(),
         now() - (100000 - n) * interval '1 minute'
       from generate_series(1, ${longConversation}) n, conversation_members me
       where me.conversation_id = $1 and me.user_id = $2`,
      [conversationId, person.id],
    )
    await connection.query(
      `update conversations set last_seq = ${longConversation}, last_change = ${longConversation} where id = $1`,
      [conversationId],
    )
    await connection.query(
      `update conversation_members set latest_at = now(), last_read_seq = ${longConversation / 2},
         last_received_seq = ${longConversation - 1} where conversation_id = $1`,
      [conversationId],
    )
    await connection.query('vacuum analyze')
    await connection.query('checkpoint')
  } finally {
    await connection.end()
  }
}
