import { expect, test } from 'vitest'
import { type AiScript, startOpenAiServer } from '../../testing/openai-server.ts'
import { startTestApp } from '../../testing/test-app.ts'
import type { AiConfig } from './ai-variables.ts'

const quiz = { topic: 'Glassblowing', numQuestions: 5, difficulty: 'Beginner' }

async function ask(script: AiScript, config: Partial<AiConfig> = {}) {
  const server = await startOpenAiServer(script)
  const t = await startTestApp({ ai: server.config(config) })
  return { t, response: await t.anonymous.post('/api/ai-quiz/generate', quiz) }
}

test.each([
  ['a slow one', { says: 'x', afterMs: 2_000 }, 504, 'ai.timeout', undefined],
  ['a busy one', { status: 429, headers: { 'retry-after': '77' } }, 503, 'ai.rate_limited', '77'],
  ['a busy one that gives no time', { status: 429 }, 503, 'ai.rate_limited', undefined],
  ['one that is down', { status: 502 }, 503, 'ai.unavailable', undefined],
  ['one with another key', { status: 401 }, 503, 'ai.misconfigured', undefined],
  ['one that talks', { says: 'Certainly!' }, 502, 'ai.unusable_reply', undefined],
  ['one that will not', { status: 400 }, 502, 'ai.refused', undefined],
  ['one without an idea', { says: { questions: [] } }, 400, 'ai.unsuitable_topic', undefined],
] as const)('over HTTP, %s answers %j with %d %s', async (_, reply, status, code, retryAfter) => {
  const { response } = await ask(reply, { timeoutMs: 'afterMs' in reply ? 400 : 60_000 })

  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({
    code,
    error: expect.stringMatching(/^The AI service .+\.$/),
    message: expect.any(String),
  })
  expect(response.headers['retry-after']).toBe(retryAfter)
})

test('over HTTP, a budget that is used up answers 429 until midnight UTC', async () => {
  const { t } = await ask({ says: 'x' }, { dailyRequestsPerAddress: 1 })
  t.setClock(new Date('2030-05-06T22:00:00Z'))
  await t.anonymous.post('/api/ai-quiz/generate', quiz)

  const response = await t.anonymous.post('/api/ai-quiz/generate', quiz)

  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBe('7200')
  expect(response.json().error).toBe(
    'The limit of AI requests for your network (1 a day) is reached. Sign in to get your own, or come back in 2 hours.',
  )
})
