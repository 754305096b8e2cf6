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
afterEach(() => vi.unstubAllGlobals())

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
