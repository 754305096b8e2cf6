import type { ProjectListView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { nothingMeasured } from '../../../testing/nothing-measured.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const catalogue = [
  {
    title: 'C++ engine',
    description: 'Real-time audio, with C# bindings.',
    requiredSkills: ['C++', 'DSP'],
    category: 'Mobile Apps',
  },
  {
    title: 'Chat service',
    description: 'Small and quick.',
    requiredSkills: ['Node.js', 'React'],
    category: 'Web Development',
  },
  {
    title: 'NODE.JS course',
    description: 'Texts for ten lessons',
    requiredSkills: ['Writing'],
    category: 'Content Writing',
  },
  {
    title: 'Größe prüfen',
    description: 'Ein Formular mit Umlauten: ÄÖÜ',
    requiredSkills: ['HTML/CSS'],
    category: 'Web Development',
  },
  {
    title: 'İstanbul city guide',
    description: 'ISTANBUL and istanbul, by foot',
    requiredSkills: ['Maps'],
    category: 'Content Writing',
  },
  {
    title: '100% wool_socks',
    description: 'Folder C:\\temp holds the photos',
    requiredSkills: ['Photo editing'],
    category: 'Graphic Design',
  },
  {
    title: 'Nail salon 💅🏽',
    description: 'Logo and cards',
    requiredSkills: ['Logo', 'Print'],
    category: 'Graphic Design',
  },
  { title: 'Runes ᚠᚢᚦ', description: 'A typeface', requiredSkills: ['Type'], category: null },
  {
    title: 'Two  blanks',
    description: 'first line\nsecond line',
    requiredSkills: ['a b', 'c'],
    category: 'All Projects',
  },
]

const wouldFind = (search: string, category: string) =>
  catalogue.filter(
    (project) =>
      [project.title, project.description, project.requiredSkills.join(' ')].some((part) =>
        part.toLowerCase().includes(search.toLowerCase()),
      ) &&
      (category === 'All Projects' || (project.category ?? 'Design') === category),
  )

let t: TestApp
let list: (query: Record<string, string>) => Promise<ProjectListView>
beforeAll(async () => {
  t = await startTestApp()
  const viewer = await t.insertUser()
  for (const [index, project] of catalogue.entries()) {
    await t.insertProject({ ...project, createdAt: new Date(Date.UTC(2030, 0, 1 + index)) })
  }
  list = async (query) => {
    const response = await t.as(viewer).get(`/projects?${new URLSearchParams(query)}`)
    expect(response.statusCode).toBe(200)
    return response.json()
  }
})

const needles = [
  ...['', 'c++', 'C++', 'c+', '++', '+', 'c#', 'node.js', 'Node.JS', 'node-js', 'nodejs', '.'],
  ...['größe', 'GRÖSSE', 'GRÖẞE', 'äöü', 'ÄÖÜ', 'istanbul', 'İstanbul', 'İSTANBUL', 'i', 'I', 'ı'],
  ...['%', '100%', '_', 'l_s', '\\', 'c:\\t', '\\%', "'", '"', '💅', '🏽', 'ᚠ', 'html/css', '/'],
  ...['  ', ' ', 'line\nsecond', 'a b c', 'react', 'Node.js React', 'nothing like it', 'ſ'],
]
const categories = ['All Projects', 'Web Development', 'Content Writing', 'Graphic Design', 'Design', 'Unheard of']

describe('GET /projects with a search', () => {
  test.each(needles)('%j finds what the specification’s rule finds, in every category', async (search) => {
    for (const category of categories) {
      const { projects, total, totalIsCapped } = await list({ search, category })

      const expected = wouldFind(search, category)
      expect(projects.map((project) => project.title)).toEqual(expected.map((project) => project.title).reverse())
      expect({ total, totalIsCapped }).toEqual({ total: expected.length, totalIsCapped: false })
    }
  })

  test.each(needles)('%j is counted in every category, whichever one is chosen', async (search) => {
    const expected: Record<string, number> = {}
    for (const { category } of wouldFind(search, 'All Projects')) {
      expected[category ?? 'Design'] = (expected[category ?? 'Design'] ?? 0) + 1
    }

    for (const category of categories) expect((await list({ search, category })).categories).toEqual(expected)
  })

  test('/api/projects is the same call', async () => {
    const viewer = await t.insertUser()
    const [one, other] = [
      await t.as(viewer).get('/projects?search=guide'),
      await t.as(viewer).get('/api/projects?search=guide'),
    ]

    expect(one.json().total).toBe(1)
    expect(other.json()).toEqual(one.json())
  })
})

describe('of the active ones alone', () => {
  beforeAll(async () => {
    for (const [index, status] of (['active', 'completed', 'active', 'in_progress'] as const).entries()) {
      const createdAt = new Date(Date.UTC(2031, 0, 1 + index))
      await t.insertProject({ title: `Mosaic ${index}`, category: 'Mosaics', status, createdAt })
    }
  })

  test.each<Record<string, string>>([
    { category: 'Mosaics' },
    { search: 'mosaic' },
    { search: 'mosaic', category: 'Mosaics', sort: 'budget_low' },
  ])('%o lists those, page by page, and counts every status as before', async (query) => {
    const first = await list({ ...query, status: 'active', limit: '1' })
    const next = await list({ ...query, status: 'active', limit: '1', cursor: first.nextCursor ?? '' })

    expect([...first.projects, ...next.projects].map(({ status }) => status)).toEqual(['active', 'active'])
    expect([first.total, next.total, next.nextCursor]).toEqual([4, 4, null])
  })
})

describe('a project in a list', () => {
  test('has the fields of the specification, dollars and whole instants', async () => {
    const viewer = await t.insertUser()
    const client = await t.insertUser()
    const title = `Only one ${t.newId()}`
    const project = await t.insertProject({ clientId: client.id, title, category: null, priceCents: 1_999 })
    const proposal = await t.insertProposal({ projectId: project.id, freelancerId: viewer.id })

    const [seen] = (await t.as(viewer).get(`/projects?search=${title}`)).json().projects

    expect(seen).toEqual({
      _id: project.id,
      title,
      description: 'Visitors choose a class, a date and a seat, and pay later at the studio.',
      price: 19.99,
      category: 'Design',
      image: '',
      requiredSkills: ['React', 'TypeScript'],
      deadline: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      minimumLevel: null,
      status: 'active',
      proposals: 1,
      createdBy: client.id,
      createdAt: expect.stringMatching(/Z$/),
      myProposalId: proposal.id,
      clientFigures: nothingMeasured,
      allowedMoves: [],
      refusals: {
        edit: 'project.not_yours',
        propose: 'proposal.already_sent',
        accept_proposal: 'project.not_yours',
        keep_open: 'project.not_yours',
        reopen: 'project.not_yours',
      },
    })
    const [seenByOther] = (await t.as(client).get(`/projects?search=${title}`)).json().projects
    expect(seenByOther).not.toHaveProperty('myProposalId')
    await t.pool.query('delete from proposals where id = $1', [proposal.id])
    await t.pool.query('delete from projects where id = $1', [project.id])
  })
})

test('GET /projects?search: one account has three searches under way, and others are not held up', async () => {
  const t = await startTestApp({ rateLimitFactor: 1 })
  const [hasty, calm] = [await t.insertUser(), await t.insertUser()]
  const search = (user: { token: string }) => t.as(user).get('/projects?search=anything')
  const obstacle = { text: 'lock table projects in access exclusive mode', values: [] }
  let refused: Awaited<ReturnType<typeof search>> | undefined
  // Searches share one look at the size of the table, which waits for the lock as well.
  t.setClock(new Date())
  await search(calm)

  const answers = await t.raceBehind(obstacle, [
    () => search(hasty),
    () => search(hasty),
    () => search(hasty),
    async () => {
      refused = await search(hasty)
      return search(calm)
    },
  ])

  if (!refused) throw new Error('the fourth search was never sent')
  expectFailure(refused, 429, 'project.searches_at_once')
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
})
