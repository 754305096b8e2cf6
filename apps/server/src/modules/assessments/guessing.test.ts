import {
  attemptKindOf,
  difficulties,
  passingPercentage,
  passingScore,
  percentageOf,
  questionCounts,
  selectableSkills,
  verifiedPerDay,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { keysOf } from '../../testing/assess.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openQuestionBank } from '../../platform/question-bank.ts'
import { randomBelow } from '../../platform/random.ts'
import type { BankQuestion, SnapshotQuestion } from './assessment.rules.ts'
import { drawQuestions } from './draw-questions.rules.ts'

/** What one attempt may let through that knows nothing. */
const limit = 1 / 1_000

const bank = openQuestionBank()
const cells = selectableSkills.flatMap((skill) =>
  difficulties.map((difficulty) => ({ skill, difficulty, pool: bank.cell(skill, difficulty).sealed })),
)

/** The chance of `least` hits or more, where each try hits with a chance of its own. */
function chanceOf(least: number, tries: readonly number[]): number {
  let byHits = [1]
  for (const hit of tries) {
    byHits = Array.from({ length: byHits.length + 1 }, (_, hits) => {
      const [missed = 0, scored = 0] = [byHits[hits], byHits[hits - 1]]
      return missed * (1 - hit) + scored * hit
    })
  }
  return byHits.slice(least).reduce((sum, chance) => sum + chance, 0)
}

/** With which chance the answer stands at each place by length, the longest first, when options of equal length are shuffled. */
function lengthChances({ options, answer }: Pick<BankQuestion, 'options' | 'answer'>): number[] {
  const longer = options.filter(({ length }) => length > answer.length).length
  const equal = options.filter(({ length }) => length === answer.length).length
  return options.map((_, place) => (place >= longer && place < longer + equal ? 1 / equal : 0))
}

/** Ways to answer by the length of the options alone: the places one of which is chosen at random. */
const strategies = {
  'the longest': [0],
  'the second longest': [1],
  'the third longest': [2],
  'the shortest': [3],
  'one of the two longest': [0, 1],
  'one of the two in the middle': [1, 2],
  'any but the longest': [1, 2, 3],
  'any but the shortest': [0, 1, 2],
  anything: [0, 1, 2, 3],
}

describe('a guesser', () => {
  test('meets four options in every question of the bank', () => {
    for (const { pool } of cells) {
      for (const { options } of pool) expect(options).toHaveLength(4)
    }
  })

  test.each(verifiedQuestionCounts)('passes fewer than one of a thousand attempts of %i questions', (count) => {
    const least = passingScore(count)

    expect(percentageOf(least, count)).toBeGreaterThanOrEqual(passingPercentage)
    expect(percentageOf(least - 1, count)).toBeLessThan(passingPercentage)
    expect(chanceOf(least, Array(count).fill(1 / 4))).toBeLessThan(limit)
  })

  test('cannot be told from others by a count that is not verified, which is why it is not', () => {
    for (const count of questionCounts.filter((one) => attemptKindOf(one) === 'unverified')) {
      expect(chanceOf(passingScore(count), Array(count).fill(1 / 4))).toBeGreaterThan(limit)
    }
  })

  describe.each(verifiedQuestionCounts)('who goes by the length of the options, with %i questions', (count) => {
    test.each(Object.entries(strategies))('and takes %s gets no further in any cell', (_, places) => {
      const least = passingScore(count)
      const passing = cells.map(({ skill, difficulty, pool }) => {
        const draws = Array.from({ length: 25 }, () => drawQuestions(pool, count, new Map(), randomBelow))
        const worst = Math.max(...draws.map((drawn) => chanceOf(least, drawn.map((question) => hitOf(question, places)))))
        return { cell: `${skill}, ${difficulty}`, worst }
      })

      console.log(_, count, passing.toSorted((a,b)=>b.worst-a.worst).slice(0,3).map(p=>p.cell+" "+p.worst.toExponential(1)).join("; "))
      expect(passing.filter(({ worst }) => worst >= limit)).toEqual([])
    })
  })
})

function hitOf(question: BankQuestion, places: readonly number[]): number {
  const chances = lengthChances(question)
  return places.reduce((sum, place) => sum + (chances[place] ?? 0), 0) / places.length
}
