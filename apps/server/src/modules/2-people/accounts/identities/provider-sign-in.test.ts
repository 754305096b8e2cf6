import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../../testing/expect-failure.ts'
import { startOpenIdProvider } from '../../../../testing/openid-provider.ts'
import {
  arrangeGitHub,
  arrangeProvider,
  finishAtProvider,
  goToProvider,
  insertIdentity,
  signInAtProvider,
  signUpAtProvider,
  stopSharedProvider,
} from '../../../../testing/provider-sign-in.ts'
import { signUpWithApp } from '../../../../testing/second-factor.ts'
import { startTestApp } from '../../../../testing/test-app.ts'
import { flowLifetimeMs } from './identity.rules.ts'

// Outside of a test, so that the application lasts for all of them.
beforeAll(async () => {
  await arrangeProvider()
})
afterAll(stopSharedProvider)

test('where no provider is set up, none is offered', async () => {
  const t = await startTestApp()

  expect((await t.anonymous.get('/auth/providers')).json()).toEqual({ providers: [] })
  expectFailure(await t.anonymous.post('/auth/providers/google/start', {}), 404, 'provider.unknown')
})

test('the first sign-in makes an account with a confirmed address, and the next one opens it', async () => {
  const { t, person } = await arrangeProvider()

  const { next, session } = (await signInAtProvider(t)).json()

  expect(next).toBe('/freelance')
  expect(session).toMatchObject({ username: 'Ada Lovelace', email: person.email })
  expect(session).not.toHaveProperty('isUnconfirmed')
  expect((await t.as(session).get('/api/account')).json()).toMatchObject({ emailConfirmed: true, hasPassword: false })
  expect(await t.mailsTo(person.email)).toEqual([])
  const again = (await signInAtProvider(t)).json().session
  expect(again).toMatchObject({ userId: session.userId, token: expect.not.stringMatching(session.token) })
  expect((await t.as(again).get('/api/account/sessions')).json()).toHaveLength(2)
})

test('the browser is sent with a challenge and an exact address, and keeps what only it has', async () => {
  const { t } = await arrangeProvider()

  const { url, setCookie } = await goToProvider(t)

  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: 'http://localhost:3000/login/oidc',
    response_type: 'code',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(setCookie).toMatch(/; Path=\/auth\/providers; Max-Age=600; HttpOnly; SameSite=Lax$/)
  expect(setCookie).not.toContain(url.searchParams.get('state'))
})

test('an address that the provider has not proven is not confirmed', async () => {
  const { t, provider, person } = await arrangeProvider()
  provider.setPerson({ ...person, email_verified: false })

  const { session } = (await signInAtProvider(t)).json()

  expect(session).toMatchObject({ isUnconfirmed: true })
  await t.runJobs()
  expect((await t.mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['Confirm your email address'])
})

test('the subject decides whose account it is, whatever its address', async () => {
  const { t, provider, person } = await arrangeProvider()
  const { userId } = await signUpAtProvider(t)

  provider.setPerson({ ...person, email: `new.${person.email}` })
  expect((await signInAtProvider(t)).json().session).toMatchObject({ userId, email: person.email })
  provider.setPerson({ ...person, sub: t.newId() })
  expect((await signInAtProvider(t)).json().code).toBe('identity.link_required')
})

test('without an address there is no account', async () => {
  const { t, provider, person } = await arrangeProvider()
  provider.setPerson({ sub: person.sub })

  expectFailure(await signInAtProvider(t), 400, 'identity.no_email')
})

test('two-factor sign-in asks for its code here, too', async () => {
  const { t, person } = await arrangeProvider()
  const { user, codeAt, now } = await signUpWithApp(t)
  await insertIdentity(t, { userId: user.userId, subject: person.sub })

  const response = await signInAtProvider(t)

  expect(response.statusCode).toBe(401)
  const { secondFactor, next } = response.json()
  expect(next).toBe('/freelance')
  const finished = await t.anonymous.post('/auth/login/second-factor', {
    challenge: secondFactor.challenge,
    code: codeAt(now),
  })
  expect(finished.json()).toMatchObject({ userId: user.userId })
})

test('an answer is taken once, soon, and only from the browser that asked', async () => {
  const { t } = await arrangeProvider()
  const back = await goToProvider(t)
  const elsewhere = await goToProvider(t)
  const refusal = [400, 'identity.started_elsewhere'] as const

  expectFailure(await finishAtProvider(t, { answer: back.answer }), ...refusal)
  expectFailure(await finishAtProvider(t, { answer: back.answer, cookie: elsewhere.cookie }), ...refusal)
  expectFailure(await finishAtProvider(t, { ...back, cookie: `${back.cookie.slice(0, -2)}AA` }), ...refusal)
  expectFailure(
    await finishAtProvider(t, { ...back, answer: back.answer.replace(/state=[^&]+/, 'state=x') }),
    ...refusal,
  )
  t.setClock(new Date(Date.now() + flowLifetimeMs + 1_000))
  expectFailure(await finishAtProvider(t, back), ...refusal)
  t.setClock(undefined)
  const taken = await finishAtProvider(t, back)
  expect(taken.statusCode).toBe(200)
  expect(taken.headers['set-cookie']).toMatch(/^guildhall-sign-in=; .*Max-Age=0/)
  expectFailure(await finishAtProvider(t, back), ...refusal)
})

test('whoever says no at the provider, and a provider that is away, get a sentence to act on', async () => {
  const { t, provider } = await arrangeProvider()
  provider.setPerson(undefined)
  expectFailure(await finishAtProvider(t, await goToProvider(t)), 400, 'provider.cancelled')

  const { t: other, github } = await arrangeGitHub(octocat())
  const back = await goToProvider(other, { id: 'github' })
  github.setDown(true)
  const failure = expectFailure(await finishAtProvider(other, { ...back, id: 'github' }), 503, 'provider.unreachable')
  expect(failure.message).toBe(
    'At the moment GitHub cannot be reached. Try again in a few minutes, or sign in another way.',
  )
})

test('a provider that is not there at the start is asked again later', async () => {
  const provider = await startOpenIdProvider()
  await provider.stop()
  const t = await startTestApp({ identityProviders: [provider.config] })

  for (let times = 0; times < 2; times += 1) {
    expectFailure(await t.anonymous.post('/auth/providers/oidc/start', {}), 503, 'provider.unreachable')
  }
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/\t/evil.example'])(
  '%j is no way to go on',
  async (next) => {
    const { t } = await arrangeProvider()

    expectFailure(await t.anonymous.post('/auth/providers/oidc/start', { next }), 400, 'request.invalid')
  },
)

test('of two tabs with one new identity, both get into the one account', async () => {
  const { t, person } = await arrangeProvider()
  const [one, other] = [await goToProvider(t), await goToProvider(t)]
  const obstacle = {
    text: `with anybody as (insert into users (username, email, email_key, password_hash) values ('x', 'x', $1, '') returning id)
      select id from anybody`,
    values: [person.email],
  }

  const answers = await t.raceBehind(obstacle, [() => finishAtProvider(t, one), () => finishAtProvider(t, other)])

  expect(sortedStatuses(answers)).toEqual([200, 200])
  expect(new Set(answers.map((answer) => answer.json().session.userId)).size).toBe(1)
  expect(await t.value('select count(*) from identities where subject = $1', [person.sub])).toBe(1)
})

test('GitHub signs in by its number, which stays when the login changes', async () => {
  const { t, github } = await arrangeGitHub(octocat())

  const { session } = (await signInAtProvider(t, 'github')).json()

  expect(session).toMatchObject({ username: 'The Octocat', email: github.person.emails[1]?.email })
  github.person.login = 'octocat-2'
  expect((await signInAtProvider(t, 'github')).json().session.userId).toBe(session.userId)
  const { identities } = (await t.as(session).get('/api/account/identities')).json()
  expect(identities).toMatchObject([{ provider: 'github', name: 'GitHub', label: 'octocat-2' }])
})

test('GitHub says what a person has there: what is their own and public, while they have it linked', async () => {
  const shown = { name: 'hinges', description: 'Brass ones.', language: 'TypeScript' }
  const { t, github } = await arrangeGitHub({
    ...octocat(),
    repositories: [
      shown,
      { name: 'copy', description: null, language: null, fork: true },
      { name: 'secret', description: null, language: null, private: true },
    ],
  })
  const { session } = (await signInAtProvider(t, 'github')).json()
  const list = () => t.as(session).get('/api/account/repositories')

  expect((await list()).json()).toEqual({
    login: 'octocat',
    repositories: [{ ...shown, url: `${github.config.issuer.origin}/octocat/hinges` }],
  })
  github.person.id += 1
  expect((await list()).json().repositories).toEqual([])
  github.setDown(true)
  expectFailure(await list(), 503, 'provider.unreachable')
  expectFailure(await t.as(await t.insertUser()).get('/api/account/repositories'), 409, 'identity.not_linked')
})

test('a code that GitHub does not know is refused', async () => {
  const { t } = await arrangeGitHub(octocat(), { logLevel: 'warn' })
  const back = await goToProvider(t, { id: 'github' })
  const answer = back.answer.replace(/code=[^&]+/, 'code=invented')

  expectFailure(await finishAtProvider(t, { ...back, answer, id: 'github' }), 400, 'provider.refused')
  const refused = t.logged().find((line) => line.code === 'provider.refused')
  expect(refused).toMatchObject({ provider: 'GitHub', reason: expect.stringMatching(/\w/) })
  expect(refused?.reason).not.toContain('invented')
})

test('repositories are asked for now and then, not all the time', async () => {
  const { t } = await arrangeGitHub(octocat(), { rateLimitFactor: 1 })
  const { session } = (await signInAtProvider(t, 'github')).json()
  const list = () => t.as(session).get('/api/account/repositories')

  for (let asked = 0; asked < 10; asked += 1) expect((await list()).statusCode).toBe(200)

  expectFailure(await list(), 429, 'limit.repositories')
})

const octocat = () => ({
  id: 583_231,
  login: 'octocat',
  name: 'The Octocat',
  emails: [
    { email: 'old@example.com', primary: false, verified: true },
    { email: `${crypto.randomUUID()}@example.com`, primary: true, verified: true },
  ],
})
