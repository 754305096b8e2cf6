import type { HTTPMethods } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ErrorCode } from './platform/errors.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { type Caller, callers, matrix, type Row } from './testing/matrix-rows.ts'
import { arrangeScene, type Person, type Scene } from './testing/matrix-scene.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const nobody: Person = { id: crypto.randomUUID(), token: '', email: '' }

function personOf(caller: Caller, scene: Scene, row: Row): Person {
  const [owner, other] =
    row.owner === 'freelancer' ? [scene.freelancer, scene.client] : [scene.client, scene.freelancer]
  return { 'no token': nobody, 'bad token': nobody, stranger: scene.stranger, 'other party': other, owner }[caller]
}

function headersOf(caller: Caller, person: Person): Record<string, string> {
  if (caller === 'no token') return {}
  return { authorization: `Bearer ${caller === 'bad token' ? 'invented' : person.token}` }
}

/** All that a refused request must leave as it was, in one value. */
const stateOf = () =>
  t.value(`select json_build_object(
    'users', (select json_agg(u order by id) from users u),
    'projects', (select json_agg(p order by id) from projects p),
    'edits', (select json_agg(e order by project_id, number) from project_edits e),
    'proposals', (select json_agg(p order by id) from proposals p),
    'deliveries', (select json_agg(d order by id) from deliveries d),
    'deliverables', (select json_agg(d order by id) from deliverables d),
    'pictures', (select json_agg(i order by id) from profile_images i),
    'pending files', (select json_agg(f order by storage_key) from pending_files f),
    'attempts', (select json_agg(a order by id) from assessment_attempts a),
    'results', (select json_agg(r order by id) from assessment_results r),
    'sessions', (select count(*) from sessions))`)

/** Sends the row's request in the name of `caller`, on a scene of its own. */
async function ask(route: string, row: Row, caller: Caller) {
  const scene = await arrangeScene(t, row.stage ?? 'open')
  const person = personOf(caller, scene, row)
  const before = await stateOf()
  const response = await t.app.inject({
    method: methodOf(route),
    url: row.path?.(scene, person) ?? route.slice(route.indexOf(' ') + 1),
    headers: headersOf(caller, person),
    ...(row.body ? { payload: row.body(scene, person) } : {}),
  })
  return { response, before, after: await stateOf() }
}

test('every route has its row, and every row its route', async () => {
  const routes = t.app.routeTable.filter((route) => !route.startsWith('HEAD '))

  expect([...new Set(routes)].sort()).toEqual(Object.keys(matrix).sort())
})

test('every HEAD route is the shadow of a GET route', async () => {
  const heads = t.app.routeTable.filter((route) => route.startsWith('HEAD '))

  expect(heads.length).toBeGreaterThan(0)
  for (const head of heads) expect(t.app.routeTable).toContain(head.replace('HEAD ', 'GET '))
})

describe.each(Object.entries(matrix))('%s', (route, row) => {
  test.each(callers.map((caller, index) => ({ caller, status: row.statuses[index]! })))(
    'answers $status to: $caller',
    async ({ caller, status }) => {
      const { response, before, after } = await ask(route, row, caller)

      expect(response.statusCode).toBe(status)
      if (status < 400) return
      const { code } = response.json()
      expectFailure(response, status, code)
      expect(after).toEqual(before)
      if (status !== 401 || row.statuses.at(-1) === 401) return
      expect(code).toBe(caller === 'no token' ? 'session.required' : 'session.invalid')
    },
  )
})

/** What a request about an id that nobody has answers. */
const missing = {
  projectId: 'project.not_found',
  proposalId: 'proposal.not_found',
  fileId: 'deliverable.not_found',
  pictureId: 'picture.not_found',
  courseId: 'course.not_found',
  attemptId: 'assessment.attempt_not_found',
  resultId: 'assessment.result_not_found',
} as const satisfies Partial<Record<keyof Scene, ErrorCode>>
const ids = Object.keys(missing) as (keyof typeof missing)[]
const idRoutes = Object.entries(matrix).flatMap(([route, row]) => {
  const marked = row.path?.(markedScene(), nobody) ?? ''
  return ids.filter((id) => marked.includes(id)).map((id) => ({ route, row, id }))
})

/** A scene whose ids are their own names. */
function markedScene(): Scene {
  const names = Object.fromEntries(ids.map((id) => [id, id])) as Record<(typeof ids)[number], string>
  return { client: nobody, freelancer: nobody, stranger: nobody, lessonId: '', ...names }
}

test.each(idRoutes)('$route: a malformed $id gets the answer of one nobody has', async ({ route, row, id }) => {
  const scene = await arrangeScene(t, row.stage ?? 'open')
  const person = personOf('owner', scene, row)
  const send = (value: string) =>
    t.app.inject({
      method: methodOf(route),
      url: row.path?.({ ...scene, [id]: value }, person) ?? '',
      headers: headersOf('owner', person),
      ...(row.body ? { payload: row.body(scene, person) } : {}),
    })

  const unknown = await send(crypto.randomUUID())
  const impossible = await Promise.all(['not-an-id', 'f'.repeat(3_000), '%00', `${scene[id]}0`].map(send))

  expectFailure(unknown, 404, missing[id])
  for (const response of impossible) {
    expect([response.statusCode, response.body]).toEqual([unknown.statusCode, unknown.body])
  }
})

function methodOf(route: string) {
  return route.slice(0, route.indexOf(' ')) as HTTPMethods & 'GET'
}
