import { source } from '../source.ts'
import type { Item } from '../template.ts'

/** Two statements of the same kind; `mistake` takes the accepted one for the one that is refused. */
export type Contrast<M extends string> = { refused: string; accepted: string; mistake: M; because: string }

const letters = ['A', 'B', 'C', 'D']
const question = 'The compiler is strict. Which two of the lines A to D does it reject?'

/** `order` holds the places of the four statements: refused and accepted of the first contrast, then of the second. */
export function refusedLines<M extends string>(
  setup: string,
  [one, other]: readonly [Contrast<M>, Contrast<M>],
  order: readonly number[],
): Item<M | 'bothMistakes'> {
  const statements = [one.refused, one.accepted, other.refused, other.accepted]
  const lines = letters.map((letter, place) => `${statements[order.indexOf(place)] ?? ''} // ${letter}`)
  const answer = (...indexes: number[]) =>
    indexes
      .map((index) => letters[order[index] ?? 0] ?? '')
      .sort()
      .join(' and ')
  const before = setup.split('\n').length
  const rejected = [order[0] ?? 0, order[2] ?? 0].sort((a, b) => a - b).map((place) => before + place + 1)
  return {
    question,
    code: source`
      ${setup}
      ${lines.join('\n')}`,
    key: answer(0, 2),
    wrong: [
      [one.mistake, answer(1, 2)],
      [other.mistake, answer(0, 3)],
      ['bothMistakes', answer(1, 3)],
    ],
    because: one.because === other.because ? one.because : `${one.because} ${other.because}`,
    proof: { prints: `error in line ${rejected.join(', ')}` },
  }
}
