import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { insertUser } from '../../apps/server/src/testing/builders.ts'
import { randomNumbers } from '../generate-projects.ts'
import { insertConversations } from '../messages.ts'
import { kinds } from './kinds.ts'
import type { Visitor } from './visitor.ts'

/** What is asked for most. */
export const mixed = ['landing', 'browse', 'search', 'project', 'course', 'notifications', 'message'] as const
type Mixed = (typeof mixed)[number]

/** They write to each other in pairs. */
export const mixedPeople = 16

/** Each call asks one of the visitors' servers, in turn, for one of the mix. */
export async function planMix(url: string, visitors: readonly Visitor[]) {
  const database = openDatabase(url, 2)
  const people = await Promise.all(Array.from({ length: mixedPeople }, () => insertUser(database)))
  await database.close()
  const client = new pg.Client(url)
  await client.connect()
  const { rows: projects } = await client.query<{ id: string }>(
    `select id from projects where status = 'active' order by id limit 200`,
  )
  await client.end()
  const talks = await insertConversations(url, people)
  const random = randomNumbers(9)
  const words = ['react', 'logo', 'website', 'mobile', 'translation']
  const all = mixed.reduce((sum, kind) => sum + kinds[kind].perDay, 0)
  const pick = (): Mixed => {
    let left = random() * all
    return (
      mixed.find((kind) => {
        left -= kinds[kind].perDay
        return left < 0
      }) ?? 'browse'
    )
  }
  let asked = 0
  return async () => {
    asked += 1
    const place = Math.floor(random() * people.length)
    const token = people[place]?.token ?? ''
    const visitor = visitors[asked % visitors.length]
    const paths: Record<Exclude<Mixed, 'message' | 'landing'>, string> = {
      browse: '/api/projects',
      search: `/api/projects?search=${words[asked % words.length]}`,
      project: `/api/projects/${projects[asked % projects.length]?.id}`,
      course: '/api/library/accessible-interfaces',
      notifications: '/api/notifications',
    }
    const kind = pick()
    if (kind === 'landing') await visitor?.send({ path: '/', isPage: true })
    else if (kind === 'message') {
      const path = `/api/conversations/${talks[place]?.conversationId}/messages`
      const text = 'I can send you a first version on Thursday.'
      await visitor?.send({ method: 'POST', path, token, body: { clientId: randomUUID(), text } })
    } else await visitor?.send({ path: paths[kind], token })
    return kind
  }
}

export async function inTurn(count: number, atOnce: number, work: () => Promise<unknown>) {
  let left = count
  const act = async () => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, act))
}

/** At random moments, whether or not others are answered. Returns the latencies from when each was sent, shortest first: our timers are late. */
export async function atRandom(count: number, perSecond: number, work: () => Promise<unknown>): Promise<number[]> {
  const random = randomNumbers(11)
  const latencies: number[] = []
  const pending: Promise<unknown>[] = []
  let at = performance.now()
  for (let sent = 0; sent < count; sent += 1) {
    at += (-Math.log(1 - random()) * 1_000) / perSecond
    const waitMs = at - performance.now()
    if (waitMs > 1) await pause(waitMs)
    const began = performance.now()
    pending.push(work().then(() => latencies.push(performance.now() - began)))
  }
  await Promise.all(pending)
  return latencies.sort((a, b) => a - b)
}
