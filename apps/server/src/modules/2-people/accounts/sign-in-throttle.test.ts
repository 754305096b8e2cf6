import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { arrangeSignIn, failSignIn, freshAddresses, password } from '../../../testing/sign-in.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const hashed = (email: string) => createHash('sha256').update(email).digest('hex')

describe('sign-in, from one address to one account', () => {
  test('after five wrong passwords even the right one has to wait, and is told how long', async () => {
    const { signUp, signIn } = await arrangeSignIn()
    await signUp()
    await failSignIn(5, signIn)

    const response = await signIn(password)

    const { message } = expectFailure(response, 429, 'throttle.sign_in')
    expect(message).toBe('Too many attempts to sign in. Try again in 15 seconds.')
    expect(response.headers['retry-after']).toBe('15')
  })

  test('the wait doubles with every further attempt, up to a quarter of an hour', async () => {
    const { signIn, wait } = await arrangeSignIn()
    await failSignIn(5, signIn)

    for (const seconds of [15, 30, 60, 120, 240, 480, 900, 900]) {
      expect((await signIn('wrong')).headers['retry-after']).toBe(String(seconds))
      wait(seconds - 1)
      expect((await signIn('wrong')).headers['retry-after']).toBe('1')
      wait(1)
      await failSignIn(1, signIn)
    }
  })

  test('attempts during the wait are not counted and do not prolong it', async () => {
    const { signUp, signIn, wait } = await arrangeSignIn()
    await signUp()
    await failSignIn(5, signIn)
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('wrong')

    wait(15)

    expect((await signIn(password)).statusCode).toBe(200)
  })

  test('an unknown email is treated exactly like a known one', async () => {
    const known = await arrangeSignIn()
    const unknown = await arrangeSignIn()
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
    const { signUp, signIn } = await arrangeSignIn()
    await signUp()
    await failSignIn(4, signIn)

    expect((await signIn(password)).statusCode).toBe(200)

    await failSignIn(5, signIn)
    expectFailure(await signIn('wrong'), 429, 'throttle.sign_in')
  })

  test('a day without an attempt clears it, too', async () => {
    const { signIn, wait } = await arrangeSignIn()
    await failSignIn(4, signIn)
    wait(24 * 60 * 60)
    await failSignIn(5, signIn)

    expectFailure(await signIn('wrong'), 429, 'throttle.sign_in')
  })

  test('it holds in every letter case and in every process', async () => {
    const { t, email, signIn, remoteAddress } = await arrangeSignIn()
    const other = await startTestApp()
    other.setClock(t.deps.clock())
    await failSignIn(5, signIn)

    const body = { email: email.toUpperCase(), password: 'wrong' }
    const elsewhere = await other.anonymous.post('/auth/login', body, { remoteAddress })

    expectFailure(elsewhere, 429, 'throttle.sign_in')
  })

  test('a process whose clock is a moment behind lets the next attempt through', async () => {
    const { signUp, signIn, wait } = await arrangeSignIn()
    await signUp()
    await failSignIn(1, signIn)

    const answers = []
    for (const seconds of [-1, -1]) {
      wait(seconds)
      answers.push((await signIn(password)).statusCode)
    }

    expect(answers).toEqual([200, 200])
  })

  test('of ten attempts at once with one left, one is tried and nine are refused', async () => {
    const { t, email, signIn, remoteAddress } = await arrangeSignIn()
    await failSignIn(4, signIn)
    const key = `sign_in:pair:${hashed(email)}:${remoteAddress}`
    const obstacle = { text: 'select 1 from throttles where key = $1 for update', values: [key] }

    const responses = await t.raceBehind(
      obstacle,
      Array.from({ length: 10 }, () => () => signIn('wrong')),
    )

    expect(sortedStatuses(responses)).toEqual([401, ...Array(9).fill(429)])
  })

  test('no email stands in the table of counts', async () => {
    const { t, email, signIn } = await arrangeSignIn()

    await signIn('wrong')

    expect(await t.value('select count(*) from throttles where position($1 in key) > 0', [email])).toBe(0)
  })
})

describe('sign-in to one account, from many addresses', () => {
  test('guesses elsewhere never keep the owner out, however many there are', async () => {
    const { signUp, signIn, email } = await arrangeSignIn()
    await signUp()
    for (const address of freshAddresses(40)) await signIn('wrong', email, address)

    const answers = [await signIn(password), await signIn(password)]

    expect(sortedStatuses(answers)).toEqual([200, 200])
  })

  test('each address has its first try, and the wait after the second grows with the failures of all', async () => {
    const { signIn, email } = await arrangeSignIn()
    const waits = []
    for (const from of freshAddresses(16)) {
      await failSignIn(2, (wrong) => signIn(wrong, email, from))
      waits.push((await signIn('wrong', email, from)).headers['retry-after'])
    }

    expect(waits).toEqual([...Array(6).fill(undefined), '60', '240', '960', '3840', ...Array(6).fill('14400')])
  })

  test('an unknown email is treated exactly like a known one', async () => {
    const known = await arrangeSignIn()
    const unknown = await arrangeSignIn()
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
    const { signUp, signIn, email } = await arrangeSignIn()
    await signUp()
    for (const address of freshAddresses(40)) await signIn('wrong', email, address)

    await failSignIn(1, signIn)

    expect((await signIn(password)).statusCode).toBe(200)
  })

  test('one address alone cannot make the tries of others dear', async () => {
    const { signIn, email, wait } = await arrangeSignIn()
    const [attacker = '', other = ''] = freshAddresses(2)
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await failSignIn(1, (wrong) => signIn(wrong, email, attacker))
      wait(900)
    }

    await failSignIn(5, (wrong) => signIn(wrong, email, other))
  })

  test('success takes back the failures of its own address and no others', async () => {
    const { t, signUp, signIn, email } = await arrangeSignIn()
    const count = () => t.value('select attempts from throttles where key = $1', [`sign_in:account:${hashed(email)}`])
    await signUp()
    for (const address of freshAddresses(7)) await signIn('wrong', email, address)
    await failSignIn(3, signIn)

    await signIn(password)

    expect(await count()).toBe(7)
  })

  test('of ten addresses that try at once, every one is counted', async () => {
    const { t, signIn, email } = await arrangeSignIn()
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
