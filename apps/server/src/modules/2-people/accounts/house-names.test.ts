import { beforeAll, expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { nameFrom } from './identities/identity.rules.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const code = 'account.name_of_house'
const name = 'Guildhall Support'
const signUp = (username: string) =>
  t.app.inject({
    method: 'POST',
    url: '/auth/signup',
    payload: { username, email: `${t.newId()}@example.com`, password: testPassword },
  })

test('nobody signs up as the house, and the field says what to do', async () => {
  const refused = expectFailure(await signUp('Ｇｕｉｌｄｈａｌｌ\u00a0Billing'), 400, code)
  expect(refused.details).toMatchObject([{ path: 'username', message: expect.stringContaining('Leave out') }])
  expect((await signUp('Guildhall Tester')).statusCode).toBe(201)
})

test('nobody is renamed to it, by username or profile; a name from before stays while it is not changed', async () => {
  const user = await t.insertUser()
  const profile = { name, title: 'Painter', skills: ['Oil'] }

  expectFailure(await t.as(user).put('/api/account/username', { username: name }), 400, code)
  const refused = expectFailure(await t.as(user).put('/api/profile/me', profile), 400, code)
  expect(refused.details).toMatchObject([{ path: 'name' }])

  await t.as(user).put('/api/profile/me', { ...profile, name: 'Anna Guildhall' })
  await t.pool.query('update profiles set name = $2 where user_id = $1', [user.id, name])
  expect((await t.as(user).put('/api/profile/me', { ...profile, title: 'Drawer' })).statusCode).toBe(200)
})

test('operators may be called so', async () => {
  const user = await t.insertUser()
  await t.pool.query('insert into operators (user_id, added_at) values ($1, now())', [user.id])

  expect((await t.as(user).put('/api/account/username', { username: name })).statusCode).toBe(200)
  const profile = { name, title: 'Operator', skills: ['Reading'] }
  expect((await t.as(user).put('/api/profile/me', profile)).statusCode).toBe(200)
})

test('nobody is called so because a provider says it', () => {
  expect(nameFrom({ name, email: 'ada@example.com' })).toBe('ada')
  expect(nameFrom({ name, email: 'guildhall.support@example.com' })).toBe('Member')
})
