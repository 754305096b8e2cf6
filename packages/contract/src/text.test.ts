import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characterCount, exactText, requiredText, textLimits } from './index.ts'

const sentences = (schema: ReturnType<typeof exactText>, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? []

describe('characterCount', () => {
  test.each([
    { text: '', count: 0 },
    { text: 'abc', count: 3 },
    { text: 'naïve', count: 5 },
    { text: '💅💅', count: 2 },
    { text: '👩‍🔧', count: 3 },
    { text: 'e\u0301', count: 2 },
  ])('“$text” has $count characters', ({ text, count }) => {
    expect(characterCount(text)).toBe(count)
  })
})

describe('exactText', () => {
  const five = exactText('Nickname', 5)

  test.each(['', ' ', 'abcde', '💅💅💅💅💅', '\r\n\t', 'a\u202eb'])(
    '%j is accepted and comes back as it was',
    (text) => {
      expect(five.parse(text)).toBe(text)
    },
  )

  test.each([
    { value: 'abcdef', sentence: 'Nickname can be at most 5 characters long.' },
    { value: '💅💅💅💅💅💅', sentence: 'Nickname can be at most 5 characters long.' },
    { value: 'a\u0000b', sentence: 'Nickname contains a character that cannot be stored. Remove it and try again.' },
    { value: 'a\ud83d', sentence: 'Nickname contains a character that cannot be stored. Remove it and try again.' },
    { value: '\udc85a', sentence: 'Nickname contains a character that cannot be stored. Remove it and try again.' },
    { value: undefined, sentence: 'Nickname is required.' },
    { value: null, sentence: 'Nickname must be text.' },
    { value: 7, sentence: 'Nickname must be text.' },
    { value: ['a'], sentence: 'Nickname must be text.' },
  ])('$value is refused: $sentence', ({ value, sentence }) => {
    expect(sentences(five, value)).toEqual([sentence])
  })

  test('the sentence writes a large limit the way people do', () => {
    const sentence = 'Description can be at most 20,000 characters long.'

    expect(sentences(exactText('Description', textLimits.description), 'a'.repeat(20_001))).toEqual([sentence])
  })

  test('whatever well-formed text is sent, within the limit it is accepted unchanged and beyond it is refused', () => {
    const wellFormed = fc.string({ unit: 'binary', maxLength: 10 }).filter((text) => !text.includes('\u0000'))
    const property = fc.property(wellFormed, (text) => {
      const result = five.safeParse(text)
      return [...text].length <= 5 ? result.data === text : !result.success
    })

    fc.assert(property)
  })
})

describe('requiredText', () => {
  test.each(['', ' ', '\n\t', '\u00a0\u2003'])('%j is nothing, and the sentence names the field', (blank) => {
    expect(sentences(requiredText('Title', 10), blank)).toEqual(['Title is required.'])
  })

  test.each([
    { what: 'zero-width characters', text: '\u200b\u200c\u200d\u2060\ufeff' },
    { what: 'characters that change the direction', text: '\u202e\u2066\u200f\u061c' },
    { what: 'Hangul fillers', text: '\u3164\u115f\u1160\uffa0' },
    { what: 'an empty Braille pattern', text: ' \u2800 ' },
    { what: 'tags and variation selectors', text: '\u{e0041}\u{e0042}\ufe0f' },
    { what: 'soft hyphens and control characters', text: '\u00ad\u0007\u0085' },
    { what: 'accents on nothing', text: '\u0301\u20dd' },
  ])('$what alone are nothing', ({ text }) => {
    expect(sentences(requiredText('Title', 10), text)).toEqual(['Title is required.'])
  })

  test.each(['Ada', '李', 'مريم', 'دانش\u200cآموز', '👩‍🔧', '❤️', '!', '⠓⠊', 'e\u0301', '\u202eabc'])(
    '%j is something, and comes back as it was',
    (text) => {
      expect(requiredText('Title', 10).parse(text)).toBe(text)
    },
  )

  test('blanks around a text are kept', () => {
    expect(requiredText('Title', 10).parse('  a \n')).toBe('  a \n')
  })
})
