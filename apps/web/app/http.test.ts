import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, NetworkError, sentenceFor } from './api-errors.ts'
import { apiErrorFrom, http } from './http.ts'
import { setTabAccount } from './stored-session.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

function refusal(text: string, headers: Record<string, string> = {}, sentAuthorization?: string) {
  const header = (name: string) => headers[name] ?? null
  return apiErrorFrom({ status: 400, statusText: 'Bad Request', text, header, sentAuthorization })
}

test('apiErrorFrom: our failures are read whole, with the time to wait', () => {
  const details = [{ path: 'title', message: 'Title is required.' }]
  const body = { error: 'No.', message: 'No.', code: 'request.invalid', details }

  expect(refusal(JSON.stringify(body), { 'retry-after': '15' })).toMatchObject({
    status: 400,
    code: 'request.invalid',
    message: 'No.',
    details,
    retryAfterSeconds: 15,
  })
})

test.each(['', '<h1>Bad gateway</h1>', '[]', '{"message":7}'])(
  'apiErrorFrom: %j is a failure without words',
  (text) => {
    expect(refusal(text)).toMatchObject({ code: 'unknown', message: '', details: [], retryAfterSeconds: undefined })
  },
)

test('apiErrorFrom: a failure with only an error field keeps its sentence', () => {
  expect(refusal('{"error":"Invalid credentials"}').message).toBe('Invalid credentials')
})

test('apiErrorFrom: a session the server no longer knows ends here, unless another has begun meanwhile', () => {
  const gone = JSON.stringify({ error: 'Over.', message: 'Over.', code: 'session.invalid' })
  stored.set('token', 'new').set('userId', 'u')

  refusal(gone, {}, 'Bearer old')
  expect(stored.get('token')).toBe('new')

  refusal(gone, {}, 'Bearer new')
  expect([...stored]).toEqual([])
})

test('apiErrorFrom: a session that ended while another account is stored is no other error, and ends nothing', () => {
  setTabAccount('u')
  stored.set('token', 'new').set('userId', 'somebody else')

  const gone = refusal(JSON.stringify({ message: 'Over.', code: 'session.invalid' }), {}, 'Bearer old')

  expect([gone.code, stored.get('token')]).toEqual(['session.invalid', 'new'])
  setTabAccount('')
})

test("sentenceFor: the server's words when there are any, else ours", () => {
  expect(sentenceFor(refusal('{"message":"Too late."}'), 'Failed.')).toBe('Too late.')
  expect(sentenceFor(refusal(''), 'Failed.')).toBe('Failed.')
  expect(sentenceFor(new NetworkError(undefined), 'Failed.')).toBe('Failed.')
  expect(refusal('')).toBeInstanceOf(ApiError)
})

describe('postLines', () => {
  const line = v.object({ n: v.number() })
  const bytes = (text: string) => new TextEncoder().encode(text)

  function answerWith(body: BodyInit | ReadableStream<Uint8Array>, init?: ResponseInit) {
    const fetching = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init))
    vi.stubGlobal('fetch', fetching)
    return fetching
  }

  async function readAll(lines: AsyncIterable<{ n: number }>, read: number[] = []) {
    for await (const { n } of lines) read.push(n)
    return read
  }

  test('asks for lines with the token of the session, and reads them', async () => {
    stored.set('token', 'secret')
    const fetching = answerWith('{"n":1}\n{"n":2}\n')

    expect(await readAll(http.postLines('/api/x', { prompt: 'p' }, line))).toEqual([1, 2])

    const [path, init] = fetching.mock.calls[0]!
    expect([path, init.method, init.body]).toEqual(['/api/x', 'POST', '{"prompt":"p"}'])
    expect(init.headers).toMatchObject({ accept: 'application/x-ndjson', authorization: 'Bearer secret' })
  })

  test('a refusal is thrown before anything is read', async () => {
    const suggestions = [{ kind: 'course', id: 'php', title: 'PHP' }]
    answerWith(JSON.stringify({ error: 'No.', message: 'No.', code: 'course.near_miss', suggestions }), { status: 400 })

    await expect(readAll(http.postLines('/api/x', {}, line))).rejects.toMatchObject({
      name: 'ApiError',
      code: 'course.near_miss',
      suggestions,
    })
  })

  test.each([
    { what: 'breaks off', end: (stream: ReadableStreamDefaultController) => stream.error(new TypeError('gone')) },
    {
      what: 'ends within a line',
      end: (stream: ReadableStreamDefaultController) => {
        stream.enqueue(bytes('{"n":'))
        stream.close()
      },
    },
  ])('an answer that $what is a lost connection, and what came before it has come', async ({ end }) => {
    let step = 0
    answerWith(
      new ReadableStream({
        pull(stream) {
          step += 1
          if (step === 1) stream.enqueue(bytes('{"n":1}\n'))
          else end(stream)
        },
      }),
    )
    const read: number[] = []

    await expect(readAll(http.postLines('/api/x', {}, line), read)).rejects.toBeInstanceOf(NetworkError)
    expect(read).toEqual([1])
  })

  test('a caller who gives up gets their own abort back', async () => {
    const controller = new AbortController()
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(bytes('{"n":1}\n'))
          signal?.addEventListener('abort', () => stream.error(signal.reason))
        },
      })
      return Promise.resolve(new Response(body))
    })

    const lines = http.postLines('/api/x', {}, line, { signal: controller.signal })
    await lines.next()
    controller.abort()

    await expect(lines.next()).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('whoever stops reading ends the request', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      signals.push(signal)
      return Promise.resolve(new Response('{"n":1}\n{"n":2}\n'))
    })

    for await (const _ of http.postLines('/api/x', {}, line)) break

    expect(signals[0]?.aborted).toBe(true)
  })

  test('a line of another shape is an answer that cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    answerWith('{"m":1}\n')

    await expect(readAll(http.postLines('/api/x', {}, line))).rejects.toMatchObject({ code: 'response.unreadable' })
  })
})
