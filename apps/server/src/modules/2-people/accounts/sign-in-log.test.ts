import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { throttledLines } from '../../../platform/http/security-log.ts'
import { arrangeSignIn, failSignIn, password } from '../../../testing/sign-in.ts'

describe('the log', () => {
  test('says of failed and throttled sign-ins which account and address they were, at the default level', async () => {
    const { t, signUp, signIn, email, remoteAddress } = await arrangeSignIn({ logLevel: 'warn' })
    const { userId } = (await signUp()).json()
    const unknown = `${randomUUID()}@example.com`
    await signIn('not the one')
    await failSignIn(5, (wrong) => signIn(wrong, unknown))

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
    const { t, signIn, wait } = await arrangeSignIn({ logLevel: 'warn' })
    const throttled = () => t.logged().filter(({ event }) => event === 'sign_in.throttled').length
    await failSignIn(11, async (wrong) => {
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
    const { t, signUp, signIn } = await arrangeSignIn({ logLevel: 'warn' })
    const { userId } = (await signUp()).json()
    await failSignIn(5, signIn)

    await signIn(password)

    expect(t.logged().at(-1)).toMatchObject({ event: 'sign_in.throttled', accountId: userId })
  })
})
