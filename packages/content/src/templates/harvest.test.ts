import { expect, test } from 'vitest'
import type { QuestionSetKey } from '../bank.ts'
import { type DrawnQuestion, drawQuestions } from './draw-questions.ts'
import { type Random, seededRandom } from './random.ts'

const [accounts, attemptsEach, runs] = [10, 3, 200]
const [questions, passesFrom] = [15, 11]

/** What ten accounts read in the reviews of all their attempts, each at the longest assessment there is. */
function harvest(cell: QuestionSetKey): DrawnQuestion[] {
  return Array.from({ length: accounts }, (_, account) => {
    const seen = new Set<string>()
    return Array.from({ length: attemptsEach }, (_, attempt) => {
      const drawn = drawQuestions(cell, `account ${account}, attempt ${attempt}`, 20, seen)
      for (const { id } of drawn) seen.add(id)
      return drawn
    }).flat()
  }).flat()
}

type Answerer = (question: DrawnQuestion, random: Random) => string

const guess: Answerer = ({ options }, random) => random.pick(options)

/** Answers what was seen before, word by word, and guesses the rest. */
function recogniser(harvested: readonly DrawnQuestion[]): Answerer {
  const wordingOf = ({ question, code }: DrawnQuestion) => `${question}\n${code}`
  const known = new Map(harvested.map((one) => [wordingOf(one), one.options[one.key] ?? '']))
  return (question, random) => {
    const answer = known.get(wordingOf(question))
    return answer !== undefined && question.options.includes(answer) ? answer : guess(question, random)
  }
}

/** Takes numbers and texts out, to find other instances of the template, and takes what was right in them most often. */
function statistician(harvested: readonly DrawnQuestion[]): Answerer {
  const shapeOf = ({ question, code = '' }: DrawnQuestion) =>
    `${question}\n${code}`.replaceAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|\d+/g, '#')
  const counts = new Map<string, { right: number; shown: number }>()
  for (const one of harvested) {
    for (const [place, option] of one.options.entries()) {
      const count = counts.get(`${shapeOf(one)}\n${option}`) ?? { right: 0, shown: 0 }
      count.shown += 1
      if (place === one.key) count.right += 1
      counts.set(`${shapeOf(one)}\n${option}`, count)
    }
  }
  // Of what was never shown, a quarter is right.
  const promiseOf = (question: DrawnQuestion, option: string) => {
    const { right, shown } = counts.get(`${shapeOf(question)}\n${option}`) ?? { right: 0, shown: 0 }
    return (right + 1) / (shown + 4)
  }
  return (question, random) =>
    random
      .shuffled(question.options)
      .reduce((best, option) => (promiseOf(question, option) > promiseOf(question, best) ? option : best))
}

const cell = { skill: 'javascript', level: 'beginner' } as const
const harvested = harvest(cell)
const attempts = Array.from({ length: runs }, (_, run) => drawQuestions(cell, `run ${run}`, questions))

const passesOf = (answer: Answerer) =>
  attempts.filter((drawn, run) => {
    const random = seededRandom(`guesses of run ${run}`)
    const right = drawn.filter((question) => answer(question, random) === question.options[question.key])
    return right.length >= passesFrom
  }).length

test.each([
  { who: 'answers what was seen before', answererOf: recogniser },
  { who: 'takes what was right most often in questions of the same shape', answererOf: statistician },
])('whoever collects all reviews of ten accounts and $who passes no more often than a guesser', ({ answererOf }) => {
  expect(harvested).toHaveLength(accounts * attemptsEach * 20)
  expect(passesOf(answererOf(harvested))).toBeLessThanOrEqual(passesOf(guess))
})
