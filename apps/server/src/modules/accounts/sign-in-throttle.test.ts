import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { throttledLines } from '../../platform/http/security-log.ts'
import { expectFailure, sortedStatuses } from '../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const password = 'correct horse'
const start = Date.parse('2030-01-01T00:00:00Z')
let addresses = 0

/** An app with a stopped clock, and a person at an unused address. */
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

const hashed = (email: string) => createHash('sha256').update(email).digest('hex')

/** `count` addresses that this file uses nowhere else. */
const freshAddresses = (count: number) =>
  Array.from({ length: count }, () => `10.1.${++networks >> 8}.${networks & 255}`)
let networks = 0

async function fail(times: number, signIn: (password: string) => ReturnType<TestApp['anonymous']['post']>) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expectFailure(await signIn('wrong'), 401, 'session.wrong_credentials')
  }
}

describe('sign-in, from one address to one account', () => {
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

  test('a day without an attempt clears it, too', async () => {
    const { signIn, wait } = await arrange()
    await fail(4, signIn)
    wait(24 * 60 * 60)
    await fail(5, signIn)

    expectFailure(await signIn('wrong'), 429, 'throttle.sign_in')
  })

  test('it holds in every letter case and in every process', async () => {
    const { t, email, signIn, remoteAddress } = await arrange()
    const other = await startTestApp()
    other.setClock(t.deps.clock())
    await fail(5, signIn)

    const body = { email: email.toUpperCase(), password: 'wrong' }
    const elsewhere = await other.anonymous.post('/auth/login', body, { remoteAddress })

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
    const { t, email, signIn, remoteAddress } = await arrange()
    await fail(4, signIn)
    const key = `sign_in:pair:${hashed(email)}:${remoteAddress}`
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

describe('sign-in to one account, from many addresses', () => {
  test('guesses elsewhere never keep the owner out, however many there are', async () => {
    const { signUp, signIn, email } = await arrange()
    await signUp()
    for (const address of freshAddresses(40)) await signIn('wrong', email, address)

    const answers = [await signIn(password), await signIn(password)]

    expect(sortedStatuses(answers)).toEqual([200, 200])
  })

  test('each address has its first try, and the wait after the second grows with the failures of all', async () => {
    const { signIn, email } = await arrange()
    const waits = []
    for (const from of freshAddresses(16)) {
      await fail(2, (wrong) => signIn(wrong, email, from))
      waits.push((await signIn('wrong', email, from)).headers['retry-after'])
    }

    expect(waits).toEqual([...Array(6).fill(undefined), '60', '240', '960', '3840', ...Array(6).fill('14400')])
  })

  test('an unknown email is treated exactly like a known one', async () => {
    const known = await arrange()
    const unknown = await arrange()
    await known.signUp()
    const course = async ({ signIn, email }: typeof known) => {
      const answers = []
      for (const from of freshAddresses(16)) {
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const { statusCode, body, headers } = await signIn('wrong', email, from)
          answers.push({ statusCode, body, wait: headers['retry-after'] })
        }
      }
      return answers
    }

    expect(await course(unknown)).toEqual(await course(known))
  })

  test('an owner who mistypes once while others guess gets in with the next try', async () => {
    const { signUp, signIn, email } = await arrange()
    await signUp()
    for (const address of freshAddresses(40)) await signIn('wrong', email, address)

    await fail(1, signIn)

    expect((await signIn(password)).statusCode).toBe(200)
  })

  test('one address alone cannot make the tries of others dear', async () => {
    const { signIn, email, wait } = await arrange()
    const [attacker = '', other = ''] = freshAddresses(2)
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await fail(1, (wrong) => signIn(wrong, email, attacker))
      wait(900)
    }

    await fail(5, (wrong) => signIn(wrong, email, other))
  })

  test('success takes back the failures of its own address and no others', async () => {
    const { t, signUp, signIn, email } = await arrange()
    const count = () => t.value('select attempts from throttles where key = $1', [`sign_in:account:${hashed(email)}`])
    await signUp()
    for (const address of freshAddresses(7)) await signIn('wrong', email, address)
    await fail(3, signIn)

    await signIn(password)

    expect(await count()).toBe(7)
  })

  test('of ten addresses that try at once, every one is counted', async () => {
    const { t, signIn, email } = await arrange()
    const key = `sign_in:account:${hashed(email)}`
    await signIn('wrong', email)
    const obstacle = { text: 'select 1 from throttles where key = $1 for update', values: [key] }

    const responses = await t.raceBehind(
      obstacle,
      freshAddresses(10).map((from) => () => signIn('wrong', email, from)),
    )

    expect(sortedStatuses(responses)).toEqual(Array(10).fill(401))
    expect(await t.value('select attempts from throttles where key = $1', [key])).toBe(11)
  })
})

describe('the log', () => {
  test('says of failed and throttled sign-ins which account and address they were, at the default level', async () => {
    const { t, signUp, signIn, email, remoteAddress } = await arrange({ logLevel: 'warn' })
    const { userId } = (await signUp()).json()
    const unknown = `${randomUUID()}@example.com`
    await signIn('not the one')
    await fail(5, (wrong) => signIn(wrong, unknown))

    await signIn('not the one', unknown)
    await signIn(password)

    const events = t.logged().map(({ event, accountId, address, msg }) => ({ event, accountId, address, msg }))
    const failed = { event: 'sign_in.failed', address: remoteAddress, msg: 'security event' }
    expect(events).toEqual([
      { ...failed, accountId: userId },
      ...Array(5).fill({ ...failed, accountId: null }),
      { ...failed, event: 'sign_in.throttled', accountId: null },
    ])
    for (const secret of [email, unknown, password, 'not the one', 'wrong']) {
      expect(JSON.stringify(t.logged())).not.toContain(secret)
    }
  })

  test('is not filled by an address that keeps trying', async () => {
    const { t, signIn, wait } = await arrange({ logLevel: 'warn' })
    const throttled = () => t.logged().filter(({ event }) => event === 'sign_in.throttled').length
    await fail(11, async (wrong) => {
      wait(900)
      return signIn(wrong)
    })
    for (let attempt = 0; attempt < 30; attempt += 1) await signIn('wrong')
    expect(throttled()).toBe(throttledLines.max)

    wait(60)
    await signIn('wrong')

    expect(throttled()).toBe(throttledLines.max + 1)
  })

  test('names the account of a throttled sign-in, too', async () => {
    const { t, signUp, signIn } = await arrange({ logLevel: 'warn' })
    const { userId } = (await signUp()).json()
    await fail(5, signIn)

    await signIn(password)

    expect(t.logged().at(-1)).toMatchObject({ event: 'sign_in.throttled', accountId: userId })
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
