import { expect, test } from 'vitest'
import { languageName } from './code-language.ts'

test('a known language has its display name, an unknown one stays as it is', () => {
  expect([languageName('js'), languageName('cpp'), languageName(), languageName('Zig')]).toEqual([
    'JavaScript',
    'C++',
    'Code',
    'Zig',
  ])
})

test.each(['constructor', '__proto__', 'toString'])('a language called %s is an unknown one', (language) => {
  expect(languageName(language)).toBe(language)
})
