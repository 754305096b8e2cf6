import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKey, keyFor } from './idempotency.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the same body to the same address keeps its key until it is answered', () => {
  const key = keyFor('/projects/create', { title: 'A' })

  expect(keyFor('/projects/create', { title: 'A' })).toBe(key)
  forgetKey('/projects/create')
  expect(keyFor('/projects/create', { title: 'A' })).not.toBe(key)
})

test('another body or address has another key', () => {
  const key = keyFor('/projects/create', { title: 'A' })

  expect(keyFor('/api/proposals', { title: 'A' })).not.toBe(key)
  expect(keyFor('/projects/create', { title: 'B' })).not.toBe(key)
})

test('where storage is full or forbidden the page remembers', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const key = keyFor('/projects/create', { title: 'A' })

  expect(keyFor('/projects/create', { title: 'A' })).toBe(key)
})

test('the same body a quarter of an hour later is another act', () => {
  vi.useFakeTimers()
  const key = keyFor('/api/payouts', { amount: 90 })

  vi.advanceTimersByTime(9 * 60_000)
  expect(keyFor('/api/payouts', { amount: 90 })).toBe(key)
  vi.advanceTimersByTime(6 * 60_000)
  expect(keyFor('/api/payouts', { amount: 90 })).not.toBe(key)
})

/** Posted without a key: the server takes none for these (its idempotent-routes.test.ts says why). */
const postedPlainly = [
  'accounts /api/account/email-confirmation',
  'accounts /api/account/identities',
  'accounts /api/auth/logout',
  'accounts /auth/forgot-password',
  'accounts /auth/login',
  'accounts /auth/login/passkey',
  'accounts /auth/login/passkey/options',
  'accounts /auth/login/second-factor',
  'accounts /auth/providers/link-mail',
  'accounts /auth/reset-password',
  'accounts /auth/signup',
  'accounts /auth/:act',
  'accounts :path/:_id/removal',
  'accounts path',
  'attempts :attemptPath(attemptId)/finish',
  'attempts attemptsPath',
  'courses /api/courses/:keptIn/answers',
  'courses pathOf(course',
  'daily-review pathOf(cardId',
  'direct-contracts /api/direct-contracts/link',
  'direct-contracts /api/direct-contracts/link/take',
  'messages :withPerson(otherId)/block',
  'messages :one(conversationId)/messages',
  'messages :one(conversationId)/mute',
  'messages :one(conversationId)/read',
  'notifications /api/notifications/read',
  'notifications address(token)',
  'passkeys /api/auth/passkeys/confirmation',
  'passkeys :path/:_id/removal',
  'passkeys :path/options',
  'passkeys path',
  'payments /api/payout-account/check',
  'payments /api/payout-account/onboarding',
  'payments :pathOf(paymentId)/card-form',
  'payments :pathOf(paymentId)/check',
  'personal-data /api/account/deletion',
  'proposals :path(_id)/open',
  'second-factor :path/confirm',
  'second-factor :path/off',
  'second-factor :path/recovery-codes',
  'second-factor :path/setup',
]

/** Put without a key: settings, which are the same however often they are sent, and what holds a password. */
const putPlainly = [
  'accounts /api/account/email',
  'accounts /api/account/password',
  'accounts /api/account/username',
  'accounts /api/notifications/time-zone',
  'attempts path',
  'bookmarks :path/:what/:encodeURIComponent(id)',
  'courses /api/library/:encodeURIComponent(libraryId)/kept',
  'courses coursePath(courseId',
  'courses coursePath(courseId',
  'courses coursePath(courseId',
  'courses pathOf(course',
  'courses pathOf(course',
  'exercises pathOf(place',
  'messages /api/conversations/settings',
  'notifications address',
  'passkeys :path/:_id',
  'profiles :ownProfilePath/visibility',
  'proposals :path(proposalId)/mark',
  'results :ownResultPath(resultId)/profile',
  'saved-searches one(id)',
  'units /api/units/:encodeURIComponent(unitId)/saved',
]

test.each([
  { method: 'post', plainly: postedPlainly },
  { method: 'put', plainly: putPlainly },
])('the screens $method with a key what would not be the same when sent again', ({ method, plainly }) => {
  const calls = new RegExp(String.raw`http\.${method}(?:<[\w<>]+>)?\(\s*([^,]+),`, 'g')
  const found = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).flatMap((file) => {
    if (/\.test\.tsx?$/.test(file) || file === 'http.ts') return []
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    return [...text.matchAll(calls)].map(([, address = '']) => {
      const plain = address.replace(/\$\{(.*?)\}/g, ':$1').replace(/['`]/g, '')
      return `${file.split('/')[1]} ${plain}`
    })
  })
  expect(found.toSorted()).toEqual(plainly.toSorted())
})
