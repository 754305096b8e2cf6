import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../error-catalogue.ts'
import { type ErrorCode, sentenceFor } from './errors.ts'

const codes = Object.keys(errorCatalogue) as ErrorCode[]

describe('the catalogue', () => {
  test.each(codes)('%s has a name of the usual form and a sentence for people', (code) => {
    const { sentence } = errorCatalogue[code]

    expect(code).toMatch(/^[a-z]+\.[a-z_]+$/)
    expect(sentence).toMatch(/^[A-Z“].{10,160}$/)
    expect(sentence).not.toMatch(/\b(null|undefined|SQL|token|uuid|400|404|500)\b/i)
  })

  test('says the words the specification gives', () => {
    expect(sentenceFor('session.required')).toBe('Authentication required. Please login.')
    expect(sentenceFor('session.wrong_credentials')).toBe('Invalid credentials')
    expect(sentenceFor('delivery.no_files')).toBe('Please upload at least one file')
  })
})

describe('sentenceFor', () => {
  test('fills in the details, and leaves a gap visible', () => {
    expect(sentenceFor('throttle.sign_in', { wait: '2 minutes' })).toBe(
      'Too many attempts to sign in. Try again in 2 minutes.',
    )
    expect(sentenceFor('throttle.sign_in')).toContain('{wait}')
  })

  test('takes a detail as it is, whatever signs it holds', () => {
    const filename = "$& $1 {limit} \\ '"

    expect(sentenceFor('delivery.empty_file', { filename })).toBe(`“${filename}” is empty. Nothing was uploaded.`)
  })
})
