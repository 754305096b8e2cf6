import { expect, test } from 'vitest'
import { openByteCache } from './byte-cache.ts'

const open = (maxBytes: number) => openByteCache<Buffer>({ maxBytes, bytesOf: ({ length }) => length })

test('large values push out more than small ones, and what was used last stays', () => {
  const cache = open(10_000)
  for (const key of ['a', 'b', 'c']) cache.set(key, Buffer.alloc(2_000))
  cache.get('a')

  cache.set('d', Buffer.alloc(7_000))

  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'd'])
})

test('small values are bounded, too: each costs its key and its place', () => {
  const cache = open(100_000)

  for (let key = 0; key < 10_000; key += 1) cache.set(String(key), Buffer.alloc(1))

  const left = Array.from({ length: 10_000 }, (_, key) => cache.get(String(key))).filter(Boolean)
  expect(left.length).toBeLessThan(1_000)
  expect(left.length).toBeGreaterThan(500)
})

test('a value is made once for all who ask meanwhile, and then kept', async () => {
  const cache = open(10_000)
  let made = 0
  const make = async () => {
    made += 1
    return Buffer.from([made])
  }

  const values = await Promise.all([1, 2, 3].map(() => cache.getOrMake('a', make)))

  expect([...values, await cache.getOrMake('a', make)].map(([byte]) => byte)).toEqual([1, 1, 1, 1])
  expect((await cache.getOrMake('a', make, { anew: true }))[0]).toBe(2)
  expect(cache.get('a')?.[0]).toBe(2)
})

test('a failure is told to all who wait, and the next one tries again', async () => {
  const cache = open(10_000)
  const fail = () => Promise.reject(new Error('broken'))

  const outcomes = await Promise.allSettled([cache.getOrMake('a', fail), cache.getOrMake('a', fail)])

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.getOrMake('a', async () => Buffer.from('ok'))).toEqual(Buffer.from('ok'))
})

test('what is too large to keep, or pushed out while it is made, is still handed over', async () => {
  const cache = open(10_000)
  const { promise, resolve } = Promise.withResolvers<Buffer>()

  const slow = cache.getOrMake('slow', () => promise)
  for (let key = 0; key < 100; key += 1) cache.set(String(key), Buffer.alloc(1_000))
  resolve(Buffer.from('slow'))

  expect(await slow).toEqual(Buffer.from('slow'))
  expect(await cache.getOrMake('large', async () => Buffer.alloc(20_000))).toHaveLength(20_000)
  expect(cache.get('large')).toBeUndefined()
})
