import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

const person = () => {
  const id = crypto.randomUUID().slice(0, 8)
  return { username: `Ada ${id}`, email: `Ada.${id}@Example.com`, password: 'correct horse' }
}

test('POST /auth/signup: answers a token that opens a session, and the account as it was typed', async () => {
  const t = await startTestApp()
  const ada = person()

  const response = await t.anonymous.post('/auth/signup', ada)

  expect(response.statusCode).toBe(201)
  const session = response.json()
  expect(session).toMatchObject({ username: ada.username, name: ada.username, email: ada.email })
  const me = await t.as(session).get('/api/auth/me')
  expect(me.json()).toEqual({ userId: session.userId, username: ada.username, name: ada.username, email: ada.email })
})
