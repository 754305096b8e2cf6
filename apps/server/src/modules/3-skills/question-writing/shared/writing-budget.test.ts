import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DomainError } from '../../../../platform/errors.ts'
import type { AiReply, AiRequest, AiScript } from '../../../../testing/openai-server.ts'
import { answers, drafts, failureOf, startWriter, writes } from '../../../../testing/question-writer.ts'

describe('the daily budget', () => {
  const all = [writes(drafts(0, 7)), answers()]
  const endless: AiScript = (request) =>
    request.data.questions ? (answers() as (request: AiRequest) => AiReply)(request) : writes(drafts(0, 7))
  const at = (time: string) => new Date(`2030-05-06T${time}Z`)

  test('of an account is used up, whatever the address, and new after midnight UTC', async () => {
    const { t, server, write } = await startWriter([endless], { dailyRequestsPerUser: 2 })
    const userId = t.newId()
    t.setClock(at('21:30:00'))
    await write({ requester: { userId, address: '192.0.2.1' } })
    await write({ requester: { userId, address: '192.0.2.2' } })

    expect(await failureOf(write({ requester: { userId, address: '192.0.2.3' } }))).toEqual({
      code: 'ai.daily_limit',
      limit: 2,
      retryAfterSeconds: 9_000,
      wait: '3 hours',
    })
    expect(server.requests).toHaveLength(4)

    t.setClock(new Date('2030-05-07T00:00:00Z'))
    expect(await write({ requester: { userId, address: '192.0.2.3' } })).toHaveLength(5)
  })

  test.each([
    ['an address', '198.51.100.7', '::ffff:198.51.100.7', '198.51.100.8'],
    ['an IPv6 network', '2001:db8:1:2::1', '2001:0db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ])('of %s is shared by all who are not signed in', async (_, one, other, elsewhere) => {
    const { write } = await startWriter([endless], { dailyRequestsPerAddress: 1 })
    await write({ requester: { address: one } })

    expect(await failureOf(write({ requester: { userId: '', address: other } }))).toMatchObject({
      code: 'ai.daily_limit_address',
    })

    expect(await write({ requester: { userId: randomUUID(), address: one } })).toHaveLength(5)
    expect(await write({ requester: { address: elsewhere } })).toHaveLength(5)
  })

  test('of all accounts at an address is less than that of each, and one account alone has its own', async () => {
    const config = { dailyRequestsPerUser: 2, dailyRequestsPerSharedAddress: 3 }
    const { t, write } = await startWriter([endless], config)
    const [one, other, third] = [t.newId(), t.newId(), t.newId()]
    t.setClock(at('21:30:00'))
    const from = (userId: string, address = '2001:db8:7:7::1') => write({ requester: { userId, address } })
    await from(one)
    await from(one)
    await from(other, '2001:db8:7:7::2')

    expect(await failureOf(from(third))).toEqual({
      code: 'ai.daily_limit_shared',
      limit: 3,
      retryAfterSeconds: 9_000,
      wait: '3 hours',
    })
    expect(await failureOf(from(one))).toMatchObject({ code: 'ai.daily_limit', limit: 2 })

    expect(await from(third, '2001:db8:8:8::1')).toHaveLength(5)
    expect(await from(third, '2001:db8:8:8::1')).toHaveLength(5)
  })

  test('of one account is as before where the one of an address is smaller', async () => {
    const config = { dailyRequestsPerUser: 3, dailyRequestsPerSharedAddress: 1 }
    const { t, write } = await startWriter([endless], config)
    const requester = { userId: t.newId(), address: '203.0.113.9' }

    for (let used = 0; used < 3; used += 1) expect(await write({ requester })).toHaveLength(5)
    expect(await failureOf(write({ requester }))).toMatchObject({ code: 'ai.daily_limit' })
  })

  test('a request that an unusable provider cost is given back to the account and to its address', async () => {
    const { t, write } = await startWriter([{ status: 503 }], {
      dailyRequestsPerUser: 1,
      dailyRequestsPerSharedAddress: 1,
    })
    const requester = { userId: t.newId(), address: '203.0.113.10' }

    expect(await failureOf(write({ requester }))).toMatchObject({ code: 'ai.unavailable' })

    expect(
      await t.value('select array_agg(requests) from ai_usage where key like any ($1)', [
        [`user:${requester.userId}`, 'members:203.0.113.10%'],
      ]),
    ).toEqual([0, 0])
  })

  test('when requests race for the last one, one gets it', async () => {
    const { t, server, write } = await startWriter([endless], { dailyRequestsPerUser: 1 })
    const userId = t.newId()
    t.setClock(at('12:00:00'))
    const attempt = () =>
      write({ requester: { userId, address: '192.0.2.1' } }).then(
        () => 'written',
        (error: DomainError) => error.code,
      )

    const obstacle = {
      text: `insert into ai_usage (key, day, requests) values ($1, '2030-05-06', 1)`,
      values: [`user:${userId}`],
    }
    const outcomes = await t.raceBehind(obstacle, [attempt, attempt, attempt])

    expect(outcomes.sort()).toEqual(['ai.daily_limit', 'ai.daily_limit', 'written'])
    expect(server.requests).toHaveLength(2)
  })

  test.each([
    ['given back when the provider never took it up', { status: 401 }, 0],
    ['given back when the provider was too busy', { status: 429, headers: { 'retry-after': '77' } }, 0],
    ['spent when the provider answered, however badly', { says: 'PWNED' }, 1],
  ])('is %s', async (_, reply, requests) => {
    const { t, write } = await startWriter([reply])
    const userId = t.newId()

    await failureOf(write({ requester: { userId, address: '192.0.2.1' } }))

    expect(await t.value('select requests from ai_usage where key = $1', [`user:${userId}`])).toBe(requests)
  })

  test('is counted before the provider is asked', async () => {
    const { t, server, write } = await startWriter([{ afterMs: 300, ...(all[0] as AiReply) }, answers()])
    const userId = t.newId()
    const writing = write({ requester: { userId, address: '192.0.2.1' } })
    await expect.poll(() => server.requests.length).toBe(1)

    expect(await t.value('select requests from ai_usage where key = $1', [`user:${userId}`])).toBe(1)
    await writing
  })
})
