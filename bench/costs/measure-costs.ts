import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { jobsSchema } from '../../apps/server/src/platform/jobs/job-kind.ts'
import { insertUser, testPassword } from '../../apps/server/src/testing/builders.ts'
import { writtenProject } from '../../apps/server/src/testing/persistent-writers.ts'
import { median } from '../measure.ts'
import { openProcessorTimer, usedMs } from '../processor-time.ts'
import type { RunningServer } from '../servers.ts'
import { type Cost, type Costs, type KindName, kindNames } from './kinds.ts'
import { Visitor } from './visitor.ts'

/** Who act at once, each with somebody whom they hire. */
const pairsCount = 24
const connections = 8
/** V8 compiles meanwhile, and each connection plans each statement. */
const warmUpRounds = 4
const rounds = 3
/** Reads are many, so that it is their usual cost. */
const repeated = 40
const fileBytes = 100_000
const course = 'accessible-interfaces'
const attempt = { skill: 'JavaScript', difficulty: 'Beginner', numQuestions: 20 }
const words = ['react', 'logo', 'website', 'mobile', 'translation']

type Account = { id: string; token: string; email: string }
type Pair = { client: Account; freelancer: Account; projectId: string; proposalId: string; contractId: string }

/** By the processor time of one server with both roles, and of its connections, so that other work on the machine disturbs little. */
export async function measureCosts(server: RunningServer, url: string, say: (line: string) => void): Promise<Costs> {
  const meter = await openMeter(server, url)
  const database = openDatabase(url, 4)
  const visitor = new Visitor(server.port, connections)
  const samples = new Map<KindName, Cost[]>(kindNames.map((kind) => [kind, []]))
  try {
    for (let round = 0; round < warmUpRounds + rounds; round += 1) {
      const pairs = await insertPairs(database)
      await meter.untilAtRest()
      await act(visitor, pairs, async (kind, count, work) => {
        const cost = await meter.measure(visitor, count, work)
        if (round >= warmUpRounds) samples.get(kind)?.push(cost)
      })
      say(`Round ${round + 1} of ${warmUpRounds + rounds}.`)
    }
  } finally {
    visitor.close()
    await database.close()
    await meter.close()
  }
  return Object.fromEntries([...samples].map(([kind, costs]) => [kind, medianOf(costs)])) as Costs
}

type Measure = (kind: KindName, count: number, work: () => Promise<unknown>) => Promise<void>

async function act(visitor: Visitor, pairs: Pair[], measure: Measure) {
  const each = (kind: KindName, work: (pair: Pair, place: number) => Promise<unknown>) =>
    measure(kind, pairs.length, () => Promise.all(pairs.map(work)))
  const read = (kind: KindName, work: (pair: Pair, place: number) => Promise<unknown>) =>
    measure(kind, pairs.length * repeated, async () => {
      for (let time = 0; time < repeated; time += 1)
        await Promise.all(pairs.map((pair, place) => work(pair, place + time)))
    })
  const post = <Answer = unknown>({ token }: Account, path: string, body?: object) =>
    visitor.send<Answer>({ method: 'POST', path, token, ...(body && { body }) })
  const get = ({ token }: Account, path: string) => visitor.send({ path, token })

  const put = ({ token }: Account, path: string, body: object) => visitor.send({ method: 'PUT', path, token, body })
  for (const { freelancer } of pairs) {
    await put(freelancer, '/api/profile/me', {
      title: 'Carpenter of shops',
      bio: 'Forms that save.',
      skills: ['React'],
    })
    await put(freelancer, '/api/profile/me/visibility', { mayBeFound: true })
  }

  await each('signIn', ({ client }) =>
    visitor.send({ method: 'POST', path: '/auth/login', body: { email: client.email, password: testPassword } }),
  )
  await each('post', async (pair, place) => {
    const title = `A ${words[place % words.length]} shop for chairs`
    pair.projectId = (await post<{ _id: string }>(pair.client, '/projects/create', { ...writtenProject, title }))._id
  })
  await each('propose', async (pair) => {
    const { projectId, freelancer } = pair
    const offer = { freelancerId: freelancer.id, projectId, message: 'I built two of this kind.' }
    pair.proposalId = (await post<{ _id: string }>(freelancer, '/api/proposals', offer))._id
  })
  await each('accept', async (pair) => {
    const path = `/api/proposals/${pair.proposalId}/accept`
    pair.contractId = (await post<{ contractId: string }>(pair.client, path)).contractId
  })
  await each('pay', async ({ client, contractId }) => {
    const payment = await post<{ _id: string }>(client, `/api/contracts/${contractId}/payments`)
    await post(client, `/api/payments/${payment._id}/test-card`, { card: 'succeeds' })
  })
  await each('upload', ({ freelancer, proposalId }) => {
    return post(freelancer, `/api/proposals/${proposalId}/deliverables`, filled())
  })
  await each('release', ({ client, proposalId }) => post(client, `/api/proposals/${proposalId}/deliverables/approve`))
  const talks = await Promise.all(
    pairs.map(({ client, freelancer }) =>
      post<{ _id: string }>(client, '/api/conversations', { userId: freelancer.id }),
    ),
  )
  const talkOf = (place: number) => `/api/conversations/${talks[place % talks.length]?._id}/messages`
  await each('message', ({ client }, place) =>
    post(client, talkOf(place), { clientId: randomUUID(), text: 'I can send you a first version on Thursday.' }),
  )

  const attempts: string[] = []
  await each('startAttempt', async ({ freelancer }, place) => {
    attempts[place] = (await post<{ _id: string }>(freelancer, '/api/assessments/attempts', attempt))._id
  })
  await each('answer', ({ freelancer }, place) =>
    put(freelancer, `/api/assessments/attempts/${attempts[place]}/answers/3`, { option: place % 4 }),
  )
  await each('finishAttempt', ({ freelancer }, place) =>
    post(freelancer, `/api/assessments/attempts/${attempts[place]}/finish`),
  )

  await read('landing', () => visitor.send({ path: '/', isPage: true }))
  await read('profile', (_, place) => {
    return visitor.send({ path: `/profile/${pairs[place % pairs.length]?.freelancer.id}`, isPage: true })
  })
  await read('browse', ({ freelancer }) => get(freelancer, '/api/projects'))
  await read('search', ({ freelancer }, place) =>
    get(freelancer, `/api/projects?search=${words[place % words.length]}`),
  )
  await read('project', ({ freelancer }, place) =>
    get(freelancer, `/api/projects/${pairs[place % pairs.length]?.projectId}`),
  )
  await read('course', ({ freelancer }) => get(freelancer, `/api/library/${course}`))
  await read('notifications', ({ client }) => get(client, '/api/notifications'))
  await measure('conversation', pairs.length * repeated, async () => {
    for (let time = 0; time < repeated; time += 1)
      await Promise.all(pairs.map(({ client }, place) => get(client, talkOf(place))))
  })
}

function filled(): FormData {
  const form = new FormData()
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(fileBytes, 'x '), Buffer.from('\n%%EOF\n')])
  form.append('files', new File([pdf], 'result.pdf', { type: 'application/pdf' }))
  return form
}

async function insertPairs(database: Database): Promise<Pair[]> {
  const people = await Promise.all(Array.from({ length: 2 * pairsCount }, () => insertUser(database)))
  return Array.from({ length: pairsCount }, (_, place) => {
    const [client, freelancer] = people.slice(2 * place, 2 * place + 2)
    if (!client || !freelancer) throw new Error('there are too few people')
    return { client, freelancer, projectId: '', proposalId: '', contractId: '' }
  })
}

async function openMeter(server: RunningServer, url: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  const timer = await openProcessorTimer(url, server.pid)
  const read = async () => {
    // Ours are of the owner; the server works as the other role. Rows of jobs are removed when they are done.
    const { rows } = await client.query<{ statements: number; log: number; stored: number }>(
      `select (select sum(calls) from pg_stat_statements where userid <> current_user::regrole)::float8 as statements,
         pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log, (select sum(pg_total_relation_size(oid)) from pg_class
           where relkind = 'r' and relnamespace = 'public'::regnamespace)::float8 as stored`,
    )
    const [row] = rows
    if (!row) throw new Error('PostgreSQL counts nothing')
    return row
  }
  /** Until the jobs that are due have been done. */
  async function untilAtRest() {
    const due = `select from ${jobsSchema}.job where state <= 'active' and start_after <= now() limit 1`
    while (((await client.query(due)).rowCount ?? 0) > 0) await pause(20)
  }
  return {
    untilAtRest,
    async measure(visitor: Visitor, count: number, work: () => Promise<unknown>): Promise<Cost> {
      const [before, bytes, own] = [await read(), visitor.bytes, usedMs(server.pid)]
      const stop = await timer.start()
      await work()
      await untilAtRest()
      const serverMs = usedMs(server.pid) - own
      const databaseMs = (await stop()) - serverMs
      const after = await read()
      return {
        serverMs: serverMs / count,
        databaseMs: Math.max(0, databaseMs / count),
        statements: (after.statements - before.statements) / count,
        sentBytes: (visitor.bytes - bytes) / count,
        logBytes: (after.log - before.log) / count,
        storedBytes: (after.stored - before.stored) / count,
      }
    },
    async close() {
      await timer.close()
      await client.end()
    },
  }
}

function medianOf(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => median(costs.map((cost) => cost[name]))
  const mean = (name: keyof Cost) => costs.reduce((sum, cost) => sum + cost[name], 0) / costs.length
  return {
    serverMs: of('serverMs'),
    databaseMs: of('databaseMs'),
    statements: of('statements'),
    sentBytes: of('sentBytes'),
    logBytes: of('logBytes'),
    // Tables grow by many pages at once.
    storedBytes: mean('storedBytes'),
  }
}
