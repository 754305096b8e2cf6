import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  describeFailure,
  postUntilAcknowledged,
  writtenProject,
} from '../apps/server/src/testing/persistent-writers.ts'
import { pictureForm } from '../apps/server/src/testing/pictures.ts'
import { uploadForm } from '../apps/server/src/testing/upload-form.ts'

/** Work that was paid for, delivered, approved and written about, as far as its people know. */
export type Finished = { contractId: string; messageId: string }
type Account = { id: string; token: string; email: string }

const pauseMs = 200
/** What says that a neighbor of the server does not answer, or that many ask at once. */
const later = new Set([429, 502, 503, 504, 507])

/** People who use the bucket, the mail server and the AI provider, read, ask for their data, and do whole pieces of work. */
export function startTraffic(urls: readonly string[], people: readonly Account[]) {
  const refusals: string[] = []
  const finished: Finished[] = []
  const counts = { served: 0, later: 0, repeats: 0 }
  let stopping = false
  let asked = 0
  const countRepeat = () => {
    counts.repeats += 1
  }

  async function repeat(act: (person: Account, turn: number) => Promise<void>) {
    for (let turn = 0; !stopping && refusals.length < most; turn += 1) {
      const person = people[turn % people.length]
      if (!person) throw new Error('there are no people')
      await act(person, turn).catch((error: unknown) => void refusals.push(describeFailure(error)))
      await pause(pauseMs)
    }
  }

  async function ask(path: string, { token, ...options }: RequestInit & { token?: string }) {
    const url = urls[asked++ % urls.length]
    const headers = { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${url}${path}`, { ...options, headers })
    const text = await response.text().catch(() => '') // a file that is cut off in the bucket
    if (response.ok) counts.served += 1
    else if (later.has(response.status) && JSON.parse(text).error) counts.later += 1
    else throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`)
    return response.ok ? text : undefined
  }
  const post = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  const running = [
    repeat(async ({ token }) => {
      const stored = await ask('/api/profile/images?kind=portfolio', { token, method: 'POST', body: pictureForm() })
      if (stored) await ask(JSON.parse(stored).address, {})
    }),
    repeat(async ({ email }) => void (await ask('/auth/forgot-password', post({ email })))),
    repeat(async ({ token }, turn) => {
      const topic = `Glass blowing ${turn}`
      await ask('/api/ai-quiz/generate', { token, ...post({ topic, numQuestions: 5, difficulty: 'Beginner' }) })
    }),
    repeat(async ({ token }) => {
      await ask('/api/projects?limit=12', { token })
      await ask('/api/contracts?role=client', { token })
    }),
    repeat(async ({ token }, turn) => {
      if (turn < people.length) await ask('/api/account/exports', { token, method: 'POST' })
    }),
    ...Array.from({ length: workers }, (_, place) =>
      repeat(async (client, turn) => {
        const freelancer = people[(turn + 1 + place) % people.length]
        if (!freelancer || freelancer === client) return
        finished.push(await finishWork(urls, { client, freelancer }, countRepeat))
      }),
    ),
  ]
  return {
    counts,
    finished,
    /** Anything but what was asked for, or a request to come back. */
    refusals,
    async stop() {
      stopping = true
      await Promise.all(running)
    },
  }
}

const workers = 8
const most = 20

/** A project that is posted, paid, delivered, approved and written about. */
export async function finishWork(
  urls: readonly string[],
  { client, freelancer }: Record<'client' | 'freelancer', Account>,
  onRepeat: () => void,
  send: typeof fetch = fetch,
): Promise<Finished> {
  const post = <Answer>({ token }: Account, path: string, body?: object | (() => FormData)) =>
    postUntilAcknowledged<Answer>(urls, token, { path, key: randomUUID(), ...(body && { body }) }, onRepeat, send)
  const project = { ...writtenProject, title: 'A shop that is paid for' }
  const { _id: projectId } = await post<{ _id: string }>(client, '/projects/create', project)
  const offer = { freelancerId: freelancer.id, projectId, message: 'I built two of this kind.' }
  const { _id: proposalId } = await post<{ _id: string }>(freelancer, '/api/proposals', offer)
  const { contractId } = await post<{ contractId: string }>(client, `/api/proposals/${proposalId}/accept`)
  const payment = await post<{ _id: string }>(client, `/api/contracts/${contractId}/payments`)
  await post(client, `/api/payments/${payment._id}/test-card`, { card: 'succeeds' })
  await post(freelancer, `/api/proposals/${proposalId}/deliverables`, uploadForm)
  await post(client, `/api/proposals/${proposalId}/deliverables/approve`)
  const conversation = await post<{ _id: string }>(client, '/api/conversations', { userId: freelancer.id })
  const messageId = randomUUID()
  await post(client, `/api/conversations/${conversation._id}/messages`, { clientId: messageId, text: 'Thank you!' })
  return { contractId, messageId }
}
