import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from './text-difference.ts'

function changed(before: string, after: string) {
  const { start, tail } = differenceOf(before, after)
  return [before.slice(start, before.length - tail), after.slice(start, after.length - tail)]
}

test.each([
  { before: 'Two metres of oak.', after: 'Two metres of ash.', parts: ['oak.', 'ash.'] },
  { before: 'Forty seats, please.', after: 'Fourteen seats, please.', parts: ['Forty', 'Fourteen'] },
  { before: 'A bench.', after: 'A bench. And a table.', parts: ['', ' And a table.'] },
  { before: 'A bench and a table.', after: 'A table.', parts: ['bench and a ', ''] },
  { before: 'same', after: 'same', parts: ['', ''] },
  { before: '', after: 'new', parts: ['', 'new'] },
  { before: 'cut 💅 here', after: 'cut 💆 here', parts: ['💅', '💆'] },
  {
    before: `${'字'.repeat(99)}甲${'字'.repeat(99)}`,
    after: `${'字'.repeat(99)}乙${'字'.repeat(99)}`,
    parts: ['甲', '乙'],
  },
])('$before becomes $after', ({ before, after, parts }) => {
  expect(changed(before, after)).toEqual(parts)
})

test('the rest is the same on both sides, and no character is cut in half', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '💅', '💆') })
  const property = fc.property(text, text, (before, after) => {
    const { start, tail } = differenceOf(before, after)
    expect([start >= 0, tail >= 0, start + tail <= Math.min(before.length, after.length)]).toEqual([true, true, true])
    expect(before.slice(0, start)).toBe(after.slice(0, start))
    expect(before.slice(before.length - tail)).toBe(after.slice(after.length - tail))
    for (const part of [...changed(before, after), before.slice(0, start)]) expect(part.isWellFormed()).toBe(true)
  })

  fc.assert(property)
})
