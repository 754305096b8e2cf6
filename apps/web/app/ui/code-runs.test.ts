import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CodeRun, codeLines, codeRuns, withoutIndent } from './code-runs.ts'

const textOf = (runs: CodeRun[]) => runs.map(({ text }) => text).join('')

test('code is split by the kinds of its parts, and what follows the last one is plain', () => {
  expect(codeRuns('const fee = 1 // $', 'k5_7n1_1c2')).toEqual([
    { kind: 'k', text: 'const' },
    { kind: '_', text: ' fee = ' },
    { kind: 'n', text: '1' },
    { kind: '_', text: ' ' },
    { kind: 'c', text: '//' },
    { kind: '_', text: ' $' },
  ])
})

test('a part of several lines has its kind in each of them', () => {
  expect(codeLines('a = """one\n\ntwo"""', '_4s14')).toEqual([
    [
      { kind: '_', text: 'a = ' },
      { kind: 's', text: '"""one' },
    ],
    [],
    [{ kind: 's', text: 'two"""' }],
  ])
})

test.each([
  { code: 'a = 1', colors: '', indent: 0, text: 'a = 1' },
  { code: '    a = 1', colors: '_4k1', indent: 4, text: 'a = 1' },
  { code: '    a = 1', colors: 's6', indent: 4, text: 'a = 1' },
  { code: '  ', colors: '', indent: 2, text: '' },
  { code: '', colors: '', indent: 0, text: '' },
])('“$code” begins $indent spaces in, whatever part of it they are', ({ code, colors, indent, text }) => {
  const line = withoutIndent(codeLines(code, colors)[0] ?? [])

  expect(line.indent).toBe(indent)
  expect(textOf(line.runs)).toBe(text)
})

test('whatever the colors say, the parts are the code', () => {
  const colors = fc.array(fc.tuple(fc.constantFrom(...'ksnct_'), fc.nat(40))).map((runs) => runs.flat().join(''))
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '<', 'é', '😀') }),
      fc.oneof(colors, fc.string()),
      (code, noted) => {
        expect(textOf(codeRuns(code, noted))).toBe(code)
        expect(codeLines(code, noted).map(textOf).join('\n')).toBe(code)
      },
    ),
  )
})
