import pg from 'pg'
import { insertSession } from '../apps/server/src/modules/accounts/session.queries.ts'
import { hashToken, newToken } from '../apps/server/src/modules/accounts/session-tokens.ts'
import { projectSearchText } from '../apps/server/src/modules/projects/project.rules.ts'
import { migrateDatabase, openDatabase } from '../apps/server/src/platform/database.ts'
import { generateProject, randomNumbers } from './generate-projects.ts'

export type Person = { id: string; token: string }
export type SeededDatabase = {
  /** Posts in the measurement of creating. */
  client: Person
  /** Look around and propose: one through our server, one through the bare handler, as nobody proposes twice. */
  freelancers: [Person, Person]
}

export const projectCount = 100_000
const clientCount = 500
const freelancerCount = 300
const batchSize = 2_000
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Fills an empty database with the same projects in every run, indexed and analysed as one that is long in use. */
export async function seedDatabase(url: string): Promise<SeededDatabase> {
  await migrateDatabase(url)
  const client = new pg.Client(url)
  await client.connect()
  try {
    const clientIds = await insertUsers(client, 'client', clientCount)
    await insertUsers(client, 'freelancer', freelancerCount)
    await withoutSearchIndex(client, () => insertProjects(client, clientIds))
    await client.query(insertProposalsSql)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
  return insertPeople(url)
}

async function insertUsers(client: pg.Client, kind: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (username, email, email_key, password_hash)
     select $1 || ' ' || n, $1 || n || '@example.com', $1 || n || '@example.com', 'unused'
     from generate_series(1, $2::int) n returning id`,
    [kind, count],
  )
  return rows.map(({ id }) => id)
}

/** Building the trigram index once costs a fraction of keeping it up to date row by row. */
async function withoutSearchIndex(client: pg.Client, work: () => Promise<void>) {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef('projects_search'::regclass) as definition`,
  )
  await client.query('drop index projects_search')
  await work()
  await client.query(`set maintenance_work_mem = '512MB'`)
  await client.query(rows[0]?.definition ?? '')
}

async function insertProjects(client: pg.Client, clientIds: string[]) {
  const random = randomNumbers(1)
  const newest = Date.now() - minuteMs
  for (let first = 0; first < projectCount; first += batchSize) {
    const batch = Array.from({ length: batchSize }, (_, place) => {
      const number = first + place
      const project = generateProject(random, 1 - number / projectCount)
      return {
        client_id: clientIds[number % clientIds.length],
        title: project.title,
        description: project.description,
        price_cents: project.priceCents,
        category: project.category,
        required_skills: project.requiredSkills,
        deadline_at: new Date(newest + (1 + Math.floor(random() * 90)) * dayMs),
        status: ['active', 'active', 'active', 'in_progress', 'completed'][number % 5],
        proposal_count: number % 3 === 0 ? 1 : 0,
        search_text: projectSearchText(project),
        created_at: new Date(newest - (projectCount - number) * minuteMs),
      }
    })
    await client.query(insertProjectsSql, [JSON.stringify(batch)])
  }
}

/** As many as the projects say they have, by other people than post them. */
const insertProposalsSql = `
  insert into proposals (project_id, freelancer_id, message, created_at)
  select project.id, freelancer.id, 'I have done ' || lower(project.title) || ' before.', project.created_at
  from (select *, row_number() over (order by created_at) as place from projects where proposal_count = 1) project
    join (select *, row_number() over (order by email) as place from users where username like 'freelancer %') freelancer
      on freelancer.place = 1 + project.place % ${freelancerCount}`

const insertProjectsSql = `
  insert into projects (client_id, title, description, price_cents, category, required_skills, deadline_at, status,
    proposal_count, search_text, created_at)
  select * from json_to_recordset($1) as row(client_id uuid, title text, description text, price_cents bigint,
    category text, required_skills text[], deadline_at timestamptz, status text, proposal_count int, search_text text,
    created_at timestamptz)`

async function insertPeople(url: string): Promise<SeededDatabase> {
  const database = openDatabase(url, 1)
  const insertPerson = async (name: string): Promise<Person> => {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (username, email, email_key, password_hash) values ($1, $1, $1, 'unused') returning id`,
      [`${name}@example.com`],
    )
    const id = rows[0]?.id ?? ''
    const token = newToken()
    await insertSession(database.db, {
      tokenHash: hashToken(token),
      userId: id,
      expiresAt: new Date(Date.now() + dayMs),
    })
    return { id, token }
  }
  try {
    return {
      client: await insertPerson('client'),
      freelancers: [await insertPerson('freelancer'), await insertPerson('other-freelancer')],
    }
  } finally {
    await database.close()
  }
}
