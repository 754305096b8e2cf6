import {
  type ContractView,
  type ConversationListView,
  dayMs,
  type EarningsView,
  type MessagePageView,
  type OwnReviewView,
  type PersonFiguresDetailView,
  type StoriesView,
  uploadedPictureId,
} from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { auditLedger, describeAudit } from '../modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { sweepPictures } from '../modules/7-finding/profiles/sweep-pictures.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { demoPeople } from './demo-people.ts'
import { demoPassword, loadDemo } from './load-demo.ts'

let t: TestApp
let demoJobs: unknown
beforeAll(async () => {
  t = await startTestApp()
  expect(await loadDemo(t.deps)).toBe(true)
  demoJobs = await t.value("select count(*) from jobs.job where name like 'notifications.%' or name like 'payments.%'")
})

const idOf = async (name: string) =>
  String(await t.value('select id from users where email = $1', [`${name}@demo.guildhall.example`]))
const signedIn = async (name: string) => t.as({ token: await t.insertSession(await idOf(name)) })

test('it is loaded once', async () => {
  expect(await loadDemo(t.deps)).toBe(false)
})

test('Rui of the demo has a verified result on his profile, and practice beside it', async () => {
  const { skillAssessments } = (await t.anonymous.get(`/api/profile/${await idOf('rui')}`)).json()
  expect(skillAssessments).toMatchObject([
    {
      skill: 'TypeScript',
      kind: 'verified',
      difficulty: 'Intermediate',
      percentage: 90,
      status: 'Expert',
      attemptNumber: 1,
    },
    { skill: 'React', kind: 'practice', percentage: 70 },
  ])
  for (const { completedAt } of skillAssessments) expect(Date.parse(completedAt)).toBeLessThan(Date.now())
})

test('everybody has a portrait and a picture for each portfolio entry, and they stay', async () => {
  const swept = await sweepPictures({ ...t.deps, clock: () => new Date(Date.now() + 2 * dayMs) })

  expect(swept).toBe(0)
  const seen = new Set<string>()
  for (const { email, portfolio } of demoPeople) {
    const id = await t.value(`select id from users where email = '${email}'`)
    const profile = (await t.anonymous.get(`/api/profile/${String(id)}`)).json()
    const addresses = [profile.profileImage, ...profile.portfolio.map(({ image }: { image: string }) => image)]
    expect(addresses).toHaveLength(1 + portfolio.length)
    for (const address of addresses) {
      expect(uploadedPictureId(address), `${email}: ${address}`).toBeDefined()
      const answer = await t.anonymous.get(address)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/webp')
      expect(answer.rawPayload.length).toBeLessThan(60_000)
      seen.add(answer.rawPayload.toString('base64'))
    }
  }
  expect(seen.size, 'no picture is shown twice').toBe(demoPeople.length + demoPeople.flatMap((p) => p.portfolio).length)
})

test('both accounts printed at start find conversations, in order, with events, a file and something unread', async () => {
  const signIn = async (email: string) =>
    t.as((await t.anonymous.post('/auth/login', { email, password: demoPassword })).json())
  const maren = await signIn('maren@demo.guildhall.example')
  const rui = await signIn('rui@demo.guildhall.example')
  const listOf = async (person: typeof maren) =>
    ((await person.get('/api/conversations')).json() as ConversationListView).conversations

  const [hers, his] = [await listOf(maren), await listOf(rui)]

  expect(hers.map(({ unread }) => unread)).toEqual([1, 0, 0])
  expect(his.map(({ unread }) => unread)).toEqual([0, 1, 0])
  const shared = hers[0]?._id
  expect(his[0]?._id).toBe(shared)
  for (const [person, list] of [
    [maren, hers],
    [rui, his],
  ] as const) {
    for (const { _id } of list) {
      const { messages } = (await person.get(`/api/conversations/${_id}/messages`)).json() as MessagePageView
      const times = messages.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted())
      expect(messages.some(({ event }) => event?.kind === 'proposal.sent')).toBe(true)
    }
  }
  const { messages } = (await rui.get(`/api/conversations/${shared}/messages`)).json() as MessagePageView
  const [file] = messages.flatMap(({ files }) => files)
  const bytes = await rui.get(`/api/conversations/${shared}/files/${file?._id}`)
  expect([bytes.statusCode, bytes.rawPayload.length]).toEqual([200, file?.size])
})

test('notifications call people by their names', async () => {
  const named = await t.pool.query<{ name: string }>(
    `select distinct facts->>'actorName' as name from notifications where facts->>'actorName' is not null`,
  )
  const known = new Set<string>(demoPeople.map(({ name }) => name))

  expect(named.rows.length).toBeGreaterThan(5)
  expect(named.rows.filter(({ name }) => !known.has(name))).toEqual([])
})

test('the demo has reviews, public and hidden, and figures of its people', async () => {
  const [maren, rui] = [await signedIn('maren'), await signedIn('rui')]

  expect((await rui.get('/api/reviews/waiting')).json()).toHaveLength(1)
  expect((await rui.get('/api/reviews?list=received')).json()).toMatchObject([{ rating: 5, reply: {} }])
  const [hidden] = (await maren.get('/api/reviews?list=given')).json<OwnReviewView[]>()
  expect(hidden).toMatchObject({ isRevealed: false })
  const { figures, inputs } = (
    await t.anonymous.get(`/api/profile/${await idOf('rui')}/figures`)
  ).json<PersonFiguresDetailView>()
  expect(figures).toMatchObject({ rating: 4.17, completedJobs: 1, completionRate: 50 })
  expect(inputs.rating.ratings).toHaveLength(1)
  const { stories, newest } = (await t.anonymous.get('/api/success-stories')).json<StoriesView>()
  expect([stories.length, newest.length]).toEqual([3, 0])
})

test('the figures of everyone in the demo can be read', async () => {
  const { rows } = await t.pool.query<{ id: string; username: string }>('select id, username from users')
  expect(rows.length).toBeGreaterThan(8)
  for (const { id, username } of rows) {
    expect([username, (await t.anonymous.get(`/api/profile/${id}/figures`)).statusCode]).toEqual([username, 200])
  }
})

const stageOf = ({ status, isFunded, deliveryStatus }: ContractView) =>
  `${status}${isFunded ? ', funded' : ''}${deliveryStatus === 'submitted' ? ', under review' : ''}`

test('there are contracts in every state, and the ledger is sound', async () => {
  const [maren, rui] = [await signedIn('maren'), await signedIn('rui')]
  const asClient = (await maren.get('/api/contracts?role=client')).json<ContractView[]>()
  const asFreelancer = (await rui.get('/api/contracts?role=freelancer')).json<ContractView[]>()

  expect(asClient.map(stageOf).toSorted()).toEqual([
    'active',
    'active, funded',
    'active, funded, under review',
    'cancelled',
    'disputed',
    'payment_due',
  ])
  expect(asFreelancer.map(stageOf).toSorted()).toEqual([
    'active, funded',
    'active, funded',
    'active, funded, under review',
    'cancelled',
    'completed, funded',
    'disputed',
  ])
  expect((await rui.get('/api/earnings')).json<EarningsView>()).toMatchObject({ available: 1545, withdrawn: 3000 })
  expect((await rui.get('/api/payouts')).json()).toMatchObject([{ amount: 3000, status: 'paid' }])
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The ledger is sound/)
  expect(demoJobs).toBe(0)
})

test('the conversations go on: the next message has the next number', async () => {
  const [row] = (
    await t.pool.query(`select c.id, c.last_seq, m.user_id from conversations c
      join conversation_members m on m.conversation_id = c.id join users u on u.id = m.user_id
      where u.email = 'rui@demo.guildhall.example' order by m.latest_at desc limit 1`)
  ).rows
  const rui = await signedIn('rui')

  const sent = await rui.post(`/api/conversations/${row.id}/messages`, { clientId: t.newId(), text: 'Next' })

  expect(sent.json()).toMatchObject({ seq: row.last_seq + 1, change: row.last_seq + 1 })
})

test('a delivery under review is not about to be approved by the clock, and the client can approve it', async () => {
  const maren = await signedIn('maren')
  const contracts = (await maren.get('/api/contracts?role=client')).json<ContractView[]>()
  const waiting = contracts.find(({ deliveryStatus }) => deliveryStatus === 'submitted')
  expect(Date.parse(waiting?.autoApprovalAt ?? '')).toBeGreaterThan(Date.now() + 10 * dayMs)

  const approval = await maren.post(`/api/proposals/${waiting?.proposalId}/deliverables/approve`)

  expect(approval.statusCode).toBe(200)
  expect((await maren.get(`/api/contracts/${waiting?._id}`)).json()).toMatchObject({ status: 'completed' })
})
