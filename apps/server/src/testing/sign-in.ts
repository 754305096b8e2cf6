import { randomUUID } from 'node:crypto'
import { expectFailure } from './expect-failure.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export const password = 'correct horse'
const start = Date.parse('2030-01-01T00:00:00Z')
let addresses = 0

/** The clock is stopped, and the person's address unused. */
export async function arrangeSignIn(overrides: Parameters<typeof startTestApp>[0] = {}) {
  const t = await startTestApp(overrides)
  const email = `${randomUUID()}@example.com`
  addresses += 1
  const remoteAddress = `10.0.0.${addresses}`
  t.setClock(new Date(start))
  return {
    t,
    email,
    remoteAddress,
    signUp: (address = email) =>
      t.anonymous.post('/auth/signup', { username: 'Ada', email: address, password }, { remoteAddress }),
    signIn: (given: string, as = email, from = remoteAddress) =>
      t.anonymous.post('/auth/login', { email: as, password: given }, { remoteAddress: from }),
    wait: (seconds: number) => t.setClock(new Date(t.deps.clock().getTime() + seconds * 1_000)),
  }
}

export const freshAddresses = (count: number) =>
  Array.from({ length: count }, () => `10.1.${++networks >> 8}.${networks & 255}`)
let networks = 0

export async function failSignIn(
  times: number,
  signIn: (password: string) => ReturnType<TestApp['anonymous']['post']>,
) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expectFailure(await signIn('wrong'), 401, 'session.wrong_credentials')
  }
}
