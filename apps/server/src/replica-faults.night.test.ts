import { beforeAll, expect, test } from 'vitest'
import { isForOperators } from './testing/matrix-rows/matrix-row.ts'
import { matrix } from './testing/matrix-rows.ts'
import { arrangeScene, type Stage } from './testing/matrix-scene.ts'
import { insertOperator } from './testing/operators.ts'
import { longPatience } from './testing/patience.ts'
import { anyLag, type Pair, startPair } from './testing/replicated-app.ts'
import type { Scene } from './testing/scenes/scene.ts'
import { portsOf } from './testing/statement-ports.ts'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
  return () => pair.stop()
}, longPatience.timeout)

test.each([
  { fault: 'ends', begin: () => pair.signal('SIGKILL'), end: () => pair.restartStandby() },
  { fault: 'stops', begin: () => pair.endStandby('SIGINT'), end: () => pair.restartStandby() },
  { fault: 'hangs', begin: () => pair.signal('SIGSTOP'), end: () => pair.signal('SIGCONT') },
])(
  'a replica that $fault under 16 readers costs none of them an error, and is read again later',
  async ({ begin, end }) => {
    const t = await pair.startReading()
    await t.untilRead()
    const statuses = new Map<number, number>()
    let isOver = false
    const readers = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        const { statusCode } = await t.anonymous.get('/api/talent')
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      }
    })
    const count = () => [...statuses.values()].reduce((sum, one) => sum + one, 0)
    const moreAreRead = async () => {
      const enough = count() + 64
      await expect.poll(count, { interval: 20, ...longPatience }).toBeGreaterThan(enough)
    }
    await moreAreRead()

    await begin()
    await t.untilRead(false)
    await moreAreRead()
    await end()
    await t.untilRead()
    await moreAreRead()
    isOver = true
    await Promise.all(readers)

    expect([...statuses.keys()]).toEqual([200])
    expect(t.replicas.answered.replica).toBeGreaterThan(0)
  },
)

/** Nothing with money, acts, messages, results under way, sessions or throttles. Whoever adds one says why it may be a second old. */
const answeredByReplicas = [
  'GET /api/assessments/public/:resultId',
  'GET /api/landing',
  'GET /api/library/progress',
  'GET /api/profile/:userId',
  'GET /api/profile/:userId/assessments',
  'GET /api/profile/:userId/figures',
  'GET /api/profile/:userId/reviews',
  'GET /api/profile/:userId/skills',
  'GET /api/profile/:userId/text',
  'GET /api/projects',
  'GET /api/shared/courses/:shareKey',
  'GET /api/success-stories',
  'GET /api/talent',
  'GET /api/talent/parts/:from',
  'GET /api/units',
  'GET /api/users',
  'GET /projects',
]

test(
  'these routes ask a replica, and of all that read no other',
  async () => {
    const writing = await pair.startReading(anyLag)
    const scenes = new Map<Stage, Scene>()
    const routes = Object.entries(matrix).filter(([route]) => route.startsWith('GET '))
    for (const [, { stage = 'open' }] of routes) {
      if (!scenes.has(stage)) scenes.set(stage, await arrangeScene(writing, stage))
    }
    const operator = await insertOperator(writing, { secondFactor: true })
    await writing.pool.query("update sessions set created_at = created_at - interval '1 hour'")
    const t = await pair.startReading(anyLag)
    await t.untilRead()

    const asked: string[] = []
    for (const [route, row] of routes) {
      const scene = scenes.get(row.stage ?? 'open')!
      const own = row.owner === 'freelancer' ? scene.freelancer : scene.client
      const person = isForOperators(row) ? operator : own
      const path = row.path?.(scene, person) ?? route.slice('GET '.length)
      const url = path.replace('/shared/courses/unknown', `/shared/courses/${'k'.repeat(22)}`) // what could be a key is looked for
      const ports = await portsOf(() => t.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } }))
      if (ports.includes(pair.standby)) asked.push(route)
    }
    expect(asked.toSorted()).toEqual(answeredByReplicas)
  },
  longPatience.timeout,
)
