import { textLimits } from '@guildhall/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastestMs } from '../testing/fastest-ms.ts'
import { type DiffPart, diffTexts } from './text-diff.ts'

const sideOf = (parts: DiffPart[], without: DiffPart['kind']) =>
  parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('')
const marked = (before: string, after: string) =>
  diffTexts(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

describe('what changed in a text', () => {
  test.each([
    ['I made two benches.', 'I made three benches.', 'I made [-two-]{+three+} benches.'],
    ['Oak, for $900.', 'Oak, for $1,200.', 'Oak, for $[-900-]{+1,200+}.'],
    ['A bench.', 'A bench. And a table.', 'A bench.{+ And a table.+}'],
    ['Forty seats, please.', 'Fourteen seats, please.', '[-Forty-]{+Fourteen+} seats, please.'],
    ['A bench and a table.', 'A table.', 'A [-bench and a -]table.'],
    ['Forty seats.', 'Four hundred seats.', '[-Forty-]{+Four hundred+} seats.'],
    ['One two three four', 'One 2 3 four', 'One [-two three-]{+2 3+} four'],
    ['First.\nSecond.\nThird.', 'First.\nThird.', 'First.\n[-Second.\n-]Third.'],
    [
      'First.\nSecond one.\nThird.',
      'Zeroth.\nFirst.\nSecond two.\nThird.',
      '{+Zeroth.\n+}First.\nSecond [-one-]{+two+}.\nThird.',
    ],
    ['same', 'same', 'same'],
    ['', 'new', '{+new+}'],
    ['cut 💅 here', 'cut 💆 here', 'cut [-💅-]{+💆+} here'],
    ['私たちは赤い椅子を作ります', '私たちは青い椅子を作ります', '私たちは[-赤-]{+青+}い椅子を作ります'],
    [
      `${'字'.repeat(99)}甲${'字'.repeat(99)}`,
      `${'字'.repeat(99)}乙${'字'.repeat(99)}`,
      `${'字'.repeat(99)}[-甲-]{+乙+}${'字'.repeat(99)}`,
    ],
    ['Красный стул из дуба', 'Красные стулья из дуба', '[-Красный стул-]{+Красные стулья+} из дуба'],
    ['don’t', 'do', '[-don’t-]{+do+}'],
  ])('%j becomes %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected)
  })

  test('both texts are in the parts, whatever they are, and no character is cut in half', () => {
    const text = fc
      .array(fc.constantFrom('oak', 'ash', ' ', '\n', '.', '💅', 'é', '椅', '子'), { maxLength: 40 })
      .map((words) => words.join(''))
    const property = fc.property(text, text, (before, after) => {
      const parts = diffTexts(before, after)
      expect([sideOf(parts, 'added'), sideOf(parts, 'removed')]).toEqual([before, after])
      for (const part of parts) expect([part.text.isWellFormed(), part.text === '']).toEqual([true, false])
    })

    fc.assert(property)
  })

  test('one word in the longest text is one change, and so are two at its ends', () => {
    const words = Array.from({ length: textLimits.message / 8 }, (_, index) => `w${String(index).padStart(6, '0')}`)
    const before = words.join(' ')

    expect(marked(before, before.replace('w001200', 'other'))).toContain('[-w001200-]{+other+}')
    const atEnds = ['first', ...words.slice(1, -1), 'last'].join(' ')
    expect(diffTexts(before, atEnds).map(({ kind }) => kind)).toEqual(['removed', 'added', 'same', 'removed', 'added'])
  })
})

describe('two longest texts that have little in common cost no more than a fraction of a second', () => {
  const size = textLimits.message
  const fill = (unit: (index: number) => string) => {
    let text = ''
    for (let index = 0; text.length < size; index += 1) text += unit(index)
    return text.slice(0, size)
  }
  const inputs = {
    'different words': [fill((index) => `a${index} `), fill((index) => `b${index} `)],
    'different letters': [fill((index) => `${'abc'[index % 3]} `), fill((index) => `${'xyz'[index % 3]} `)],
    'the same letters in other rhythms': [
      fill((index) => 'ab.'[(index * index) % 3] ?? ''),
      fill((index) => 'ab.'[(index * 7 + (index >> 3)) % 3] ?? ''),
    ],
    signs: [fill((index) => '!?'[index % 2] ?? ''), fill((index) => '?-!'[index % 3] ?? '')],
    'different lines': [fill((index) => `${index}\n`), fill((index) => `x${index}\n`)],
    'every other line': [
      fill((index) => (index % 2 ? `${index}\n` : 'same\n')),
      fill((index) => (index % 2 ? `x${index}\n` : 'same\n')),
    ],
    'empty lines': [fill(() => '\n'), fill((index) => (index % 3 ? '\n' : 'x\n'))],
    'characters without spaces': [
      fill((index) => String.fromCodePoint(0x4e00 + index)),
      fill((index) => String.fromCodePoint(0x9000 - index)),
    ],
    'one word': ['a'.repeat(size), 'b'.repeat(size)],
    backward: [fill((index) => `${index % 97} `), [...fill((index) => `${index % 97} `)].reverse().join('')],
  }

  test.each(Object.entries(inputs))('%s', (_name, [before = '', after = '']) => {
    let parts: DiffPart[] = []
    const compare = () => {
      parts = diffTexts(before, after)
    }

    // Generous, for a busy machine. Without the bound, the slowest takes almost a minute.
    expect(fastestMs(compare, 1_000)).toBeLessThan(5_000)
    expect([sideOf(parts, 'added') === before, sideOf(parts, 'removed') === after]).toEqual([true, true])
  })
})
