import { randomUUID } from 'node:crypto'
import { dayMs } from '@guildhall/contract'
import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { verifyPassword } from './passwords.ts'

const person = () => {
  const id = randomUUID().slice(0, 8)
  return { username: `Ada ${id}`, email: `Ada.${id}@Example.com`, password: 'correct horse' }
}

describe.each(['/auth/signup', '/auth/register'])('POST %s', (url) => {
  test('answers a token that opens a session, and the account as it was typed', async () => {
    const t = await startTestApp()
    const ada = person()

    const response = await t.anonymous.post(url, ada)

    expect(response.statusCode).toBe(201)
    const session = response.json()
    expect(session).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userId: expect.any(String),
      username: ada.username,
      name: ada.username,
      email: ada.email,
      profileImage: '',
      isUnconfirmed: true,
    })
    const me = await t.as(session).get('/api/auth/me')
    const { token: _token, ...account } = session
    expect(me.json()).toEqual(account)
  })

  test('refuses an email that has an account, in whatever letter case, and makes none', async () => {
    const t = await startTestApp()
    const ada = person()
    await t.anonymous.post(url, ada)

    const response = await t.anonymous.post(url, { ...ada, email: ` ${ada.email.toUpperCase()} ` })

    const { message } = expectFailure(response, 409, 'account.email_taken')
    expect(message).toBe('An account with this email already exists. Sign in instead, or use another email.')
    expect(await t.value('select count(*) from users where lower(email) = lower($1)', [ada.email])).toBe(1)
  })

  test('names every field at fault', async () => {
    const t = await startTestApp()

    const response = await t.anonymous.post(url, { username: ' ', email: 'ada', password: 'short' })

    const { details } = expectFailure(response, 400, 'request.invalid')
    expect(details).toEqual([
      { path: 'username', message: 'Username is required.' },
      { path: 'email', message: 'Enter a valid email address, such as name@example.com.' },
      { path: 'password', message: 'Use a password of at least 8 characters.' },
    ])
  })
})

describe('POST /auth/signup', () => {
  test.each(['  Zoë 💅 ', 'مريم\u200f', 'Node.js Ninja', '💅'.repeat(200)])(
    'the name %j comes back exactly as it was sent, now and later',
    async (username) => {
      const t = await startTestApp()

      const session = (await t.anonymous.post('/auth/signup', { ...person(), username })).json()

      expect(session.username).toBe(username)
      expect((await t.as(session).get('/api/auth/me')).json().username).toBe(username)
    },
  )

  test('a name with an address in it is refused at sign-up, as a new name and in a profile', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    const name = 'Ada, see https://spam.example'

    const signUp = await t.anonymous.post('/auth/signup', { ...person(), username: name })
    const rename = await t.as(ada).put('/api/account/username', { username: name })
    const profile = await t.as(ada).put('/api/profile/me', { name })

    const messages = [signUp, rename, profile].map((answer) => expectFailure(answer, 400, 'request.invalid').message)
    expect(messages).toEqual([
      'Username cannot contain a web or email address.',
      'Username cannot contain a web or email address.',
      'Name cannot contain a web or email address.',
    ])
  })

  test('when ten arrive at once with one email, one account is made and nine are told', async () => {
    const t = await startTestApp()
    const ada = person()
    const emailKey = ada.email.toLowerCase()
    // Blocks every attempt until it is rolled back.
    const obstacle = {
      text: `insert into users (username, email, email_key, password_hash) values ('x', 'x', $1, 'x')`,
      values: [emailKey],
    }
    const attempts = Array.from({ length: 10 }, () => () => t.anonymous.post('/auth/signup', ada))

    const responses = await t.raceBehind(obstacle, attempts)

    expect(sortedStatuses(responses)).toEqual([201, ...Array(9).fill(409)])
    expect(await t.value('select count(*) from users where email_key = $1', [emailKey])).toBe(1)
    const sessions = 'select count(*) from sessions s join users u on u.id = s.user_id where u.email_key = $1'
    expect(await t.value(sessions, [emailKey])).toBe(1)
  })

  test('keeps neither the password nor the token in a form that could be used', async () => {
    const t = await startTestApp()
    const ada = person()

    const { token, userId } = (await t.anonymous.post('/auth/signup', ada)).json()

    const user = String(await t.value('select u::text from users u where id = $1', [userId]))
    const session = String(await t.value('select s::text from sessions s where user_id = $1', [userId]))
    expect(user).toContain('$argon2id$v=19$')
    expect(user).not.toContain(ada.password)
    expect(session).not.toContain(token)
    expect(session).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
    expect(await t.value('select token_hash = sha256($1) from sessions where user_id = $2', [token, userId])).toBe(true)
  })
})

describe('POST /auth/login', () => {
  test('opens a new session for the right password, however the email is written', async () => {
    const t = await startTestApp()
    const ada = person()
    const first = (await t.anonymous.post('/auth/signup', ada)).json()

    const response = await t.anonymous.post('/auth/login', {
      email: ` ${ada.email.toUpperCase()}\n`,
      password: ada.password,
    })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ ...first, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(response.json().token).not.toBe(first.token)
    for (const session of [first, response.json()]) {
      expect((await t.as(session).get('/api/auth/me')).statusCode).toBe(200)
    }
  })

  test('the answer and the account carry the picture of the profile, as it is now', async () => {
    const t = await startTestApp()
    const ada = person()
    const session = (await t.anonymous.post('/auth/signup', ada)).json()
    const pictures = async () => [
      (await t.anonymous.post('/auth/login', ada)).json().profileImage,
      (await t.as(session).get('/api/auth/me')).json().profileImage,
    ]

    for (const profileImage of ['https://pictures.example/1.png', 'https://pictures.example/2.png', '']) {
      await t.as(session).put('/api/profile/me', { profileImage })
      expect(await pictures()).toEqual([profileImage, profileImage])
    }
  })

  test('the answer and the account say on which side the person was last active', async () => {
    const t = await startTestApp()
    const user = await t.insertUser()
    const sides = async () => [
      (await t.anonymous.post('/auth/login', { email: user.email, password: testPassword })).json().side,
      (await t.as(user).get('/api/auth/me')).json().side,
    ]
    const ago = (days: number) => new Date(Date.now() - days * dayMs)

    expect(await sides()).toEqual([undefined, undefined])
    await t.as(user).put('/api/profile/me', { title: 'Joiner' })
    expect(await sides()).toEqual(['freelancer', 'freelancer'])
    await t.insertProject({ clientId: user.id, createdAt: ago(3) })
    expect(await sides()).toEqual(['client', 'client'])
    await t.insertProposal({ freelancerId: user.id, createdAt: ago(2) })
    expect(await sides()).toEqual(['freelancer', 'freelancer'])
    await t.insertProject({ clientId: user.id, createdAt: ago(1) })
    expect(await sides()).toEqual(['client', 'client'])
  })

  test('an unknown email and a wrong password are refused with the same words', async () => {
    const t = await startTestApp()
    const ada = person()
    await t.anonymous.post('/auth/signup', ada)

    const wrong = await t.anonymous.post('/auth/login', { email: ada.email, password: 'correct house' })
    const unknown = await t.anonymous.post('/auth/login', { email: 'nobody@example.com', password: ada.password })

    const { error } = expectFailure(wrong, 401, 'session.wrong_credentials')
    expect(error).toBe('Invalid credentials')
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    const { 'content-length': _, date: __, ...headers } = unknown.headers
    expect(wrong.headers).toMatchObject(headers)
  })

  test.each([
    { password: 'Correct horse' },
    { password: 'correct horse ' },
    { password: 'correct hors' },
    { password: '' },
  ])('“$password” is not “correct horse”', async ({ password }) => {
    const t = await startTestApp()
    const ada = person()
    await t.anonymous.post('/auth/signup', ada)

    const response = await t.anonymous.post('/auth/login', { email: ada.email, password })

    expectFailure(response, 401, 'session.wrong_credentials')
  })

  test('an unknown email costs a password check, too: the answer waits its turn behind another', async () => {
    const t = await startTestApp()
    const slowHash = await hash('a password', { memoryCost: 19_456, timeCost: 10 })
    const ended: string[] = []

    await Promise.all([
      verifyPassword('wrong', slowHash).then(() => ended.push('another check')),
      t.anonymous
        .post('/auth/login', { email: `${randomUUID()}@example.com`, password: 'wrong' })
        .then(({ statusCode }) => ended.push(`answer ${statusCode}`)),
    ])

    expect(ended).toEqual(['another check', 'answer 401'])
  })
})

describe('the bearer header', () => {
  test.each([
    { header: 'Bearer TOKEN', status: 200 },
    { header: 'bearer   TOKEN', status: 200 },
    { header: 'TOKEN', status: 401 },
    { header: 'Basic TOKEN', status: 401 },
    { header: 'Bearer TOKEN TOKEN', status: 401 },
    { header: 'Bearer TOKENx', status: 401 },
    { header: 'Bearer x', status: 401 },
    { header: 'Bearer ', status: 401 },
    { header: `Bearer ${'a'.repeat(600)}`, status: 401 },
  ])('“$header” gives $status', async ({ header, status }) => {
    const t = await startTestApp()
    const { token } = await t.insertUser()

    const { statusCode, headers } = await t.anonymous.get('/api/auth/me', undefined, {
      headers: { authorization: header.replaceAll('TOKEN', token) },
    })

    expect(statusCode).toBe(status)
    expect(headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined)
  })
})
