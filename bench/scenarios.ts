import pg from 'pg'
import type { Api, View } from './apis.ts'
import { asClients, asViewer, type Contender, type ContenderKey } from './contenders.ts'
import { generateProject, outmoded, randomNumbers } from './generate-projects.ts'
import type { BenchRequest, Target } from './load.ts'

export type Scenario = {
  name: string
  among: readonly ContenderKey[]
  targets: Partial<Record<ContenderKey, number>>
  /** Endless. All contenders get the same requests in the same order. */
  requests(api: Api): () => BenchRequest
  target(contender: Contender): Target
  /** Removes what must differ between calls. */
  comparable(body: string): string
  sameIds: boolean
}

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

/** Each one separately, as a mixture would hide them. */
export const hardSearches: readonly (View & { name: string })[] = [
  { name: 'two letters, `ar`', search: 'ar' },
  { name: 'signs, `c++`', search: 'c++' },
  { name: 'in every second text, `bakery`', search: 'bakery' },
  { name: `all matches old, \`${outmoded}\``, search: outmoded },
  { name: 'no match, `zeitgeist`', search: 'zeitgeist' },
]

export function browse(views: readonly View[]): (api: Api) => () => BenchRequest {
  return (api) => cycle(views.map((view) => api.browse(view)))
}

const everybody: readonly ContenderKey[] = ['guildhall', 'bare', 'bareOurs', 'plain', 'parse']

export async function planScenarios(databaseUrl: string): Promise<Scenario[]> {
  const ids = await listIds(databaseUrl, 20_000)
  return [
    {
      name: 'Browse, category and search',
      among: ['guildhall', 'plain', 'plainRows', 'parse'],
      targets: { plain: 3, parse: 4 },
      requests: browse(browsingMix),
      target: asViewer,
      comparable: (body) => body,
      sameIds: true,
    },
    {
      name: 'One project by id',
      among: everybody,
      targets: { bare: 0.85, parse: 4 },
      requests: (api) => cycle(ids.map((id) => api.project(id))),
      target: asViewer,
      comparable: (body) => body,
      sameIds: true,
    },
    {
      name: 'Create a project, all in one category',
      among: everybody,
      targets: { bare: 0.9, parse: 2 },
      requests: creations,
      target: asClients,
      comparable: withoutWhatDiffers,
      sameIds: false,
    },
  ]
}

function cycle(requests: BenchRequest[]): () => BenchRequest {
  let at = 0
  return () => requests[at++ % requests.length] as BenchRequest
}

function creations(api: Api): () => BenchRequest {
  const random = randomNumbers(2)
  const projects = Array.from({ length: 1_000 }, () => ({
    ...generateProject(random, 0),
    category: 'Web Development',
  }))
  return cycle(projects.map((project) => api.create(project)))
}

function withoutWhatDiffers(body: string): string {
  const unequal = ['_id', 'createdAt', 'createdBy']
  return JSON.stringify(JSON.parse(body), (key, value) => (unequal.includes(key) ? typeof value : value))
}

export async function listIds(databaseUrl: string, limit: number): Promise<string[]> {
  const connection = new pg.Client(databaseUrl)
  await connection.connect()
  try {
    const { rows } = await connection.query('select id from projects order by id limit $1', [limit])
    return rows.map(({ id }) => id)
  } finally {
    await connection.end()
  }
}
