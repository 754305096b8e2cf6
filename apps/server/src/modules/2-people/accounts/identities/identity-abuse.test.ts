import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProvider } from '../../../../platform/identity-providers/open-provider.ts'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { mailedToken, signUpConfirmed, signUpPerson } from '../../../../testing/mailed-links.ts'
import {
  arrangeProvider,
  finishAtProvider,
  goToProvider,
  insertIdentity,
  signInAtProvider,
  signUpAtProvider,
  stopSharedProvider,
} from '../../../../testing/provider-sign-in.ts'
import { password, signUpWithApp } from '../../../../testing/second-factor.ts'
import { flowCookie, readFlowCookie } from './flow-cookie.ts'

// Outside of a test, so that the application lasts for all of them.
beforeAll(async () => {
  await arrangeProvider()
})
afterAll(stopSharedProvider)

const list = '/api/account/identities'

test.each(['state', 'nonce', 'verifier'] as const)('an answer to another %s is refused', async (part) => {
  const { provider } = await arrangeProvider()
  const opened = openProvider(provider.config)
  const asked = { state: 'a'.repeat(43), nonce: 'b'.repeat(43), verifier: 'c'.repeat(43) }
  const home = 'http://localhost:3000/login/oidc'
  const answerTo = async () => new URL(home + (await provider.visit((await opened.begin(home, asked)).href)))

  await expect(opened.finish(await answerTo(), { ...asked, [part]: 'x'.repeat(43) })).rejects.toMatchObject({
    code: 'provider.refused',
  })
  expect(await opened.finish(await answerTo(), asked)).toMatchObject({ name: 'Ada Lovelace' })
})

test('whoever is signed in as somebody else gets a session of their own, and that one stays theirs', async () => {
  const { t } = await arrangeProvider()
  const [owner, other] = [await signUpAtProvider(t), await signUpPerson(t)]

  const { session } = (await finishAtProvider(t, await goToProvider(t), other)).json()

  expect(session).toMatchObject({ userId: owner.id, token: expect.not.stringMatching(other.token) })
  expect((await t.as(other).get('/api/auth/me')).json()).toMatchObject({ userId: other.id })
})

test('where the site has https, the cookie travels by it alone, and no neighboring host can set it', () => {
  const site = 'https://guildhall.example'
  const cookie = flowCookie('sealed', site)

  expect(cookie).toMatch(/^__Host-guildhall-sign-in=sealed; Path=\/; .*; Secure$/)
  expect(readFlowCookie(cookie, site)).toBe('sealed')
  expect(readFlowCookie('guildhall-sign-in=planted', site)).toBeUndefined()
})

test('the log holds nothing that signs in', async () => {
  const { t, provider } = await arrangeProvider()
  const back = await goToProvider(t)
  const taken = await finishAtProvider(t, back)
  await finishAtProvider(t, back)
  await t.anonymous.post('/auth/providers/oidc/finish', { answer: back.answer.repeat(40) })

  const log = JSON.stringify(t.logged())
  const { code, state } = Object.fromEntries(new URLSearchParams(back.answer))
  const secrets = [code!, state!, back.cookie.split('=')[1]!, taken.json().session.token, provider.config.clientSecret]
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

test('an address that the provider has not proven links nothing, not even with the password', async () => {
  const { t, provider, person } = await arrangeProvider()
  const owner = await signUpConfirmed(t)
  provider.setPerson({ ...person, email: owner.email, email_verified: false })

  const refused = await signInAtProvider(t)

  const { message } = expectFailure(refused, 409, 'identity.unproven_address')
  expect(message).toContain('link Example ID in its security settings')
  expect(refused.json()).not.toHaveProperty('link')
})

test('whoever waited in an account with another person’s address cannot move it away after the mailed link', async () => {
  const { t, provider, person } = await arrangeProvider()
  const thief = await signUpPerson(t)
  const elsewhere = `${t.newId()}@example.com`
  await t.as(thief).put('/api/account/email', { email: elsewhere, password: thief.password })
  const change = await mailedToken(t, elsewhere, 'confirm-new-email')
  provider.setPerson({ ...person, email: thief.email })
  const { link } = (await signInAtProvider(t)).json()
  await t.anonymous.post('/auth/providers/link-mail', { ticket: link.ticket })
  const token = await mailedToken(t, thief.email, 'login/link')

  expect((await t.anonymous.post('/auth/link-identity', { token })).statusCode).toBe(200)

  expectFailure(await t.anonymous.post('/auth/confirm-new-email', { token: change }), 404, 'account.link_invalid')
})

test('who began to link before a new password cannot finish after it', async () => {
  const { t } = await arrangeProvider()
  const owner = await signUpPerson(t)
  const start = () => t.as(owner).post(`${list}/oidc/start`, { password: owner.password })
  const back = await goToProvider(t, { start })
  const newPassword = 'three calm river stones'
  const path = '/api/account/password'
  const changed = (await t.as(owner).put(path, { currentPassword: owner.password, newPassword })).json()

  expectFailure(await finishAtProvider(t, back, changed), 409, 'identity.other_account')
  expect((await t.as(changed).get(list)).json().identities).toEqual([])
})

test('a session that a new password ends meanwhile links nothing with its ticket', async () => {
  const { t, provider, person } = await arrangeProvider()
  const owner = await signUpConfirmed(t)
  provider.setPerson({ ...person, email: owner.email })
  const { link } = (await signInAtProvider(t)).json()
  const session = (await owner.signIn()).json<{ token: string }>()

  const passwords = { currentPassword: owner.password, newPassword: 'three calm river stones' }
  const [changed, linked] = await t.race({ table: 'users', id: owner.id }, [
    () => t.as(owner).put('/api/account/password', passwords),
    () => t.as(session).post(list, { ticket: link.ticket }),
  ])

  expect(changed?.statusCode).toBe(200)
  expectFailure(linked!, 403, 'identity.sign_in_again')
  expect(await t.value('select count(*) from identities where user_id = $1', [owner.id])).toBe(0)
})

test('a provider that is removed opens no session that was asked for meanwhile', async () => {
  const { t, person } = await arrangeProvider()
  const owner = await signUpPerson(t)
  await insertIdentity(t, { userId: owner.id, subject: person.sub })
  const [identity] = (await t.as(owner).get(list)).json().identities
  const back = await goToProvider(t)

  const [removed, signedIn] = await t.race({ table: 'users', id: owner.id }, [
    () => t.as(owner).post(`${list}/${identity._id}/removal`, { password: owner.password }),
    () => finishAtProvider(t, back),
  ])

  expect(removed?.statusCode).toBe(204)
  expectFailure(signedIn!, 404, 'identity.not_found')
})

test('nor does it finish a sign-in that waits for its second step', async () => {
  const { t, person } = await arrangeProvider()
  const { user, codeAt, now } = await signUpWithApp(t)
  await insertIdentity(t, { userId: user.userId, subject: person.sub })
  const { challenge } = (await signInAtProvider(t)).json().secondFactor
  const [identity] = (await t.as(user).get(list)).json().identities

  const removed = await t.as(user).post(`${list}/${identity._id}/removal`, { password, code: codeAt(now) })
  expect(removed.statusCode).toBe(204)

  const step = { challenge, code: codeAt(new Date(now.getTime() + 30_000)) }
  expectFailure(await t.anonymous.post('/auth/login/second-factor', step), 401, 'session.challenge_ended')
})

test('the only way to sign in stays', async () => {
  const { t } = await arrangeProvider()
  const user = await signUpAtProvider(t)
  const [identity] = (await t.as(user).get(list)).json().identities

  expectFailure(await t.as(user).post(`${list}/${identity._id}/removal`, { password: 'x' }), 409, 'account.no_password')
  expect((await signInAtProvider(t)).statusCode).toBe(200)
})
