import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import {
  addPasskey,
  confirmWith,
  password,
  signUp,
  signUpWithApp,
  startSignIn,
} from '../../../testing/second-factor.ts'
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

type Proof = { password?: string; code?: string; passkey?: object }
type Session = { token: string }

const steps = {
  'turning two-factor sign-in off': (t: TestApp, user: Session, proof: Proof) =>
    t.as(user).post('/api/auth/second-factor/off', proof),
  'new recovery codes': (t: TestApp, user: Session, proof: Proof) =>
    t.as(user).post('/api/auth/second-factor/recovery-codes', proof),
  'adding a passkey': (t: TestApp, user: Session, proof: Proof) => t.as(user).post('/api/auth/passkeys/options', proof),
  'removing a passkey': async (t: TestApp, user: Session, proof: Proof) => {
    const { passkeys } = (await t.as(user).get('/api/auth/passkeys')).json()
    return t.as(user).post(`/api/auth/passkeys/${passkeys[0]._id}/removal`, proof)
  },
  'another address': (t: TestApp, user: Session, proof: Proof) =>
    t.as(user).put('/api/account/email', { ...proof, email: `${t.newId()}@example.com` }),
  'another password': (t: TestApp, user: Session, { password: currentPassword, ...proof }: Proof) =>
    t.as(user).put('/api/account/password', { ...proof, currentPassword, newPassword: 'three calm river stones' }),
  'deleting the account': (t: TestApp, user: Session, proof: Proof) => t.as(user).post('/api/account/deletion', proof),
}
type Step = keyof typeof steps
const everyStep = Object.keys(steps) as Step[]

async function arrangeOwner() {
  const t = await startTestApp()
  const { user, recoveryCodes, codeAt, now } = await signUpWithApp(t)
  const { authenticator } = await addPasskey(t, user, { code: recoveryCodes[0] })
  return { t, user, authenticator, recoveryCode: recoveryCodes[1]!, code: () => codeAt(now) }
}

describe.each(everyStep)('with two-factor sign-in, %s', (step) => {
  const run = steps[step]

  test('is refused with the password alone, and with a wrong code', async () => {
    const { t, user } = await arrangeOwner()

    const without = expectFailure(await run(t, user, { password }), 403, 'authenticator.code_required')
    const wrong = expectFailure(await run(t, user, { password, code: '000000' }), 400, 'authenticator.wrong_code')

    expect([without.details, wrong.details].map((details) => details?.map(({ path }) => path))).toEqual([
      ['code'],
      ['code'],
    ])
  })

  test('is refused with a code and a wrong password, and leaves the code unused', async () => {
    const { t, user, code } = await arrangeOwner()

    expectFailure(await run(t, user, { password: 'wrong', code: code() }), 403, 'account.wrong_password')
    expect((await run(t, user, { password, code: code() })).statusCode).toBeLessThan(300)
  })

  test('takes a recovery code in place of a code', async () => {
    const { t, user, recoveryCode } = await arrangeOwner()

    const response = await run(t, user, { password, code: recoveryCode.toLowerCase().replaceAll('-', ' ') })

    expect(response.statusCode).toBeLessThan(300)
  })

  test('takes a passkey in place of a code', async () => {
    const { t, user, authenticator } = await arrangeOwner()

    const response = await run(t, user, { password, passkey: await confirmWith(t, user, authenticator) })

    expect(response.statusCode).toBeLessThan(300)
  })
})

describe('the proof', () => {
  test('of a code works once', async () => {
    const { t, user, code } = await arrangeOwner()
    const renew = () => steps['new recovery codes'](t, user, { password, code: code() })

    expect((await renew()).statusCode).toBe(200)
    expectFailure(await renew(), 400, 'authenticator.wrong_code')
  })

  test('of a recovery code works once, and a mail says so', async () => {
    const { t, user, recoveryCode } = await arrangeOwner()
    const add = () => steps['adding a passkey'](t, user, { password, code: recoveryCode })

    expect((await add()).statusCode).toBe(200)
    expectFailure(await add(), 400, 'authenticator.wrong_code')
    await t.runJobs()
    expect((await t.mailsTo(user.email)).map(({ subject }) => subject)).toContain('A recovery code was used')
  })

  test('is not a code that has signed in', async () => {
    const { t, user, code } = await arrangeOwner()
    await t.anonymous.post('/auth/login/second-factor', { challenge: await startSignIn(t, user), code: code() })

    const response = await steps['turning two-factor sign-in off'](t, user, { password, code: code() })

    expectFailure(response, 400, 'authenticator.wrong_code')
  })

  test('is guessed no faster with the password than at a sign-in', async () => {
    const { t, user } = await arrangeOwner()
    const guess = () => steps['turning two-factor sign-in off'](t, user, { password, code: '000000' })
    for (let tries = 0; tries < 5; tries += 1) expectFailure(await guess(), 400, 'authenticator.wrong_code')

    expectFailure(await guess(), 429, 'throttle.second_factor')
  })

  test('is not a passkey of another account, one that answers a sign-in, or one used before', async () => {
    const { t, user, authenticator } = await arrangeOwner()
    const other = await signUp(t)
    const { authenticator: others } = await addPasskey(t, other)
    const signIn = (await t.anonymous.post('/auth/login/passkey/options')).json()
    const used = await confirmWith(t, user, authenticator)
    await steps['new recovery codes'](t, user, { password, passkey: used })
    const otherAnswer = others.get((await t.as(user).post('/api/auth/passkeys/confirmation', { password })).json())

    for (const passkey of [otherAnswer, authenticator.get(signIn), used, new SoftwareAuthenticator().get(signIn)]) {
      const response = await steps['new recovery codes'](t, user, { password, passkey })
      expectFailure(response, 403, 'passkey.not_confirmed')
    }
  })

  test('that confirms with a passkey begins with the password', async () => {
    const { t, user } = await arrangeOwner()

    const response = await t.as(user).post('/api/auth/passkeys/confirmation', { password: 'wrong' })

    expectFailure(response, 403, 'account.wrong_password')
  })
})

describe('without two-factor sign-in', () => {
  test.each(
    everyStep.filter(
      (step) => !['turning two-factor sign-in off', 'new recovery codes', 'deleting the account'].includes(step),
    ),
  )('%s takes the password alone, also with passkeys', async (step) => {
    const t = await startTestApp()
    const user = await signUp(t)
    await addPasskey(t, user)

    expect((await steps[step](t, user, { password })).statusCode).toBeLessThan(300)
  })

  test('deleting the account asks for a passkey, if there is one', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const remove = (proof: Proof) => steps['deleting the account'](t, user, proof)
    const asks = async () => (await t.as(user).get('/api/account/deletion')).json().secondProof
    expect(await asks()).toBe(null)
    const { authenticator } = await addPasskey(t, user)
    expect(await asks()).toBe('passkey')

    expectFailure(await remove({ password }), 403, 'passkey.required')
    expectFailure(await remove({ password, code: '000000' }), 403, 'passkey.required')
    const passkey = await confirmWith(t, user, authenticator)
    const lied = { ...passkey, response: { ...passkey.response, signature: 'AAAA' } }
    expectFailure(await remove({ password, passkey: lied }), 403, 'passkey.not_confirmed')

    const response = await remove({ password, passkey: await confirmWith(t, user, authenticator) })

    expect(response.statusCode).toBe(204)
  })
})

test('the page of a deletion says that it asks for a code', async () => {
  const { t, user } = await arrangeOwner()

  expect((await t.as(user).get('/api/account/deletion')).json().secondProof).toBe('code')
})

test('when one recovery code confirms two steps at once, one is taken', async () => {
  const { t, user, recoveryCode } = await arrangeOwner()
  const renew = () => steps['adding a passkey'](t, user, { password, code: recoveryCode })

  const responses = await t.raceBehind({ text: 'lock table recovery_codes in exclusive mode', values: [] }, [
    renew,
    renew,
  ])

  expect(sortedStatuses(responses)).toEqual([200, 400])
})
