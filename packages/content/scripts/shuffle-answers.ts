/**
 * Spreads the answers evenly over the four positions and rewrites the files: `node
 * packages/content/scripts/shuffle-answers.ts [--set skill[/level]]`. The result depends only on the ids, so running it
 * again changes nothing.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listQuestionSetKeys, questionSetFile, readQuestionSet } from '../src/bank.ts'
import type { Question, QuestionSet } from '../src/question.ts'

const { values: asked } = parseArgs({ options: { set: { type: 'string' } } })

for (const key of listQuestionSetKeys()) {
  if (asked.set && ![key.skill, `${key.skill}/${key.level}`].includes(asked.set)) continue
  const set = readQuestionSet(key)
  const spread: QuestionSet = { ...set, practice: spreadAnswers(set.practice), sealed: spreadAnswers(set.sealed) }
  writeFileSync(questionSetFile(key), format(spread))
}

function spreadAnswers(questions: Question[]): Question[] {
  const order = questions.map(({ id }) => id).sort(by((id) => digest(id)))
  return questions.map((question) => {
    const { id, answer } = question
    const options = question.options
      .filter((option) => option !== answer)
      .sort(by((option) => digest(`${id}${option}`)))
    options.splice(order.indexOf(id) % 4, 0, answer)
    return { ...question, options }
  })
}

function by<T>(key: (item: T) => string) {
  return (one: T, other: T) => (key(one) < key(other) ? -1 : 1)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function format(set: QuestionSet): string {
  const lines = JSON.stringify(set, null, 2).replace(
    /^( {6}"options": )\[\n((?: {8}".*\n)+) {6}\](,?)$/gm,
    (whole, start: string, items: string, end: string) => {
      const oneLine = `${start}[${items.trim().replaceAll(/\n {8}/g, ' ')}]${end}`
      return oneLine.length <= 120 ? oneLine : whole
    },
  )
  return `${lines}\n`
}
