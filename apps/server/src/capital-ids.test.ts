import type { HTTPMethods } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { isForOperators, type Row, statusFor } from './testing/matrix-rows/matrix-row.ts'
import { matrix } from './testing/matrix-rows.ts'
import { arrangeScene } from './testing/matrix-scene.ts'
import { insertOperator } from './testing/operators.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const everyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const method = (route: string) => route.slice(0, route.indexOf(' ')) as HTTPMethods & 'GET'

/** The status of the intended caller, with all ids in capital letters. */
async function statusOf(route: string, row: Row): Promise<number> {
  const scene = await arrangeScene(t, row.stage ?? 'open')
  const owner = row.owner === 'freelancer' ? scene.freelancer : scene.client
  const person = isForOperators(row) ? await insertOperator(t) : owner
  // The secret of a link is no id.
  const written = (text: string) => text.replace(everyId, (id) => (id === scene.directToken ? id : id.toUpperCase()))
  const body = row.body?.(scene, person)
  const { statusCode } = await t.app.inject({
    method: method(route),
    url: written(row.path?.(scene, person) ?? route.slice(route.indexOf(' ') + 1)),
    headers: { authorization: `Bearer ${person.token}` },
    ...(body && { payload: body instanceof FormData ? body : JSON.parse(written(JSON.stringify(body))) }),
  })
  return statusCode
}

// With small letters, the matrix of routes checks the same.
test.each(Object.entries(matrix))('%s: takes ids in capital letters', async (route, row) => {
  expect(await statusOf(route, row)).toBe(statusFor(row, isForOperators(row) ? 'operator' : 'owner'))
})

test('nobody is the other side of their own contract, however the id is written', async () => {
  const { id, token } = await t.insertUser()
  const terms = { title: 'A bench of oak', description: 'For a garden.', amount: 480, deliveryTime: 20 }

  const offer = await t.as({ token }).post('/api/direct-contracts', { ...terms, freelancerId: id.toUpperCase() })

  expect([offer.statusCode, offer.json().code]).toEqual([409, 'direct.yourself'])
})

test('one file cannot be attached twice under two spellings of its id', async () => {
  const freelancer = await t.insertUser()
  const id = t.newId()
  const proposal = { freelancerId: freelancer.id, projectId: t.newId(), message: 'I made three.' }

  const refused = await t.as(freelancer).post('/api/proposals', { ...proposal, attachments: [id, id.toUpperCase()] })

  expect(refused.json().details).toEqual([{ path: 'attachments', message: 'Each file can be attached once.' }])
})
