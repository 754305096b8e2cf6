import type { HTTPMethods } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { matrix } from './testing/matrix-rows.ts'
import { arrangeScene } from './testing/matrix-scene.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const anHour = 'public, max-age=3600'
const minutes = 'public, max-age=300'
const askedAgain = 'no-cache'

const kept: Record<string, string> = {
  'GET /api/library': askedAgain,
  'GET /api/library/:courseId': askedAgain,
  'GET /api/units/:unitId': askedAgain,
  'GET /api/profile/:userId': askedAgain,
  'GET /api/profile/:userId/reviews': askedAgain,
  'GET /api/profile/:userId/figures': askedAgain,
  'GET /api/success-stories': askedAgain,
  'GET /api/talent': askedAgain,
  'GET /api/talent/parts': anHour,
  'GET /api/talent/parts/:from': askedAgain,
  'GET /api/profile/images/:id': 'public, max-age=31536000, immutable',
  'GET /api/profile/:userId/picture.png': anHour,
  'GET /api/library/:courseId/pdf': anHour,
  'GET /api/units/:unitId/pdf': anHour,
  'GET /api/credentials/issuer': minutes,
  'GET /api/credentials/keys': minutes,
  'GET /.well-known/jwks.json': minutes,
  'GET /api/credentials/status/:list': minutes,
  'GET /api/fees': minutes,
  'GET /api/payment-provider': minutes,
  'GET /api/openapi.json': minutes,
  'GET /api/docs': minutes,
  'GET /api/docs/fonts/:file': 'public, max-age=31536000, immutable',
  'GET /api/pictures/:id': 'public, max-age=31536000, immutable',
}

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

test.each(Object.entries(matrix))('%s', async (route, row) => {
  const scene = await arrangeScene(t, row.stage ?? 'open')
  const person = row.owner === 'freelancer' ? scene.freelancer : scene.client
  const [method = '', pattern = ''] = route.split(' ')
  const ask = (headers: Record<string, string>) =>
    t.app.inject({
      method: method as HTTPMethods & 'GET',
      url: row.path?.(scene, person) ?? pattern,
      headers,
      ...(row.body ? { payload: row.body(scene, person) } : {}),
    })

  const anonymous = await ask({})
  const signedIn = await ask({ authorization: `Bearer ${person.token}` })

  for (const { statusCode, headers } of [anonymous, signedIn]) {
    const expected = statusCode < 400 ? (kept[route] ?? 'no-store') : 'no-store'
    expect([statusCode, headers['cache-control']]).toEqual([statusCode, expected])
  }
})

test('what there is no call for, and an address that cannot be read', async () => {
  for (const url of ['/nowhere', '/%']) expect((await t.anonymous.get(url)).headers['cache-control']).toBe('no-store')
})
