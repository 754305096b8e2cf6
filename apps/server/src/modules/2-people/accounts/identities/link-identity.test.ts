import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { mailedToken, signUpConfirmed, signUpPerson } from '../../../../testing/mailed-links.ts'
import {
  arrangeProvider,
  finishAtProvider,
  goToProvider,
  signInAtProvider,
  signUpAtProvider,
  stopSharedProvider,
} from '../../../../testing/provider-sign-in.ts'
import { addPasskey } from '../../../../testing/second-factor.ts'
import { pendingLifetimeMs } from './identity.rules.ts'

// Outside of a test, so that the application lasts for all of them.
beforeAll(async () => {
  await arrangeProvider()
})
afterAll(stopSharedProvider)

const list = '/api/account/identities'

/** Somebody with a password, and the ticket that the provider's sign-in with the same address gets. */
async function arrangePending({ isConfirmed = true } = {}) {
  const { t, provider, person } = await arrangeProvider()
  const owner = isConfirmed ? await signUpConfirmed(t) : await signUpPerson(t)
  provider.setPerson({ ...person, email: owner.email.toUpperCase() })
  const refused = await signInAtProvider(t)
  expect(refused.statusCode).toBe(409)
  return { t, owner, provider, person, ...refused.json<{ link: { ticket: string; email: string } }>() }
}

test('an account with the same address is linked after its own sign-in, and its owner is told', async () => {
  const { t, owner, link } = await arrangePending()

  expectFailure(await t.as(owner).post(list, { ticket: link.ticket }), 403, 'identity.sign_in_again')
  const session = (await owner.signIn()).json<{ token: string }>()
  expect((await t.as(session).post(list, { ticket: link.ticket })).statusCode).toBe(204)

  expect((await signInAtProvider(t)).json().session.userId).toBe(owner.id)
  expectFailure(await t.as(session).post(list, { ticket: link.ticket }), 404, 'identity.ticket_invalid')
  await t.runJobs()
  expect((await t.mailsTo(owner.email)).map(({ subject }) => subject)).toContain('A new way to sign in was added')
})

test('the ticket is of no use to another account, nor after half an hour', async () => {
  const { t, owner, link } = await arrangePending()
  const stranger = await signUpPerson(t)
  const fresh = (await stranger.signIn()).json<{ token: string }>()

  expectFailure(await t.as(fresh).post(list, { ticket: link.ticket }), 403, 'identity.sign_in_again')
  t.setClock(new Date(Date.now() + pendingLifetimeMs + 1_000))
  const session = (await owner.signIn()).json<{ token: string }>()
  expectFailure(await t.as(session).post(list, { ticket: link.ticket }), 404, 'identity.ticket_invalid')
})

test('a mailed link links, once', async () => {
  const { t, owner, link } = await arrangePending()

  expect((await t.anonymous.post('/auth/providers/link-mail', { ticket: link.ticket })).statusCode).toBe(202)
  const token = await mailedToken(t, owner.email, 'login/link')
  expect((await t.anonymous.post('/auth/link-identity', { token })).json()).toEqual({ email: owner.email })

  expect((await signInAtProvider(t)).json().session.userId).toBe(owner.id)
  expect((await owner.signIn()).statusCode).toBe(200)
  expectFailure(await t.anonymous.post('/auth/link-identity', { token }), 404, 'account.link_invalid')
  await t.runJobs()
  expect((await t.mailsTo(owner.email)).map(({ text }) => text).join()).not.toContain('no longer works')
})

test('what could sign in to an account with an unconfirmed address cannot after the mailed link', async () => {
  const { t, owner, link } = await arrangePending({ isConfirmed: false })
  await addPasskey(t, owner)
  await t.anonymous.post('/auth/providers/link-mail', { ticket: link.ticket })
  const token = await mailedToken(t, owner.email, 'login/link')

  expect((await t.anonymous.post('/auth/link-identity', { token })).statusCode).toBe(200)

  expectFailure(await owner.signIn(), 401, 'session.wrong_credentials')
  expect((await t.as(owner).get('/api/auth/me')).statusCode).toBe(401)
  const { session } = (await signInAtProvider(t)).json()
  expect(session.userId).toBe(owner.id)
  expect((await t.as(session).get('/api/auth/passkeys')).json()).toEqual({ passkeys: [] })
  await t.runJobs()
  const told = (await t.mailsTo(owner.email)).find(({ subject }) => subject === 'A new way to sign in was added')
  expect(told?.text).toContain('Its password no longer works, and all devices were signed out.')
  expect(told?.text).toContain('These passkeys were removed: “')
})

test('nor does a second factor that was turned on long ago keep the owner of the address out', async () => {
  const { t, owner, link } = await arrangePending({ isConfirmed: false })
  const app = `insert into authenticator_apps (user_id, secret, created_at, confirmed_at)
    values ($1, '', now() - interval '1 month', now() - interval '1 month')`
  await t.pool.query(app, [owner.id])
  await t.anonymous.post('/auth/providers/link-mail', { ticket: link.ticket })
  const token = await mailedToken(t, owner.email, 'login/link')

  expect((await t.anonymous.post('/auth/link-identity', { token })).statusCode).toBe(200)

  expect((await signInAtProvider(t)).json().session.userId).toBe(owner.id)
})

test('settings link a provider with the password, and only to the account that asked', async () => {
  const { t } = await arrangeProvider()
  const owner = await signUpPerson(t)
  const start = (password: string) => t.as(owner).post(`${list}/oidc/start`, { password })
  expectFailure(await start('wrong'), 403, 'account.wrong_password')
  const back = await goToProvider(t, { start: () => start(owner.password) })

  expectFailure(await finishAtProvider(t, back, await signUpPerson(t)), 409, 'identity.other_account')
  const again = await goToProvider(t, { start: () => start(owner.password) })
  expect((await finishAtProvider(t, again, owner)).json()).toEqual({ next: '/settings/security', session: null })

  expect((await t.as(owner).get(list)).json()).toMatchObject({
    identities: [{ provider: 'oidc', name: 'Example ID', lastUsedAt: null }],
    providers: [{ id: 'oidc', name: 'Example ID' }],
  })
})

test('one identity signs in to one account, and an account has one of a provider', async () => {
  const { t, provider, person } = await arrangeProvider()
  await signUpAtProvider(t)
  const owner = await signUpPerson(t)
  const link = async () => {
    const start = () => t.as(owner).post(`${list}/oidc/start`, { password: owner.password })
    return finishAtProvider(t, await goToProvider(t, { start }), owner)
  }

  expectFailure(await link(), 409, 'identity.in_use')
  provider.setPerson({ ...person, sub: t.newId() })
  expect((await link()).statusCode).toBe(200)
  provider.setPerson({ ...person, sub: t.newId() })
  expectFailure(await link(), 409, 'identity.one_each')
})

test('an account without a password chooses one by mail; that removes what signed in before', async () => {
  const { t, person } = await arrangeProvider()
  const user = await signUpAtProvider(t)
  const [identity] = (await t.as(user).get(list)).json().identities
  const remove = (password: string) => t.as(user).post(`${list}/${identity._id}/removal`, { password })
  expectFailure(await remove('anything'), 409, 'account.no_password')
  expectFailure(
    await t.anonymous.post('/auth/login', { email: person.email, password: 'x' }),
    401,
    'session.wrong_credentials',
  )

  await t.anonymous.post('/auth/forgot-password', { email: person.email })
  const token = await mailedToken(t, person.email, 'reset-password')
  const password = 'three calm river stones'
  expect((await t.anonymous.post('/auth/reset-password', { token, password })).statusCode).toBe(204)

  await t.runJobs()
  const told = (await t.mailsTo(person.email)).map(({ text }) => text).join()
  expect(told).toContain(`no longer sign in to yours: “${person.email}”`)
  const { link } = (await signInAtProvider(t)).json()
  const session = (await t.anonymous.post('/auth/login', { email: person.email, password })).json()
  expect((await t.as(session).post(list, { ticket: link.ticket })).statusCode).toBe(204)
  const [linked] = (await t.as(session).get(list)).json().identities
  expect((await t.as(session).post(`${list}/${linked._id}/removal`, { password })).statusCode).toBe(204)
  expectFailure(await t.as(session).post(`${list}/${linked._id}/removal`, { password }), 404, 'identity.not_found')
})
