import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '../config/config.ts'

function problemsOf(env: NodeJS.ProcessEnv) {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

const compatible = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_BASE_URL: 'http://localhost:11434/v1' }
const anthropic = { AI_PROVIDER: 'anthropic', AI_MODEL: 'large', AI_API_KEY: 'key' }

test('a compatible server needs no key', () => {
  expect(loadConfig(compatible).ai).toEqual({
    provider: 'openai-compatible',
    model: 'small',
    apiKey: undefined,
    baseUrl: 'http://localhost:11434/v1',
    timeoutMs: 60_000,
    dailyRequestsPerUser: 40,
    dailyRequestsPerAddress: 20,
    dailyRequestsPerSharedAddress: 240,
  })
})

test.each([
  ['anthropic', 'https://api.anthropic.com/v1'],
  ['openai', 'https://api.openai.com/v1'],
])('%s has an address of its own, and takes another', (provider, address) => {
  expect(loadConfig({ ...anthropic, AI_PROVIDER: provider }).ai?.baseUrl).toBe(address)
  expect(loadConfig({ ...anthropic, AI_BASE_URL: 'https://proxy.example/v1' }).ai?.baseUrl).toBe(
    'https://proxy.example/v1',
  )
})

test('limits are read', () => {
  const limits = { AI_TIMEOUT_SECONDS: '90', AI_DAILY_REQUESTS_PER_USER: '7', AI_DAILY_REQUESTS_PER_ADDRESS: '3' }

  expect(loadConfig({ ...anthropic, ...limits }).ai).toMatchObject({
    timeoutMs: 90_000,
    dailyRequestsPerUser: 7,
    dailyRequestsPerAddress: 3,
    dailyRequestsPerSharedAddress: 240,
  })
})

describe('mistakes', () => {
  test.each([
    ['AI_PROVIDER', 'skynet'],
    ['AI_API_KEY', 'two words'],
    ['AI_API_KEY', 'line\nbreak'],
    ['AI_BASE_URL', 'localhost'],
    ['AI_BASE_URL', 'ftp://localhost/v1'],
    ['AI_BASE_URL', 'https://me:secret@localhost/v1'],
    ['AI_TIMEOUT_SECONDS', '0'],
    ['AI_TIMEOUT_SECONDS', '601'],
    ['AI_TIMEOUT_SECONDS', 'soon'],
    ['AI_DAILY_REQUESTS_PER_USER', '-1'],
    ['AI_DAILY_REQUESTS_PER_ADDRESS', '1.5'],
  ])('%s=%s is answered with one sentence that names it and never repeats the value', (name, value) => {
    const problems = problemsOf({ ...compatible, [name]: value })

    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must .+\\.$`))])
    expect(problems[0]).not.toContain(`"${value}"`)
  })

  test.each([
    [{ AI_PROVIDER: 'openai' }, ['AI_MODEL is needed', 'AI_API_KEY is needed']],
    [{ ...anthropic, AI_API_KEY: '' }, ['AI_API_KEY is needed with AI_PROVIDER anthropic.']],
    [{ ...compatible, AI_BASE_URL: '' }, ['AI_BASE_URL is needed with AI_PROVIDER openai-compatible.']],
    [{ AI_API_KEY: 'key', AI_MODEL: 'small' }, ['AI_PROVIDER is needed with AI_MODEL.']],
  ])('%j lacks something', (env, sentences) => {
    expect(problemsOf(env)).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)))
  })
})
