import type { HTTPMethods, LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { ErrorCode } from './platform/errors.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { cacheControlOf } from './testing/expected-caching.ts'
import { fillRemainingTables } from './testing/fill-tables.ts'
import { type Caller, callers, isForOperators, type Row, statusFor } from './testing/matrix-rows/matrix-row.ts'
import { matrix } from './testing/matrix-rows.ts'
import { arrangeScene, type Stage, stages } from './testing/matrix-scene.ts'
import { insertOperator } from './testing/operators.ts'
import type { Person, Scene } from './testing/scenes/scene.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { type TableWatch, watchTables } from './testing/watch-tables.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const nobody: Person = { id: crypto.randomUUID(), token: '', email: '' }

let operators: Record<OperatorCaller, Person>
beforeAll(async () => {
  operators = { operator: await newOperator('operator'), [incomplete]: await newOperator(incomplete) }
})

const incomplete = 'operator without second factor'
type OperatorCaller = Extract<Caller, 'operator' | typeof incomplete>
const newOperator = (caller: OperatorCaller) => insertOperator(t, { secondFactor: caller === 'operator' })

/** For calls that change nothing. */
const sharedScenes = new Map<Stage, Promise<Scene>>()
function sharedScene(stage: Stage = 'open'): Promise<Scene> {
  const scene = sharedScenes.get(stage) ?? arrangeScene(t, stage)
  sharedScenes.set(stage, scene)
  return scene
}

async function personOf(caller: Caller, scene: Scene, row: Row, changes = false): Promise<Person> {
  if (caller === 'operator' || caller === incomplete) return changes ? newOperator(caller) : operators[caller]
  const [owner, other] =
    row.owner === 'freelancer' ? [scene.freelancer, scene.client] : [scene.client, scene.freelancer]
  return { 'no token': nobody, 'bad token': nobody, stranger: scene.stranger, 'other party': other, owner }[caller]
}

function headersOf(caller: Caller, person: Person): Record<string, string> {
  if (caller === 'no token') return {}
  return { authorization: `Bearer ${caller === 'bad token' ? 'invented' : person.token}` }
}

/** Tables that a refused request must not change: all but the counters of failed attempts. */
let guardedTables: string[] = []
let watch: TableWatch
beforeAll(async () => {
  guardedTables = (await t.value(
    `select json_agg(schemaname || '.' || tablename order by 1) from pg_tables
     where schemaname in ('public', 'ledger') and tablename <> 'throttles'
       and not (select relispartition from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass)`,
  )) as string[]
  watch = await watchTables(t, guardedTables)
})

test('the scenes fill every table, so that a change to any of them would be seen', async () => {
  const start = await watch.now()

  for (const stage of stages) await sharedScene(stage)
  await fillRemainingTables(t)

  const isFilled = async (name: string) => Boolean(await t.value(`select exists (select from ${name})`))
  for (const name of guardedTables) expect([name, await isFilled(name)]).toEqual([name, true])
  const changed = await watch.changedSince(start)
  const filledBefore = guardedTables.filter((name) => !changed.includes(name))
  expect(filledBefore).toEqual([])
}, 600_000)

async function ask(route: string, row: Row, caller: Caller, { scene, person }: { scene: Scene; person: Person }) {
  // Whoever the route is for writes all ids in capital letters. The secret of a link is no id.
  const written = (text: string) =>
    caller === intended(row) ? text.replace(everyId, (id) => (id === scene.directToken ? id : id.toUpperCase())) : text
  const body = row.body?.(scene, person)
  return t.app.inject({
    method: methodOf(route),
    url: written(row.path?.(scene, person) ?? route.slice(route.indexOf(' ') + 1)),
    headers: headersOf(caller, person),
    ...(body && { payload: body instanceof FormData ? body : JSON.parse(written(JSON.stringify(body))) }),
  })
}

const everyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

test('every route has its row, and every row its route', async () => {
  const routes = t.app.routeTable.filter((route) => !route.startsWith('HEAD '))

  expect([...new Set(routes)].sort()).toEqual(Object.keys(matrix).sort())
})

test('every HEAD route is the shadow of a GET route', async () => {
  const heads = t.app.routeTable.filter((route) => route.startsWith('HEAD '))

  expect(heads.length).toBeGreaterThan(0)
  for (const head of heads) expect(t.app.routeTable).toContain(head.replace('HEAD ', 'GET '))
})

const getRoutes = Object.entries(matrix).filter(([route]) => route.startsWith('GET '))
test.each(getRoutes)('%s: HEAD gets the status and the headers of GET, and no body', async (route, row) => {
  const scene = await sharedScene(row.stage)
  const person = await personOf(intended(row), scene, row)
  const url = row.path?.(scene, person) ?? route.slice(route.indexOf(' ') + 1)
  const ask = (method: 'GET' | 'HEAD') => t.app.inject({ method, url, headers: headersOf('owner', person) })

  const [get, head] = [await ask('GET'), await ask('HEAD')]

  expect([head.statusCode, head.body]).toEqual([get.statusCode, ''])
  for (const name of ['content-type', 'content-length', 'cache-control', 'content-disposition', 'etag']) {
    const expected = name === 'content-length' ? [get.headers[name], undefined] : [get.headers[name]]
    expect(expected, name).toContain(head.headers[name])
  }
})

const callersOf = (row: Row) =>
  callers.filter((caller) => row.operators !== undefined || caller !== 'operator without second factor')
const intended = (row: Row): Caller => (isForOperators(row) ? 'operator' : 'owner')

test.each(Object.entries(matrix))(
  '%s answers every caller as its row says, and a refusal changes nothing',
  async (route, row) => {
    const asked = callersOf(row).map((caller) => ({ caller, status: statusFor(row, caller) }))
    const answers: { caller: Caller; status: number; response: LightMyRequestResponse }[] = []
    let changed: Scene | undefined
    const answer = async (caller: Caller, status: number) => {
      const changes = status < 400 && !route.startsWith('GET ')
      const askIn = async (scene: Scene) => {
        const person = await personOf(caller, scene, row, changes)
        return ask(route, row, caller, { scene, person })
      }
      let scene = changes ? changed : await sharedScene(row.stage)
      let response = scene && (await askIn(scene))
      // What an earlier caller has changed may stand in the way of this one.
      if (!scene || !response || (changes && response.statusCode !== status)) {
        scene = await arrangeScene(t, row.stage ?? 'open')
        response = await askIn(scene)
      }
      if (changes) changed = scene
      answers.push({ caller, status, response })
    }
    await sharedScene(row.stage)
    const before = await watch.now()
    for (const { caller, status } of asked) if (status >= 400) await answer(caller, status)
    const changedTables = await watch.changedSince(before)
    for (const { caller, status } of asked) if (status < 400) await answer(caller, status)

    expect(
      answers.map(({ caller, response }) => [caller, response.statusCode, response.headers['cache-control']]),
    ).toEqual(answers.map(({ caller, status }) => [caller, status, cacheControlOf(route, status)]))
    expect(changedTables).toEqual([])
    for (const { caller, status, response } of answers.filter(({ status }) => status >= 400)) {
      const { code } = response.json()
      expectFailure(response, status, code)
      if (isForOperators(row) && status === 404) expect(response.body).toBe(await bodyOfNothing())
      if (status !== 401 || row.statuses.at(-1) === 401) continue
      expect(code).toBe(caller === 'no token' ? 'session.required' : 'session.invalid')
    }
  },
)

async function bodyOfNothing() {
  return (await t.app.inject({ method: 'GET', url: '/api/no-such-thing' })).body
}

const missing = {
  cardId: 'dailyreview.card_not_found',
  projectId: 'project.not_found',
  proposalId: 'proposal.not_found',
  contractId: 'contract.not_found',
  offerId: 'contract.offer_not_found',
  paymentId: 'payment.not_found',
  refundId: 'refund.not_found',
  disputeId: 'dispute.not_found',
  reviewId: 'review.not_found',
  fileId: 'deliverable.not_found',
  pictureId: 'picture.not_found',
  courseId: 'course.not_found',
  visitorCourseId: 'course.claim_ended',
  attemptId: 'assessment.attempt_not_found',
  resultId: 'assessment.result_not_found',
  challengedItemId: 'challenge.item_not_found',
  itemId: 'item.not_set_aside',
  askedItemId: 'item.not_found',
  receiptId: 'receipt.not_found',
  exportId: 'export.not_found',
  conversationId: 'conversation.not_found',
  messageFileId: 'message.file_not_found',
  sessionId: 'account.device_not_found',
  passkeyId: 'passkey.not_found',
  identityId: 'identity.not_found',
  personId: 'operator.person_not_found',
  suspensionId: 'suspension.not_found',
  reportId: 'report.not_found',
  decisionId: 'decision.not_found',
  jobId: 'job.not_found',
  changeId: 'contract.change_not_found',
  milestoneId: 'contract.milestone_not_found',
  invitationId: 'invitation.not_found',
  directOfferId: 'direct.not_found',
  savedSearchId: 'search.not_found',
  counterId: 'proposal.counter_not_found',
  attachmentId: 'proposal.file_not_found',
  projectFileId: 'project.file_not_found',
} as const satisfies Partial<Record<keyof Scene, ErrorCode>>
const ids = Object.keys(missing) as (keyof typeof missing)[]
const idRoutes = Object.entries(matrix).flatMap(([route, row]) => {
  const marked = row.path?.(markedScene(), nobody) ?? ''
  return ids.filter((id) => marked.includes(id)).map((id) => ({ route, row, id }))
})

function markedScene(): Scene {
  const names = Object.fromEntries(ids.map((id) => [id, id])) as Record<(typeof ids)[number], string>
  const links = { confirm_email: '', confirm_new_email: '', restore_email: '', reset_password: '' }
  const tokens = { directToken: '', visitorToken: '', links }
  return { client: nobody, freelancer: nobody, stranger: nobody, lessonId: '', ...tokens, ...names }
}

test.each(idRoutes)('$route: a malformed $id gets the answer of one nobody has', async ({ route, row, id }) => {
  const scene = await sharedScene(row.stage)
  const person = await personOf(intended(row), scene, row)
  const send = (value: string) =>
    t.app.inject({
      method: methodOf(route),
      url: row.path?.({ ...scene, [id]: value }, person) ?? '',
      headers: headersOf('owner', person),
      ...(row.body ? { payload: row.body(scene, person) } : {}),
    })

  const unknown = await send(crypto.randomUUID())
  const impossible = await Promise.all(['not-an-id', 'f'.repeat(3_000), '%00', `${scene[id]}0`].map(send))

  expectFailure(unknown, 404, row.missing ?? missing[id])
  for (const response of impossible) {
    expect([response.statusCode, response.body]).toEqual([unknown.statusCode, unknown.body])
  }
})

function methodOf(route: string) {
  return route.slice(0, route.indexOf(' ')) as HTTPMethods & 'GET'
}
