import pg from 'pg'
import { jobKinds } from '../apps/server/src/job-kinds.ts'
import { projectSearchText } from '../apps/server/src/modules/projects/project.rules.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/database.ts'
import { generateProject, randomNumbers } from './generate-projects.ts'
import { insertPeople, type People } from './people.ts'

const clientCount = 500
const freelancerCount = 300
const batchSize = 2_000
const writers = 2
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The same projects in every run, indexed and analysed. */
export async function seedDatabase(url: string, rows: number): Promise<People> {
  await migrateDatabase(url, url, jobKinds)
  const client = await connect(url)
  try {
    const clientIds = await insertUsers(client, 'client', clientCount)
    await insertUsers(client, 'freelancer', freelancerCount)
    await withoutIndexes(client, () => insertProjects(url, clientIds, rows))
    await client.query(insertProposalsSql)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
  return insertPeople(url)
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'`)
  return client
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

/** Building indexes once costs a fraction of updating them row by row. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'projects'::regclass and not indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

async function insertProjects(url: string, clientIds: string[], rows: number) {
  const newest = Date.now() - minuteMs
  let next = 0
  const write = async () => {
    const connection = await connect(url)
    while (next < rows) {
      const first = next
      next += batchSize
      await connection.query(insertProjectsSql, [generateBatch(first, Math.min(next, rows), rows, clientIds, newest)])
    }
    await connection.end()
  }
  await Promise.all(Array.from({ length: writers }, write))
}

function generateBatch(first: number, end: number, rows: number, clientIds: string[], newest: number): string {
  const random = randomNumbers(first + 1)
  const batch = Array.from({ length: end - first }, (_, place) => {
    const number = first + place
    const project = generateProject(random, 1 - number / rows)
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
      created_at: new Date(newest - (rows - number) * minuteMs),
    }
  })
  return JSON.stringify(batch)
}

const insertProposalsSql = `
  insert into proposals (project_id, freelancer_id, message, bid_cents, skills, created_at)
  select project.id, freelancer.id, 'I have done ' || lower(project.title) || ' before.', project.price_cents,
    project.required_skills, project.created_at
  from (
    select id, title, price_cents, required_skills, created_at, row_number() over (order by created_at) as place
    from projects where proposal_count = 1
  ) project
    join (select *, row_number() over (order by email) as place from users where username like 'freelancer %') freelancer
      on freelancer.place = 1 + project.place % ${freelancerCount}`

const insertProjectsSql = `
  insert into projects (client_id, title, description, price_cents, category, required_skills, deadline_at, status,
    proposal_count, search_text, created_at)
  select * from json_to_recordset($1) as row(client_id uuid, title text, description text, price_cents bigint,
    category text, required_skills text[], deadline_at timestamptz, status text, proposal_count int, search_text text,
    created_at timestamptz)`
