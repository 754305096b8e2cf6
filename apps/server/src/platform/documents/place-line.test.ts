import { describe, expect, test } from 'vitest'
import { breakLines, type Measure } from './break-lines.ts'
import { placeLine } from './place-line.ts'

const measure: Measure = (_face, text) => [...text].length
const broken = (text: string, width: number) => breakLines(measure, [{ text, typeface: 'text', size: 10 }], width)
const linesOf = (text: string, width: number) =>
  broken(text, width).map(({ words }) =>
    words.map(({ runs, blank }) => runs.map((run) => run.text).join('') + (blank ? ' ' : '')).join(''),
  )
const seen = (text: string) =>
  broken(text, 100)
    .flatMap((line) => placeLine(line, 100))
    .sort((one, other) => one.x - other.x)
    .map((stroke) => stroke.text.trim())
    .filter(Boolean)

describe('a line breaks', () => {
  test.each([
    { text: 'one two three', width: 7, lines: ['one two ', 'three'] },
    { text: 'a  b', width: 3, lines: ['a  ', 'b'] },
    { text: '你好。再见', width: 2, lines: ['你', '好。', '再见'] },
    { text: 'he paid $ 50 (once)', width: 12, lines: ['he paid $ 50 ', '(once)'] },
    { text: 'a well-known one', width: 7, lines: ['a well-', 'known ', 'one'] },
    { text: 'abcdefgh', width: 3, lines: ['abc', 'def', 'gh'] },
  ])('“$text” in lines of $width', ({ text, width, lines }) => {
    expect(linesOf(text, width)).toEqual(lines)
  })
})

describe('direction', () => {
  test.each([
    { text: 'say שלום עולם now', line: ['say', 'עולם', 'שלום', 'now'] },
    { text: 'שלום עולם', line: ['עולם', 'שלום'] },
    { text: 'מחיר 12 שקל', line: ['שקל', '12', 'מחיר'] },
    { text: 'בדוק React Router היום', line: ['היום', 'React Router', 'בדוק'] },
  ])('“$text” is seen as $line', ({ text, line }) => {
    expect(seen(text)).toEqual(line)
  })

  test('a text that reads from the right ends at the right edge, one that reads from the left begins at the left', () => {
    const edgeOf = (text: string) => {
      const strokes = broken(text, 100)
        .flatMap((line) => placeLine(line, 100))
        .filter((stroke) => stroke.text.trim() !== '')
      return [Math.min(...strokes.map(({ x }) => x)), Math.max(...strokes.map(({ x, width }) => x + width))]
    }

    expect(edgeOf('שלום ')).toEqual([96, 100])
    expect(edgeOf('hello ')[0]).toBe(0)
  })
})
