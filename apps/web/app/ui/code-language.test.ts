import { expect, test } from 'vitest'
import { languageName } from './code-language.ts'

test('a language that is written otherwise has its own name, any other its word with a capital', () => {
  expect(['js', 'cpp', undefined, 'dart', 'Zig'].map((language) => languageName(language))).toEqual([
    'JavaScript',
    'C++',
    'Code',
    'Dart',
    'Zig',
  ])
})

test.each([
  ['constructor', 'Constructor'],
  ['__proto__', '__proto__'],
  ['toString', 'ToString'],
])('a language called %s is any other one', (language, name) => {
  expect(languageName(language)).toBe(name)
})
