import { dayMs } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { mailedToken, signUpConfirmed } from '../../../../testing/mailed-links.ts'
import { addPasskey, codeAt, passkeyOptions } from '../../../../testing/second-factor.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { sweepAccounts } from '../sweep-accounts.ts'

const start = Date.parse('2030-01-01T00:00:00Z')
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const newerFirefox = firefox.replaceAll('140.0', '141.0')
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const by = (agent: string) => ({ headers: { 'user-agent': agent }, remoteAddress: '203.0.113.7' })

async function arrange() {
  const t = await startTestApp()
  t.setClock(new Date(start))
  const ada = await signUpConfirmed(t)
  const { email, password } = ada
  const signIn = (agent: string) => t.anonymous.post('/auth/login', { email, password }, by(agent))
  await signIn(firefox)
  return {
    t,
    ada,
    signIn,
    after: (days: number) => t.setClock(new Date(start + days * dayMs)),
    mails: async () => {
      await t.runJobs()
      return (await t.mailsTo(email)).filter(({ subject }) => subject === 'New sign-in to your account')
    },
  }
}

const securityNotices = async (t: TestApp, session: { token: string }) => {
  const notifications = (await t.as(session).get('/api/notifications')).json<{ kind: string; text: string }[]>()
  return notifications.filter(({ kind }) => kind === 'account.security').map(({ text }) => text)
}

test('a sign-in from a new device is told by a mail and a notification', async () => {
  const { t, ada, signIn, mails } = await arrange()

  await signIn(safari)

  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.text).toContain(
    'Safari on iPhone signed in to your Guildhall account on January 1, 2030 at 12:00 AM UTC',
  )
  expect(mail?.text).toContain('from the network 203.0.113.x')
  expect(await securityNotices(t, ada)).toEqual([
    'Safari on iPhone signed in to your account for the first time in a while.',
  ])
})

test('the first sign-in after sign-up tells nothing, from whatever device', async () => {
  const { mails } = await arrange() // signed up with another program

  expect(await mails()).toEqual([])
})

test('neither does one from the device of the sign-up, nor a newer version of a browser', async () => {
  const { ada, signIn, mails } = await arrange()

  await ada.signIn()
  await signIn(newerFirefox)

  expect(await mails()).toEqual([])
})

test('a device is told once, and again after 90 days without a sign-in', async () => {
  const { t, signIn, mails, after } = await arrange()
  await signIn(safari)
  after(89)
  await signIn(safari)
  expect(await mails()).toHaveLength(1)
  after(89 + 90)
  await sweepAccounts(t.deps)

  await signIn(safari)

  expect(await mails()).toHaveLength(2)
})

test('a device whose session is in use is known, however long ago it signed in', async () => {
  const { t, signIn, mails, after } = await arrange()
  const { token } = (await signIn(safari)).json()
  for (let day = 20; day <= 100; day += 20) {
    after(day)
    await t.as({ token }).get('/api/auth/me')
  }

  await signIn(safari)

  expect(await mails()).toHaveLength(1)
})

test('signing out does not make a device new', async () => {
  const { t, signIn, mails } = await arrange()
  const session = (await signIn(firefox)).json()
  await t.as(session).post('/api/auth/logout')

  await signIn(firefox)

  expect(await mails()).toEqual([])
})

test('a sleeping account is told of a stranger, too', async () => {
  const { t, signIn, mails, after } = await arrange()
  after(400)
  await sweepAccounts(t.deps)

  await signIn(safari)

  expect(await mails()).toHaveLength(1)
})

test('names that a script invents fill no mailbox', async () => {
  const { signIn, mails } = await arrange()

  for (let count = 0; count < 5; count += 1) await signIn(`script-${count}/1.0`)

  expect(await mails()).toEqual([]) // like the program that signed up: neither browser nor system is known
})

test('two-factor sign-ins and passkeys are told alike, a wrong code is not', async () => {
  const { t, ada, mails } = await arrange()
  const { authenticator } = await addPasskey(t, ada)
  await t.anonymous.post('/auth/login/passkey', authenticator.get(await passkeyOptions(t)), by(safari))
  expect(await mails()).toHaveLength(1)
  const { password, email } = ada
  const { uri } = (await t.as(ada).post('/api/auth/second-factor/setup', { password })).json()
  const { recoveryCodes } = (
    await t.as(ada).post('/api/auth/second-factor/confirm', { code: codeAt(uri, t.deps.clock()) })
  ).json()
  const android = safari.replace(/iPhone/g, 'Android')
  const { challenge } = (await t.anonymous.post('/auth/login', { email, password }, by(android))).json().secondFactor
  const finish = (recoveryCode: string) =>
    t.anonymous.post('/auth/login/second-factor', { challenge, recoveryCode }, by(android))

  await finish('wrong')
  expect(await mails()).toHaveLength(1)
  await finish(recoveryCodes[0])

  expect(await mails()).toHaveLength(2)
})

test('a sign-in that fails tells nothing', async () => {
  const { t, ada, mails } = await arrange()

  await t.anonymous.post('/auth/login', { email: ada.email, password: 'wrong' }, by(safari))

  expect(await mails()).toEqual([])
})

test('the device that chose a new password by mail signs in without a notice only if it is known', async () => {
  const { t, ada, signIn, mails } = await arrange()
  await t.anonymous.post('/auth/forgot-password', { email: ada.email })
  const token = await mailedToken(t, ada.email, 'reset-password')
  await t.anonymous.post('/auth/reset-password', { token, password: ada.password }, by(safari))

  await signIn(firefox)
  expect(await mails()).toEqual([])
  await signIn(safari)

  expect(await mails()).toHaveLength(1)
})
