import { workerData } from 'node:worker_threads'
import { dayMs, minuteMs } from '@guildhall/contract'
import { projectSearchText } from '../apps/server/src/modules/4-hiring/projects/project.rules.ts'
import { insertShare } from './fill-in-workers.ts'
import { generateProject, randomNumbers } from './generate-projects.ts'

const batchSize = 2_000

const { rows, clientIds, newest } = workerData as { rows: number; clientIds: string[]; newest: number }

await insertShare(
  `insert into projects (client_id, title, description, price_cents, category, required_skills, deadline_at, status,
     proposal_count, search_text, created_at)
   select * from json_to_recordset($1) as row(client_id uuid, title text, description text, price_cents bigint,
     category text, required_skills text[], deadline_at timestamptz, status text, proposal_count int, search_text text,
     created_at timestamptz)`,
  batchSize,
  generateBatch,
)

function generateBatch(first: number, end: number): string {
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
