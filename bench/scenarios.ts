import { allProjects } from '@guildhall/contract'
import pg from 'pg'
import type { SeededDatabase } from './database.ts'
import { generateProject, outmoded, randomNumbers } from './generate-projects.ts'
import type { BenchRequest } from './load.ts'

export type Side = 'ours' | 'bare'
export type Scenario = {
  name: string
  /** The ratio to the bare handler's rate that is to be reached. */
  target?: number
  /** Endless; each side has one of its own. Both give the same requests in the same order. */
  requests: (side: Side) => () => BenchRequest
  token: string
  /** An answer with what must differ from one call to the next made equal. */
  comparable?: (body: string) => string
}

type View = { search?: string; category?: string }

/** What people do in a browser: some look around, most search, for rare words and for common ones. */
export const browsingMix: readonly View[] = [
  {},
  { category: 'Web Development' },
  { category: 'Graphic Design' },
  { search: 'celadon' },
  { search: 'harpsichord', category: 'Content Writing' },
  { search: 'stained glass' },
  { search: 'bookshop', category: 'Web Development' },
  { search: 'react' },
  { search: 'loyalty scheme', category: 'Digital Marketing' },
  { search: 'lighthouse trust' },
  { search: 'poster', category: 'Graphic Design' },
  { search: 'accessible' },
]

/** Each alone, as a mixture would hide them. */
export const hardSearches: readonly (View & { name: string })[] = [
  { name: 'two letters, `ar`', search: 'ar' },
  { name: 'signs, `c++`', search: 'c++' },
  { name: 'in every second text, `bakery`', search: 'bakery' },
  { name: `all matches old, \`${outmoded}\``, search: outmoded },
  { name: 'no match, `zeitgeist`', search: 'zeitgeist' },
]

export function browsePath({ search = '', category = allProjects }: View, path = '/projects'): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ search, category })}`
}

export function browse(views: readonly View[], path?: string): () => () => BenchRequest {
  const paths = views.map((view) => browsePath(view, path))
  return () => cycle(paths.map((path) => ({ method: 'GET', path })))
}

/** The four measurements beside the bare handler. */
export async function planScenarios(databaseUrl: string, { client, freelancers }: SeededDatabase): Promise<Scenario[]> {
  const ids = await listIds(databaseUrl, 'true', 20_000)
  const openIds = await listIds(databaseUrl, `status = 'active'`, 60_000)
  const [freelancer] = freelancers
  return [
    { name: 'Browse, category and search', target: 0.9, requests: browse(browsingMix), token: freelancer.token },
    {
      name: 'One project by id',
      target: 0.75,
      requests: () => cycle(ids.map((id) => ({ method: 'GET', path: `/projects/${id}` }))),
      token: freelancer.token,
    },
    {
      name: 'Create a project',
      target: 0.85,
      requests: creations,
      token: client.token,
      comparable: withoutWhatDiffers,
    },
    {
      name: 'Propose',
      requests: (side) => proposals(openIds, freelancers[side === 'ours' ? 0 : 1].id),
      token: freelancer.token,
      comparable: withoutWhatDiffers,
    },
  ]
}

function cycle(requests: BenchRequest[]): () => BenchRequest {
  let at = 0
  return () => requests[at++ % requests.length] as BenchRequest
}

const deadline = new Date(Date.now() + 30 * 24 * 60 * 60 * 1_000).toISOString()

function creations(): () => BenchRequest {
  const random = randomNumbers(2)
  const bodies = Array.from({ length: 1_000 }, () => {
    const { priceCents, ...project } = generateProject(random, 0)
    return JSON.stringify({ ...project, price: priceCents / 100, deadline })
  })
  return cycle(bodies.map((body) => ({ method: 'POST', path: '/projects/create', body })))
}

function proposals(projectIds: string[], freelancerId: string): () => BenchRequest {
  const random = randomNumbers(3)
  const messages = Array.from({ length: 1_000 }, () => generateProject(random, 0).description)
  let at = 0
  return () => {
    const projectId = projectIds[at]
    const message = messages[at++ % messages.length]
    if (!projectId) throw new Error('no project is left to propose on')
    const body = JSON.stringify({ projectId, freelancerId, message, bidAmount: 1_250.5 })
    return { method: 'POST', path: '/api/proposals', body }
  }
}

function withoutWhatDiffers(body: string): string {
  const unequal = ['_id', 'createdAt', 'freelancerId', 'email']
  return JSON.stringify(JSON.parse(body), (key, value) => (unequal.includes(key) ? typeof value : value))
}

/** In an order that has nothing to do with the order they were written in. */
async function listIds(databaseUrl: string, where: string, limit: number): Promise<string[]> {
  const connection = new pg.Client(databaseUrl)
  await connection.connect()
  try {
    const { rows } = await connection.query(`select id from projects where ${where} order by id limit ${limit}`)
    return rows.map((row) => row.id)
  } finally {
    await connection.end()
  }
}
