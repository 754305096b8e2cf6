import { expect, test, vi } from 'vitest'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { signUpConfirmed } from '../../../../testing/mailed-links.ts'
import { patience } from '../../../../testing/patience.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const fresh = 'three calm river stones'

async function arrange() {
  const t = await startTestApp()
  const ada = await signUpConfirmed(t)
  return {
    t,
    ada,
    change: (currentPassword = ada.password, newPassword = fresh) =>
      t.as(ada).put('/api/account/password', { currentPassword, newPassword }),
  }
}

test('a new password ends every session, this one too, and answers a new one', async () => {
  const { t, ada, change } = await arrange()
  const elsewhere = (await ada.signIn()).json()
  const other = await startTestApp()
  const me = (session: { token: string }, app: TestApp = t) => app.as(session).get('/api/auth/me')
  expect((await me(elsewhere, other)).statusCode).toBe(200)

  const response = await change()

  expect(response.statusCode).toBe(200)
  const session = response.json()
  expect(session).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    userId: ada.id,
    username: 'Ada',
    name: 'Ada',
    email: ada.email,
    profileImage: '',
  })
  expect((await me(session)).statusCode).toBe(200)
  expectFailure(await me(ada), 401, 'session.invalid')
  expectFailure(await me(elsewhere), 401, 'session.invalid')
  await vi.waitFor(async () => expectFailure(await me(elsewhere, other), 401, 'session.invalid'), patience)
  expectFailure(await ada.signIn(), 401, 'session.wrong_credentials')
  expect((await ada.signIn(fresh)).statusCode).toBe(200)
  await t.runJobs()
  expect((await t.mailsTo(ada.email)).map(({ subject }) => subject)).toContain('Your password was changed')
})

test('without the present password nothing changes, and guessing it has to wait', async () => {
  const { ada, change } = await arrange()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { details } = expectFailure(await change('wrong'), 403, 'account.wrong_password')
    expect(details).toEqual([{ path: 'currentPassword', message: 'This is not your current password.' }])
  }

  expectFailure(await change(), 429, 'throttle.password')

  expect((await ada.signIn()).statusCode).toBe(200)
})

test('the wrong passwords before a right one are forgotten', async () => {
  const { ada, change } = await arrange()
  for (let attempt = 0; attempt < 4; attempt += 1) await change('wrong')

  expect((await change()).statusCode).toBe(200)
  expect((await ada.signIn(fresh)).statusCode).toBe(200)
})

test('of two changes at once the second is refused, as it no longer knows the present password', async () => {
  const { t, ada, change } = await arrange()

  const responses = await t.race({ table: 'users', id: ada.id }, [
    () => change(ada.password, 'the first of the two'),
    () => change(ada.password, 'the second of the two'),
  ])

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 403])
  expect((await ada.signIn('the first of the two')).statusCode).toBe(200)
})

test('a new password has to be good enough', async () => {
  const { change, ada } = await arrange()

  const { details } = expectFailure(await change(ada.password, 'short'), 400, 'request.invalid')

  expect(details).toEqual([{ path: 'newPassword', message: 'Use a password of at least 8 characters.' }])
})
