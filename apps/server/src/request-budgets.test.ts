import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrangeBusyMarket, type BusyMarket } from './testing/busy-market.ts'
import { buffersOf, recordStatements, unpreparedOf } from './testing/request-costs.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

/*
 * What the most frequent requests may cost: statements sent, those among them that PostgreSQL parses and plans anew, and pages
 * of 8 kB that the reading ones look at: twice what they do, as plans and the order of random ids vary, and 150 at least. All of it
 * is counted, so none of it depends on the speed of the machine.
 */
let t: TestApp
let market: BusyMarket
let connection: pg.Client
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  market = await arrangeBusyMarket(t)
  connection = new pg.Client(t.url)
  await connection.connect()
  // As if the tables were large: a small one is read from its start to its end.
  await connection.query('set enable_seqscan = off')
})
afterAll(() => connection.end())

type Request = (market: BusyMarket) => [method: 'get' | 'post' | 'put', url: string, body?: unknown, options?: Options]
type Options = { headers: Record<string, string> }
type Budget = { as?: 'client' | 'freelancer'; statements: number; unprepared?: number; buffers: number }

const draft = {
  title: 'A bench',
  description: 'Of oak.',
  price: 480,
  requiredSkills: ['Joinery'],
  deadline: '2099-06-01',
}

const budgets: [name: string, request: Request, budget: Budget][] = [
  ['the account', () => ['get', '/api/auth/me'], { statements: 1, buffers: 150 }],
  ['one project', (m) => ['get', `/projects/${m.otherProjectId}`], { statements: 1, buffers: 150 }],
  [
    'one project, which the viewer proposed to',
    (m) => ['get', `/api/projects/${m.otherProjectId}`],
    { as: 'freelancer', statements: 1, buffers: 150 },
  ],
  ['posting a project', () => ['post', '/projects/create', draft], { statements: 1, buffers: 0 }],
  [
    'posting a project, as a page does',
    () => ['post', '/projects/create', draft, { headers: { 'idempotency-key': crypto.randomUUID() } }],
    { statements: 5, buffers: 0 },
  ],
  ['the edits of a project', (m) => ['get', `/api/projects/${m.projectId}/edits`], { statements: 4, buffers: 150 }],
  ['projects', () => ['get', '/api/projects'], { statements: 1, buffers: 400 }],
  ['projects of a category', () => ['get', '/api/projects?category=Web+Development'], { statements: 1, buffers: 400 }],
  ['projects by price', () => ['get', '/api/projects?sort=budget_high'], { statements: 1, buffers: 400 }],
  ['projects with a word', () => ['get', '/api/projects?search=atlas'], { statements: 2, buffers: 1_500 }],
  [
    'projects of a category with a word',
    () => ['get', '/api/projects?search=atlas&category=Web+Development'],
    { statements: 2, buffers: 1_500 },
  ],
  [
    'help with a project',
    () => ['get', '/api/brief-help?category=Web+Development&skills=React'],
    { statements: 1, buffers: 4_000 },
  ],
  [
    'what one can go to by its name',
    () => ['get', '/api/find?q=atlas'],
    { statements: 1, unprepared: 1, buffers: 2_000 },
  ],
  ['my projects', (m) => ['get', `/projects/user/${m.client.id}`], { statements: 3, buffers: 1_500 }],
  ['notifications', () => ['get', '/api/notifications'], { statements: 2, buffers: 600 }],
  ['unread notifications', () => ['get', '/api/notifications/unread-count'], { statements: 1, buffers: 150 }],
  ['what needs attention', () => ['get', '/api/attention'], { statements: 2, buffers: 150 }],
  ['what a client has to do', () => ['get', '/api/home/needs?side=client'], { statements: 1, buffers: 4_000 }],
  [
    'what a freelancer has to do',
    () => ['get', '/api/home/needs?side=freelancer'],
    { as: 'freelancer', statements: 1, buffers: 4_000 },
  ],
  ['money by month', () => ['get', '/api/home/money?side=client'], { statements: 1, buffers: 4_000 }],
  ['conversations', () => ['get', '/api/conversations'], { statements: 1, buffers: 1_500 }],
  ['unread conversations', () => ['get', '/api/conversations/unread'], { statements: 1, buffers: 150 }],
  [
    'the exercises of a lesson',
    () => ['get', '/api/library/javascript/lessons/values-and-scope/exercises'],
    { statements: 1, buffers: 150 },
  ],
  [
    'keeping an exercise',
    () => [
      'put',
      '/api/library/javascript/exercises/add-prices',
      { answer: 'const total = 0', failures: 1, solved: false, ticked: [] },
    ],
    { statements: 3, buffers: 150 },
  ],
  ['the daily review', () => ['get', '/api/review'], { statements: 3, buffers: 150 }],
  ['progress in the library', () => ['get', '/api/library/progress'], { statements: 1, buffers: 150 }],
  ['recommended courses', () => ['get', '/api/recommended-courses'], { statements: 2, buffers: 4_000 }],
  [
    'messages',
    (m) => ['get', `/api/conversations/${m.conversationId}/messages?around=unread`],
    { statements: 1, buffers: 400 },
  ],
  [
    'changes of a conversation',
    (m) => ['get', `/api/conversations/${m.conversationId}/changes?since=490`],
    { statements: 1, buffers: 150 },
  ],
  [
    'sending a message',
    (m) => [
      'post',
      `/api/conversations/${m.conversationId}/messages`,
      { clientId: crypto.randomUUID(), text: 'Good morning!' },
    ],
    { statements: 8, buffers: 1_200 },
  ],
  ['proposals received', (m) => ['get', `/api/clients/${m.client.id}/proposals`], { statements: 5, buffers: 4_000 }],
  [
    'proposals for a project',
    (m) => ['get', `/api/clients/${m.client.id}/proposals?project=${m.projectId}`],
    { statements: 5, buffers: 4_000 },
  ],
  [
    'proposals sent',
    (m) => ['get', `/api/freelancers/${m.freelancer.id}/proposals`],
    { as: 'freelancer', statements: 2, buffers: 2_000 },
  ],
  [
    'counts of proposals',
    (m) => ['get', `/api/proposals/freelancer/${m.freelancer.id}/counts`],
    { as: 'freelancer', statements: 1, buffers: 150 },
  ],
  ['one proposal', (m) => ['get', `/api/proposals/${m.proposalId}/full`], { statements: 4, buffers: 2_000 }],
  [
    'proposing',
    (m) => [
      'post',
      '/api/proposals',
      { projectId: m.openProjectIds.pop(), freelancerId: m.freelancer.id, message: 'I can.' },
    ],
    { as: 'freelancer', statements: 14, buffers: 150 },
  ],
  ['contracts', () => ['get', '/api/contracts?role=client'], { statements: 2, buffers: 6_000 }],
  ['one contract', (m) => ['get', `/api/contracts/${m.contractId}`], { statements: 6, buffers: 150 }],
  [
    'a delivery',
    (m) => ['get', `/api/proposals/${m.contractProposalId}/deliverables`],
    { statements: 2, buffers: 150 },
  ],
  ['my profile', () => ['get', '/api/profile/me'], { statements: 7, buffers: 150 }],
  ["somebody's profile", (m) => ['get', `/api/profile/${m.personId}`], { statements: 6, buffers: 150 }],
  ["somebody's reviews", (m) => ['get', `/api/profile/${m.personId}/reviews`], { statements: 4, buffers: 150 }],
  ['the landing page', () => ['get', '/api/landing'], { statements: 1, buffers: 600 }],
  ['people', () => ['get', '/api/talent'], { statements: 2, unprepared: 1, buffers: 1_000 }],
  [
    'people with a word',
    () => ['get', '/api/talent?search=bookbinder'],
    { statements: 2, unprepared: 1, buffers: 1_000 },
  ],
  ['bookmarks', () => ['get', '/api/bookmarks'], { as: 'freelancer', statements: 1, buffers: 150 }],
  [
    'matching projects',
    () => ['get', '/api/matches/projects'],
    { as: 'freelancer', statements: 8, unprepared: 2, buffers: 6_000 },
  ],
  ['earnings', () => ['get', '/api/earnings'], { as: 'freelancer', statements: 3, buffers: 800 }],
  ['payments', () => ['get', '/api/payments'], { statements: 3, buffers: 150 }],
]

test.each(budgets)('%s', async (_, request, { as = 'client', unprepared = 0, ...budget }) => {
  const ask = async () => {
    const [method, url, ...rest] = request(market)
    return t.as(market[as])[method](url, ...rest)
  }
  // From then on the session, the sample of texts and the way to search are known.
  await ask()
  let answer: Awaited<ReturnType<typeof ask>> | undefined
  const sent = await recordStatements(async () => {
    answer = await ask()
  })
  expect(answer?.statusCode, answer?.body).toBeLessThan(300)
  expect.soft(sent.length, sent.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(budget.statements)
  expect.soft(unpreparedOf(sent).slice(unprepared)).toEqual([])
  expect.soft(await buffersOf(connection, sent)).toBeLessThanOrEqual(budget.buffers)
})
