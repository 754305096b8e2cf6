import { randomUUID } from 'node:crypto'
import type { PasskeyCreationOptionsView, PasskeyRequestOptionsView, SessionView } from '@guildhall/contract'
import { TOTP, URI } from 'otpauth'
import { testPassword } from './builders.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import type { TestApp } from './test-app.ts'

export const password = testPassword

export async function signUp(t: TestApp): Promise<SessionView> {
  const email = `${randomUUID()}@example.com`
  return (await t.anonymous.post('/auth/signup', { username: 'Ada', email, password })).json()
}

/** The code an app that scanned `uri` shows at `at`. */
export function codeAt(uri: string, at: Date): string {
  const totp = URI.parse(uri)
  if (!(totp instanceof TOTP)) throw new Error('a time-based secret expected')
  return totp.generate({ timestamp: at.getTime() })
}

const [minuteMs, stepMs] = [60_000, 30_000]

export const startOfStep = () => new Date(Math.floor(Date.now() / stepMs) * stepMs)

export const later = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1_000)

/**
 * Two-factor sign-in was turned on two minutes before the clock's now, so that no later code was used. Sets the clock.
 */
export async function signUpWithApp(t: TestApp, now = startOfStep()) {
  const user = await signUp(t)
  const before = new Date(now.getTime() - 2 * minuteMs)
  t.setClock(before)
  const { uri, secret } = (await t.as(user).post('/api/auth/second-factor/setup', { password })).json()
  const confirmed = await t.as(user).post('/api/auth/second-factor/confirm', { code: codeAt(uri, before) })
  t.setClock(now)
  const { recoveryCodes } = confirmed.json() as { recoveryCodes: string[] }
  return {
    user,
    uri: uri as string,
    secret: secret as string,
    recoveryCodes,
    now,
    codeAt: (at: Date) => codeAt(uri, at),
  }
}

/** Returns the challenge of the second step. */
export async function startSignIn(t: TestApp, { email }: { email: string }): Promise<string> {
  const response = await t.anonymous.post('/auth/login', { email, password })
  return response.json().secondFactor.challenge
}

/** @param proof what the account asks for beside the password, such as a code */
export async function addPasskey(
  t: TestApp,
  user: { token: string },
  { name = 'My laptop', ...proof }: { name?: string; code?: string } = {},
) {
  const authenticator = new SoftwareAuthenticator()
  const response = await t.as(user).post('/api/auth/passkeys/options', { password, ...proof })
  const credential = authenticator.create(response.json<PasskeyCreationOptionsView>())
  const passkey = (await t.as(user).post('/api/auth/passkeys', { name, credential })).json()
  return { authenticator, passkey }
}

export async function confirmWith(t: TestApp, user: { token: string }, authenticator: SoftwareAuthenticator) {
  const options = (await t.as(user).post('/api/auth/passkeys/confirmation', { password })).json()
  return authenticator.get(options)
}

export async function passkeyOptions(t: TestApp): Promise<PasskeyRequestOptionsView> {
  return (await t.anonymous.post('/auth/login/passkey/options')).json()
}
