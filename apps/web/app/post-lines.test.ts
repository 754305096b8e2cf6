import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from './api-errors.ts'
import { postLines } from './post-lines.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
})
afterEach(() => vi.unstubAllGlobals())

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

  expect(await readAll(postLines('/api/x', { prompt: 'p' }, line))).toEqual([1, 2])

  const [path, init] = fetching.mock.calls[0]!
  expect([path, init.method, init.body]).toEqual(['/api/x', 'POST', '{"prompt":"p"}'])
  expect(init.headers).toMatchObject({ accept: 'application/x-ndjson', authorization: 'Bearer secret' })
})

test('a refusal is thrown before anything is read', async () => {
  const suggestions = [{ kind: 'course', id: 'php', title: 'PHP' }]
  answerWith(JSON.stringify({ error: 'No.', message: 'No.', code: 'course.near_miss', suggestions }), { status: 400 })

  await expect(readAll(postLines('/api/x', {}, line))).rejects.toMatchObject({
    name: 'ApiError',
    code: 'course.near_miss',
    body: { suggestions },
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

  await expect(readAll(postLines('/api/x', {}, line), read)).rejects.toBeInstanceOf(NetworkError)
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

  const lines = postLines('/api/x', {}, line, { signal: controller.signal })
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

  for await (const _ of postLines('/api/x', {}, line)) break

  expect(signals[0]?.aborted).toBe(true)
})

test('a line of another shape is an answer that cannot be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answerWith('{"m":1}\n')

  await expect(readAll(postLines('/api/x', {}, line))).rejects.toMatchObject({ code: 'response.unreadable' })
})
