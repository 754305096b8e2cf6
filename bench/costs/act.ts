import { randomUUID } from 'node:crypto'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { insertUser, testPassword } from '../../apps/server/src/testing/builders.ts'
import { writtenProject } from '../../apps/server/src/testing/persistent-writers.ts'
import type { KindName } from './kinds.ts'
import type { Task } from './meter.ts'
import type { Visitor } from './visitor.ts'

/** Who act at once, each with somebody whom they hire. */
export const pairsCount = 24
const fileBytes = 100_000
const course = 'accessible-interfaces'
const attempt = { skill: 'JavaScript', difficulty: 'Beginner', numQuestions: 20 }
const words = ['react', 'logo', 'website', 'mobile', 'translation']

type Account = { id: string; token: string; email: string }
type Pair = { client: Account; freelancer: Account; projectId: string; proposalId: string; contractId: string }
type Measure = (kind: KindName, tasks: Task[]) => Promise<void>

/** All that people do, one kind after the other. `repeated`: how often each pair reads, so that it is their usual cost. */
export async function act(visitor: Visitor, pairs: Pair[], repeated: number, measure: Measure) {
  const each = (kind: KindName, work: (pair: Pair, place: number) => Promise<unknown>) =>
    measure(
      kind,
      pairs.map((pair, place) => () => work(pair, place)),
    )
  const read = (kind: KindName, work: (pair: Pair, place: number) => Promise<unknown>) =>
    measure(
      kind,
      Array.from({ length: repeated }, (_, time) => pairs.map((pair, place) => () => work(pair, place + time))).flat(),
    )
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
  await read('conversation', (pair) => get(pair.client, talkOf(pairs.indexOf(pair))))
}

function filled(): FormData {
  const form = new FormData()
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(fileBytes, 'x '), Buffer.from('\n%%EOF\n')])
  form.append('files', new File([pdf], 'result.pdf', { type: 'application/pdf' }))
  return form
}

export async function insertPairs(database: Database): Promise<Pair[]> {
  const people = await Promise.all(Array.from({ length: 2 * pairsCount }, () => insertUser(database)))
  return Array.from({ length: pairsCount }, (_, place) => {
    const [client, freelancer] = people.slice(2 * place, 2 * place + 2)
    if (!client || !freelancer) throw new Error('there are too few people')
    return { client, freelancer, projectId: '', proposalId: '', contractId: '' }
  })
}
