import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { failureOf, good, startAi, task } from '../../testing/ai-client.ts'
import { testApiKey } from '../../testing/openai-server.ts'
import { DomainError } from '../errors.ts'
import type { ListTask } from './ai.ts'
import { UnusableReply } from './ai-trouble.ts'

/** The provider answers in time, however slow the machine is. */
function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('ask', () => {
  test('sends rules, data and shape apart, and returns the answer', async () => {
    const { ai, server, troubles } = await startAi([good])

    expect(await ai.ask(task)).toEqual({ greeting: 'hello', note: null })

    const [request] = server.requests
    expect(request).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${testApiKey}` },
      body: {
        model: 'test-model',
        messages: [
          { role: 'system', content: 'Greet.' },
          { role: 'user', content: '{"who":"you"}' },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { strict: true, schema: { required: ['greeting', 'note'], additionalProperties: false } },
        },
      },
    })
    expect(troubles).toEqual([])
  })

  test('a server without a key is asked without one', async () => {
    const { ai, server } = await startAi([good], { apiKey: undefined })

    await ai.ask(task)

    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  test.each([
    ['a server error', { status: 500 }],
    ['a moment of too many requests', { status: 429, headers: { 'retry-after': '1' } }],
    ['an answer that is cut off', { ...good, cutAfter: 12 }],
    ['an answer of another shape', { says: { greeting: 1 } }],
    ['an answer in prose', { says: 'Hello there!' }],
    ['an answer of nothing', { says: '' }],
    ['a body that is no JSON', { says: '', body: '<html>Bad gateway</html>' }],
    ['a broken connection', { ...good, breakAfter: 5 }],
  ])('after %s it asks once more', async (_, bad) => {
    const { ai, server, troubles } = await startAi([bad, good])

    expect(await ai.ask(task)).toMatchObject({ greeting: 'hello' })

    expect(server.requests).toHaveLength(2)
    expect(troubles).toMatchObject([
      { purpose: 'test', provider: 'openai-compatible', model: 'test-model', attempt: 1 },
    ])
  })

  test.each([
    ['errors of the server', { status: 503 }, 2, { code: 'ai.unavailable' }],
    ['answers of another shape', { says: [] }, 2, { code: 'ai.unusable_reply' }],
    ['too many requests', { status: 429 }, 2, { code: 'ai.rate_limited' }],
    [
      'too many requests for a long time',
      { status: 429, headers: { 'retry-after': '90' } },
      1,
      { code: 'ai.rate_limited', retryAfterSeconds: 90 },
    ],
    ['a wrong key', { status: 401 }, 1, { code: 'ai.misconfigured' }],
    ['a key without rights', { status: 403 }, 1, { code: 'ai.misconfigured' }],
    ['an unknown model', { status: 404 }, 1, { code: 'ai.misconfigured' }],
    ['a request it does not take', { status: 400 }, 1, { code: 'ai.refused' }],
    ['a filter', { says: '', finishReason: 'content_filter' }, 1, { code: 'ai.refused' }],
  ])('%s end in a refusal after %j', async (_, reply, tries, failure) => {
    const { ai, server, troubles } = await startAi([reply])

    expect(await failureOf(ai.ask(task))).toEqual(failure)

    expect(server.requests).toHaveLength(tries)
    expect(troubles.map(({ code, attempt }) => [code, attempt])).toEqual(
      Array.from({ length: tries }, (_unused, index) => [failure.code, index + 1]),
    )
  })

  test('a date in Retry-After is understood', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
    const { ai } = await startAi([{ status: 429, headers: { 'retry-after': inAnHour } }])

    const { code, ...details } = await failureOf(ai.ask(task))
    const [seconds] = Object.values<unknown>(details)

    expect(code).toBe('ai.rate_limited')
    expect(seconds).toBeGreaterThan(3_590)
    expect(seconds).toBeLessThanOrEqual(3_600)
  })

  test('a provider that is slow is given up at the time limit, and not asked again', async () => {
    const { ai, server, troubles } = await startAi([{ ...good, afterMs: 3_000 }], { timeoutMs: 300 })

    expect(await failureOf(ai.ask(task))).toEqual({ code: 'ai.timeout' })

    expect(server.requests).toHaveLength(1)
    expect(troubles).toMatchObject([{ code: 'ai.timeout', reason: 'No answer within 0.3 seconds.' }])
  })

  test('a provider that nobody runs is unavailable', async () => {
    const { ai, server } = await startAi([])
    await server.stop()

    expect(await failureOf(ai.ask(task))).toEqual({ code: 'ai.unavailable' })
  })

  test('when the visitor goes, the call is hung up and nothing is asked again', async () => {
    const { ai, server, troubles } = await startAi([{ ...good, afterMs: 3_000 }])
    const visitor = new AbortController()
    const answer = failureOf(ai.ask({ ...task, signal: visitor.signal }))
    await expect.poll(() => server.requests.length).toBe(1)

    visitor.abort()

    expect(await answer).toEqual({ code: 'ai.cancelled' })
    await expect.poll(() => server.requests[0]?.wasAborted).toBe(true)
    expect(server.requests).toHaveLength(1)
    expect(troubles).toEqual([])
  })

  test('what the caller finds wrong with an answer is a reason to ask again', async () => {
    const { ai, server, troubles } = await startAi([good, { says: { greeting: 'good day', note: null } }])

    const answer = await ai.ask({ ...task, problemWith: (it) => (it.greeting === 'hello' ? 'Too plain.' : null) })

    expect(answer.greeting).toBe('good day')
    expect(server.requests).toHaveLength(2)
    expect(troubles).toMatchObject([{ code: 'ai.unusable_reply', reason: 'Too plain.' }])
  })
})

describe('list', () => {
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ number: index + 1, text: `${index} `.repeat(300) }))
  const whole = { says: { elements: numbered(3) } }
  const from = (index: number) => ({ says: { elements: numbered(3).slice(index) } })
  const numbers: ListTask<{ number: number; text: string }, number> = {
    purpose: 'test',
    instructions: 'Count.',
    count: 3,
    dataFrom: (index) => ({ from: index }),
    schema: z.object({ number: z.number(), text: z.string() }),
    accept: ({ number }, index) => {
      if (number !== index + 1) throw new UnusableReply('Out of order.')
      return number
    },
  }

  async function collect(elements: AsyncIterable<number>) {
    const got: number[] = []
    try {
      for await (const element of elements) got.push(element)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return { got, code: error.code }
    }
    return { got }
  }

  test('hands on each element as soon as it is complete', async () => {
    stopTimers()
    const { ai } = await startAi([{ ...whole, hangAfter: 1_500 }], { timeoutMs: 400 })
    const elements = ai.list(numbers)

    expect([await elements.next(), await elements.next()]).toMatchObject([{ value: 1 }, { value: 2 }])

    const third = failureOf(elements.next())
    vi.advanceTimersByTime(400)
    expect(await third).toEqual({ code: 'ai.timeout' })
  })

  test('asks for a stream, and for nothing after the last element', async () => {
    const { ai, server, troubles } = await startAi([whole])

    expect(await collect(ai.list(numbers))).toEqual({ got: [1, 2, 3] })

    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.body).toMatchObject({ stream: true, response_format: { type: 'json_schema' } })
    expect(troubles).toEqual([])
  })

  test.each([
    ['ends too soon', { ...whole, cutAfter: 1_000 }],
    ['breaks off', { ...whole, breakAfter: 1_000 }],
    ['ends after an element', { says: { elements: numbered(1) } }],
    ['skips one', { says: { elements: [numbered(1)[0], { number: '2' }, numbered(3)[2]] } }],
  ])('an answer that %s is taken up where it ended', async (_, first) => {
    const { ai, server, troubles } = await startAi([first, from(1)])

    expect(await collect(ai.list(numbers))).toEqual({ got: [1, 2, 3] })

    expect(server.requests.map(({ data }) => data)).toEqual([{ from: 0 }, { from: 1 }])
    expect(troubles).toHaveLength(1)
  })

  test.each([
    ['is refused', { status: 401 }, 'ai.misconfigured', 2],
    ['fails', { status: 500 }, 'ai.unavailable', 2],
    ['is in prose', { says: 'Well …' }, 'ai.unusable_reply', 2],
  ])('what came before stands when the rest %s', async (_, then, code, requests) => {
    const { ai, server } = await startAi([{ ...whole, cutAfter: 1_000 }, then])

    expect(await collect(ai.list(numbers))).toEqual({ got: [1], code })

    expect(server.requests).toHaveLength(requests)
  })

  test('a wrong key is told before the first element', async () => {
    const { ai } = await startAi([{ status: 401 }])

    expect(await collect(ai.list(numbers))).toEqual({ got: [], code: 'ai.misconfigured' })
  })

  test('when the visitor goes, the call is hung up', async () => {
    const { ai, server, troubles } = await startAi([{ ...whole, hangAfter: 1_000 }])
    const visitor = new AbortController()
    const elements = ai.list({ ...numbers, signal: visitor.signal })
    await elements.next()

    visitor.abort()

    expect(await collect(elements)).toEqual({ got: [], code: 'ai.cancelled' })
    await expect.poll(() => server.requests[0]?.wasAborted).toBe(true)
    expect(troubles).toEqual([])
  })

  test('when the reader stops reading, the call is hung up', async () => {
    const { ai, server } = await startAi([{ ...whole, hangAfter: 1_000 }])
    const elements = ai.list(numbers)
    await elements.next()

    await elements.return()

    await expect.poll(() => server.requests[0]?.wasAborted).toBe(true)
  })

  test('a reader that takes its time does not use up the time of the provider', async () => {
    stopTimers()
    const { ai } = await startAi([whole], { timeoutMs: 200 })
    const got: number[] = []

    for await (const element of ai.list(numbers)) {
      got.push(element)
      vi.advanceTimersByTime(300)
    }

    expect(got).toEqual([1, 2, 3])
  })
})
