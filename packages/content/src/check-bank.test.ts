import { expect, test } from 'vitest'
import { parseQuestionSet, problemsAcrossSets, problemsOfSet } from './check-bank.ts'
import type { Pool, Question, QuestionSet } from './question.ts'

const key = { skill: 'javascript', level: 'beginner' } as const
const subjects = 'arrays closures promises modules strings numbers dates regexes proxies symbols maps sets'.split(' ')

function buildQuestion(pool: Pool, index: number, fields: Partial<Question> = {}): Question {
  const id = `javascript-beginner-${pool.charAt(0)}${String(index + 1).padStart(2, '0')}`
  const options = ['one', 'two', 'six', 'ten']
  return {
    id,
    concept: subjects[index % 6] ?? '',
    question: `Which ${pool} ${subjects[index % 12]} ${id} suits ${subjects[(index * 5 + 1) % 12]} ${index}${pool}?`,
    options,
    answer: options[index % 4] ?? '',
    explanation: 'Because it suits them.',
    ...fields,
  }
}

function buildQuestionSet(change: (question: Question) => Question = (question) => question): QuestionSet {
  const build = (pool: Pool, count: number) => Array.from({ length: count }, (_, i) => change(buildQuestion(pool, i)))
  return { skill: 'JavaScript', level: 'Beginner', practice: build('practice', 20), sealed: build('sealed', 24) }
}

const problemsAfter = (change: (question: Question) => Question) => {
  const set = buildQuestionSet(change)
  return [...problemsOfSet({ key, set }), ...problemsAcrossSets([{ key, set }])].join('\n')
}
const only = (id: string, fields: Partial<Question>) => (question: Question) =>
  question.id === `javascript-beginner-${id}` ? { ...question, ...fields } : question
/** `lettersFor` gets the place after the answer, which is 0. */
const lengthenInPractice =
  (lettersFor: (place: number) => number) =>
  (question: Question): Question => {
    if (!question.id.includes('-p')) return question
    const answerAt = question.options.indexOf(question.answer)
    const options = question.options.map((option, index) => option + '!'.repeat(lettersFor((index - answerAt + 4) % 4)))
    return { ...question, options, answer: options[answerAt] ?? '' }
  }

test('a question set that keeps every rule has no problems', () => {
  expect(problemsAfter((question) => question)).toBe('')
})

test.each([
  ['an answer that is no option', only('p01', { answer: 'nine' }), 'p01: the answer is not one of the options'],
  ['an option given twice', only('s02', { options: ['two', 'two', 'six', 'ten'] }), 's02: two options are the same'],
  ['"none of the above"', only('p01', { options: ['one', 'None of the above', 'a', 'b'] }), 'refers to other options'],
  ['an id of the other pool', only('p03', { id: 'javascript-beginner-s99' }), 'should read javascript-beginner-pNN'],
  ['an id used twice', only('p03', { id: 'javascript-beginner-p04' }), 'javascript-beginner-p04 is used twice'],
  ['a concept of one pool only', only('p01', { concept: 'rare' }), 'no sealed question is about rare'],
  [
    'the same question in both pools',
    only('s01', { question: buildQuestion('practice', 7).question }),
    'javascript-beginner-p08 and javascript-beginner-s01 are the same question',
  ],
  [
    'answers that are always the first option',
    (question: Question) => ({ ...question, answer: 'one' }),
    'the answer is the first option in 100 % of the questions',
  ],
  [
    'answers given away by their length',
    (question: Question) => ({
      ...question,
      options: question.options.map((option) => (option === question.answer ? `${option}, at length` : option)),
      answer: `${question.answer}, at length`,
    }),
    'the longest option is right in 100 % of the questions; at most 35 %',
  ],
  [
    'the longest option being right too often, where options as long share a question',
    lengthenInPractice((place) => (place < 2 ? 1 : 0)),
    'the longest option is right in 36.4 % of the questions; at most 35 %',
  ],
  [
    'the shortest option being right too seldom',
    lengthenInPractice((place) => (place < 2 ? place + 1 : 0)),
    'the shortest option is right in 13.6 % of the questions; at least 18 %',
  ],
])('%s is a problem', (_, change, problem) => {
  expect(problemsAfter(change)).toContain(problem)
})

test('too few questions are a problem', () => {
  const set = { ...buildQuestionSet(), practice: [] }

  expect(problemsOfSet({ key, set }).join('\n')).toContain('has 0 practice questions; at least 20 are needed')
})

test('content of another shape is a problem, told with the id of its question', () => {
  const content = buildQuestionSet(only('p02', { explanation: 'x'.repeat(221) }))

  expect(parseQuestionSet(key, content).problems.join('\n')).toContain(
    'javascript-beginner-p02, practice.1.explanation',
  )
})
