import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openSecret, sealSecret } from './sealed-secret.ts'

const key = randomBytes(32)
const secret = Buffer.from('twenty bytes or more')

describe('a sealed secret', () => {
  test('opens with its key and context, and shows nothing of itself', () => {
    const sealed = sealSecret(key, secret, 'ada')

    expect(sealed.includes(secret)).toBe(false)
    expect(openSecret(key, sealed, 'ada')).toEqual(secret)
    expect(sealSecret(key, secret, 'ada')).not.toEqual(sealed)
  })

  test.each([
    { what: 'with another key', key: randomBytes(32), context: 'ada' },
    { what: 'without a key', key: undefined, context: 'ada' },
    { what: 'in the row of another account', key, context: 'cleo' },
  ])('stays closed $what', (attempt) => {
    const sealed = sealSecret(key, secret, 'ada')

    expect(openSecret(attempt.key, sealed, attempt.context)).toBeUndefined()
  })

  test('stays closed once a bit of it was changed', () => {
    const sealed = sealSecret(key, secret, 'ada')
    sealed[sealed.length - 1]! ^= 1

    expect(openSecret(key, sealed, 'ada')).toBeUndefined()
  })

  test('without a key it is kept as it is, and can be read after a key was set', () => {
    const kept = sealSecret(undefined, secret, 'ada')

    expect(openSecret(undefined, kept, 'ada')).toEqual(secret)
    expect(openSecret(key, kept, 'ada')).toEqual(secret)
  })
})
