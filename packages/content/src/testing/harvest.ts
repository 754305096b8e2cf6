import type { QuestionSetKey } from '../bank.ts'
import { type DrawnQuestion, drawQuestions } from '../templates/draw-questions.ts'
import { type Random, seededRandom } from '../templates/random.ts'

export const [accounts, attemptsEach, runs] = [10, 3, 200]
const [questions, passesFrom] = [15, 11]

/** What ten accounts read in the reviews of all their attempts, each at the longest assessment there is. */
export function harvest(cell: QuestionSetKey): DrawnQuestion[] {
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

export const guess: Answerer = ({ options }, random) => random.pick(options)

/** Answers what was seen before, word by word, and guesses the rest. */
export function recogniser(harvested: readonly DrawnQuestion[]): Answerer {
  const wordingOf = ({ question, code }: DrawnQuestion) => `${question}\n${code}`
  const known = new Map(harvested.map((one) => [wordingOf(one), one.options[one.key] ?? '']))
  return (question, random) => {
    const answer = known.get(wordingOf(question))
    return answer !== undefined && question.options.includes(answer) ? answer : guess(question, random)
  }
}

/** How many of 200 attempts of 15 questions somebody passes who answers in this way. */
export function passesIn(cell: QuestionSetKey) {
  const attempts = Array.from({ length: runs }, (_, run) => drawQuestions(cell, `run ${run}`, questions))
  return (answer: Answerer) =>
    attempts.filter((drawn, run) => {
      const random = seededRandom(`guesses of run ${run}`)
      const right = drawn.filter((question) => answer(question, random) === question.options[question.key])
      return right.length >= passesFrom
    }).length
}
