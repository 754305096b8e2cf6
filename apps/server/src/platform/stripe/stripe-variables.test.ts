import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from '../config/config.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc, whsec_def',
}
const live = {
  STRIPE_SECRET_KEY: 'rk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  PUBLIC_URL: 'https://guildhall.example',
}

function problemsOf(env: NodeJS.ProcessEnv) {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('without any of them payments are those of the sandbox', () => {
  expect(loadConfig({}).stripe).toBeUndefined()
})

test('all of them, for two webhook endpoints', () => {
  expect(loadConfig({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:12111' }).stripe).toEqual({
    secretKey: 'sk_test_abc',
    publishableKey: 'pk_test_abc',
    webhookSecrets: ['whsec_abc', 'whsec_def'],
    isTest: true,
    apiUrl: new URL('http://127.0.0.1:12111'),
  })
  expect(loadConfig(live).stripe).toMatchObject({ isTest: false, apiUrl: undefined })
})

test.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)('%s alone', (name) => {
  const others = Object.keys(keys).filter((other) => other !== name)
  expect(problemsOf({ [name]: keys[name] })).toEqual(others.map((other) => `${other} is needed with ${name}.`))
})

test.each([
  ['STRIPE_SECRET_KEY', 'pk_test_abc'],
  ['STRIPE_SECRET_KEY', 'sk_test_a b'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_abc'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_abc,secret'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_API_URL', 'https://api.stripe.example'],
  ['STRIPE_API_URL', 'http://192.0.2.7:12111'],
])('%s=%s is answered with one sentence that names it and never repeats the value', (name, value) => {
  const problems = problemsOf({ ...keys, [name]: value })

  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must .+\\.$`))])
  expect(problems[0]).not.toContain(value)
})

test('keys of two modes', () => {
  expect(problemsOf({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' })).toEqual([
    'STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY: both test, or both live.',
  ])
})

test('real money needs an encrypted address and no demo', () => {
  expect(problemsOf({ ...live, PUBLIC_URL: 'http://guildhall.example', GUILDHALL_DEMO: '1' })).toEqual([
    'PUBLIC_URL must begin with https:// with a live STRIPE_SECRET_KEY.',
    'GUILDHALL_DEMO must not be 1 with a live STRIPE_SECRET_KEY: the payments of the demo are made up.',
  ])
})
