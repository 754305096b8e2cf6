import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { guildhallApi } from './apis.ts'
import { applyLoad, ask, quantile, type Target } from './load.ts'
import type { Outcome } from './outcome.ts'
import type { Person } from './people.ts'
import type { RunningServer } from './servers.ts'
import { ms, table, verdict } from './tables.ts'

const audienceSize = 10_000
const targetSeconds = 5
const connections = 8
const calmMs = 3_000
const longestMs = 30_000
const lookEveryMs = 20

/** After a client accepts one of {@link audienceSize} proposals: when everyone is notified, and what others notice. */
export async function measureAudience(server: RunningServer, databaseUrl: string, client: Person): Promise<Outcome> {
  const connection = new pg.Client(databaseUrl)
  await connection.connect()
  try {
    const { projectId, proposalId } = await insertAudience(connection, client, await insertPeople(connection))
    const target: Target = { port: server.port, people: [guildhallApi.sayWho(client.token)] }
    const next = () => guildhallApi.project(projectId)
    await applyLoad(target, next, { connections, durationMs: 1_000 })
    const calm = await applyLoad(target, next, { connections, durationMs: calmMs })

    const loading = applyLoad(target, next, { connections, durationMs: calmMs })
    const asked = performance.now()
    await ask(target, { method: 'POST', path: `/api/proposals/${proposalId}/accept` })
    const accepted = performance.now()
    await untilTold(connection, projectId)
    const seconds = (performance.now() - accepted) / 1_000
    const { latencies } = await loading
    const row = (name: string, ascending: readonly number[]) => [
      name,
      ...[quantile(ascending, 0.5), quantile(ascending, 0.99), ascending.at(-1) ?? Number.NaN].map(ms),
    ]
    const people = audienceSize.toLocaleString('en-US')
    return {
      headlines: [
        [
          `${people} people told of one event`,
          `under ${targetSeconds} s`,
          `**${seconds.toFixed(1)} s**`,
          verdict(targetSeconds / seconds),
        ],
      ],
      section: `## Telling many people

A client accepts one of ${people} proposals. The acceptance is answered after ${ms(accepted - asked)}; ${seconds.toFixed(1)} s later a job has written a
notification for each of the others. Requests for a project by others, with ${connections} connections:

${table(['', 'p50', 'p99', 'slowest'], [row('before', calm.latencies), row('meanwhile', latencies)])}`,
    }
  } finally {
    await connection.end()
  }
}

async function insertPeople(connection: pg.Client): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `insert into users (username, email, email_key, password_hash)
     select 'audience', n || '@audience.example.com', n || '@audience.example.com', '' from generate_series(0, $1::int) n
     returning id`,
    [audienceSize],
  )
  return rows.map(({ id }) => id)
}

/** All of these people propose for one project. */
export async function insertAudience(connection: pg.Client, client: Person, people: readonly string[]) {
  const project = await connection.query<{ id: string }>(
    `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text, proposal_count)
     select $1, 'A project for everybody', 'Many want it.', 100000, '{React}', now() + interval '90 days', '', $2
     returning id`,
    [client.id, people.length],
  )
  const projectId = project.rows[0]?.id ?? ''
  const proposals = await connection.query<{ id: string }>(
    `insert into proposals (project_id, freelancer_id, message, bid_cents, skills)
     select $1, id, 'Choose me.', 100000, '{React}' from unnest($2::uuid[]) id returning id`,
    [projectId, people],
  )
  await connection.query('analyze proposals, users, projects')
  return { projectId, proposalId: proposals.rows[0]?.id ?? '' }
}

async function untilTold(connection: pg.Client, projectId: string) {
  const end = performance.now() + longestMs
  for (;;) {
    const { rows } = await connection.query<{ told: string }>(
      'select count(*) told from notifications where event_key = $1',
      [`proposal.not_selected:${projectId}`],
    )
    if (Number(rows[0]?.told) === audienceSize) return
    if (performance.now() > end) throw new Error(`only ${rows[0]?.told} people were told`)
    await pause(lookEveryMs)
  }
}
