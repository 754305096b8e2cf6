import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, NetworkError, sentenceFor } from './api-errors.ts'
import { apiErrorFrom, http } from './http.ts'
import { readNewest } from './newest-reads.ts'
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
  onTestFinished(() => setTabAccount(''))
  stored.set('token', 'new').set('userId', 'somebody else')

  const gone = refusal(JSON.stringify({ message: 'Over.', code: 'session.invalid' }), {}, 'Bearer old')

  expect([gone.code, stored.get('token')]).toEqual(['session.invalid', 'new'])
})

test("sentenceFor: the server's words when there are any, else ours", () => {
  expect(sentenceFor(refusal('{"message":"Too late."}'), 'Failed.')).toBe('Too late.')
  expect(sentenceFor(refusal(''), 'Failed.')).toBe('Failed.')
  expect(sentenceFor(new NetworkError(undefined), 'Failed.')).toBe('Failed.')
  expect(refusal('')).toBeInstanceOf(ApiError)
})

test('after news, what is read must be the newest for a while; other requests stay as they are', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['cache-control'])
    return new Response('{}')
  })

  await http.get('/api/talent')
  readNewest()
  await http.get('/api/talent')
  await http.post('/api/reports', {})
  vi.advanceTimersByTime(2_000)
  await http.get('/api/talent')

  expect(sent).toEqual([undefined, 'max-age=0', undefined, undefined])
})
