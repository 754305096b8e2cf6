import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const password = 'correct horse'
const start = Date.parse('2030-01-01T00:00:00Z')
let addresses = 0

/** An app whose clock stands still, and somebody at an address of their own. */
async function arrange(overrides: Parameters<typeof startTestApp>[0] = {}) {
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

async function fail(times: number, signIn: (password: string) => ReturnType<TestApp['anonymous']['post']>) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expectFailure(await signIn('wrong'), 401, 'session.wrong_credentials')
  }
}

describe('sign-in, for one account', () => {
  test('after five wrong passwords even the right one has to wait, and is told how long', async () => {
    const { signUp, signIn } = await arrange()
    await signUp()
    await fail(5, signIn)

    const response = await signIn(password)

    const { message } = expectFailure(response, 429, 'throttle.sign_in')
    expect(message).toBe('Too many attempts to sign in. Try again in 15 seconds.')
    expect(response.headers['retry-after']).toBe('15')
  })

  test('the wait doubles with every further attempt, up to a quarter of an hour', async () => {
    const { signIn, wait } = await arrange()
    await fail(5, signIn)

    for (const seconds of [15, 30, 60, 120, 240, 480, 900, 900]) {
      expect((await signIn('wrong')).headers['retry-after']).toBe(String(seconds))
      wait(seconds - 1)
      expect((await signIn('wrong')).headers['retry-after']).toBe('1')
      wait(1)
      await fail(1, signIn)
    }
  })

  test('attempts during the wait are not counted and do not prolong it', async () => {
    const { signUp, signIn, wait } = await arrange()
    await signUp()
    await fail(5, signIn)
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('wrong')

    wait(15)

    expect((await signIn(password)).statusCode).toBe(200)
  })

  test('an unknown email is treated exactly like a known one', async () => {
    const known = await arrange()
    const unknown = await arrange()
    await known.signUp()
    const course = async ({ signIn, wait }: typeof known) => {
      const answers = []
      for (let attempt = 0; attempt < 9; attempt += 1) {
        const { statusCode, body, headers } = await signIn('wrong')
        answers.push({ statusCode, body, wait: headers['retry-after'] })
        if (attempt === 6) wait(15)
      }
      return answers
    }

    expect(await course(unknown)).toEqual(await course(known))
  })

  test('success clears the count', async () => {
    const { signUp, signIn } = await arrange()
    await signUp()
    await fail(4, signIn)

    expect((await signIn(password)).statusCode).toBe(200)

    await fail(5, signIn)
    expectFailure(await signIn('wrong'), 429, 'throttle.sign_in')
  })

  test('an hour without an attempt clears it, too', async () => {
    const { signIn, wait } = await arrange()
    await fail(4, signIn)
    wait(60 * 60)
    await fail(5, signIn)

    expectFailure(await signIn('wrong'), 429, 'throttle.sign_in')
  })

  test('it holds from every address, in every letter case and in every process', async () => {
    const { t, email, signIn } = await arrange()
    const other = await startTestApp()
    other.setClock(t.deps.clock())
    await fail(5, signIn)

    const elsewhere = await other.anonymous.post('/auth/login', { email: email.toUpperCase(), password: 'wrong' })

    expectFailure(elsewhere, 429, 'throttle.sign_in')
  })

  test('a process whose clock is a moment behind lets the next attempt through', async () => {
    const { signUp, signIn, wait } = await arrange()
    await signUp()
    await fail(1, signIn)

    const answers = []
    for (const seconds of [-1, -1]) {
      wait(seconds)
      answers.push((await signIn(password)).statusCode)
    }

    expect(answers).toEqual([200, 200])
  })

  test('of ten attempts at once with one left, one is tried and nine are refused', async () => {
    const { t, email, signIn } = await arrange()
    await fail(4, signIn)
    const key = `sign_in:account:${createHash('sha256').update(email).digest('hex')}`
    const obstacle = { text: 'select 1 from throttles where key = $1 for update', values: [key] }

    const responses = await t.raceBehind(
      obstacle,
      Array.from({ length: 10 }, () => () => signIn('wrong')),
    )

    expect(sortedStatuses(responses)).toEqual([401, ...Array(9).fill(429)])
  })

  test('no email stands in the table of counts', async () => {
    const { t, email, signIn } = await arrange()

    await signIn('wrong')

    expect(await t.value('select count(*) from throttles where position($1 in key) > 0', [email])).toBe(0)
  })
})

describe('sign-in, from one address', () => {
  test('many accounts are guessed at no faster than one; other addresses are not concerned', async () => {
    const { signIn } = await arrange({ rateLimitFactor: 0.1 })
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('wrong', `${randomUUID()}@example.com`)

    const here = await signIn('wrong', 'somebody@example.com')
    const elsewhere = await signIn('wrong', 'somebody@example.com', '10.9.9.9')

    expectFailure(here, 429, 'throttle.sign_in')
    expectFailure(elsewhere, 401, 'session.wrong_credentials')
  })

  test('who gets the password right is not counted', async () => {
    const { signUp, signIn } = await arrange({ rateLimitFactor: 0.04 })
    await signUp()

    const answers = []
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push((await signIn(password)).statusCode)

    expect(answers).toEqual([200, 200, 200, 200, 200])
  })
})

describe('sign-up, from one address', () => {
  test('is free a number of times that the factor scales, then has to wait half a minute', async () => {
    const { signUp, wait } = await arrange({ rateLimitFactor: 0.03 })
    for (const _ of [1, 2, 3]) expect((await signUp(`${randomUUID()}@example.com`)).statusCode).toBe(201)

    const refused = await signUp(`${randomUUID()}@example.com`)
    wait(30)
    const later = await signUp(`${randomUUID()}@example.com`)

    const { message } = expectFailure(refused, 429, 'throttle.sign_up')
    expect(message).toBe('Too many new accounts from this address. Try again in 30 seconds.')
    expect(refused.headers['retry-after']).toBe('30')
    expect(later.statusCode).toBe(201)
  })
})
