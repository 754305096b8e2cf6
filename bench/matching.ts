import { dayMs } from '@guildhall/contract'
import { insertSession } from '../apps/server/src/modules/2-people/accounts/session.queries.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { hashToken, newToken } from '../apps/server/src/platform/tokens.ts'
import { quantile } from './load.ts'
import { ms, table, verdict } from './tables.ts'

export type Suggestion = { name: string; found: number; p50: number; p99: number }

const times = 50
const warmUps = 5
/** Milliseconds, for one person. */
const target = { p50: 20 }

const askedSkills = [
  ['JavaScript'],
  ['JavaScript', 'HTML', 'CSS', 'React', 'TypeScript'],
  ['Figma', 'Accessibility', 'Prototyping'],
  ['Kotlin', 'Dart'],
  ['Xamarin'],
]
const namedSkills = [
  ['JavaScript'],
  ['JavaScript', 'HTML', 'CSS', 'React', 'TypeScript'],
  ['Kotlin', 'Dart'],
  ['Xamarin'],
]

type Seat = { token: string; userId: string; projectId: string }

export async function measureMatching(url: string, databaseUrl: string): Promise<Suggestion[]> {
  const measured: Suggestion[] = []
  const database = openDatabase(databaseUrl, 1)
  try {
    const seat = await takeSeat(database)
    for (const skills of askedSkills) {
      await database.pool.query('update projects set required_skills = $2 where id = $1', [seat.projectId, skills])
      const address = `${url}/api/projects/${seat.projectId}/matches`
      measured.push(await measure(`people for ${skills.join(', ')}`, address, seat.token))
    }
    for (const skills of namedSkills) {
      await database.pool.query('update profiles set skills = $2 where user_id = $1', [seat.userId, skills])
      measured.push(await measure(`projects for ${skills.join(', ')}`, `${url}/api/matches/projects`, seat.token))
    }
  } finally {
    await database.close()
  }
  return measured
}

/** The client of an open project, who has a profile as well. */
async function takeSeat({ db, pool }: ReturnType<typeof openDatabase>): Promise<Seat> {
  const { rows } = await pool.query<Omit<Seat, 'token'>>(
    `select id as "projectId", client_id as "userId" from projects where status = 'active' order by created_at desc limit 1`,
  )
  const [found] = rows
  if (!found) throw new Error('there is no open project to find people for')
  await pool.query(
    `insert into profiles (user_id, name, title, location, hourly_rate_cents, rating, total_jobs, completion_rate,
       current_projects, earnings_cents, profile_image, bio, skills, education, experience, portfolio)
     values ($1, 'Seat', 'Client', '', 0, 0, 0, 0, 0, 0, '', '', '{}', '[]', '[]', '[]')`,
    [found.userId],
  )
  const token = newToken()
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId: found.userId,
    expiresAt: new Date(Date.now() + dayMs),
  })
  return { token, ...found }
}

async function measure(name: string, address: string, token: string): Promise<Suggestion> {
  const latencies: number[] = []
  let found = 0
  for (let time = -warmUps; time < times; time++) {
    const started = performance.now()
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const text = await response.text()
    if (time >= 0) latencies.push(performance.now() - started)
    if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`)
    found = Object.values(JSON.parse(text) as object).reduce<number>(
      (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
      0,
    )
  }
  latencies.sort((one, other) => one - other)
  return { name, found, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) }
}

export function writeMatchingPart(suggestions: Suggestion[], projects: number): string {
  const slowest = Math.max(...suggestions.map(({ p50 }) => p50))
  return `## Suggestions

With ${projects.toLocaleString('en-US')} projects beside the people, ${times} times each. The slowest p50 is to be under ${target.p50} ms: **${ms(slowest)}**, ${verdict(target.p50 / slowest)}.

${table(
  ['', 'shown', 'p50', 'p99'],
  suggestions.map(({ name, found, p50, p99 }) => [name, String(found), ms(p50), ms(p99)]),
)}
`
}
