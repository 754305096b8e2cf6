import { expect, test } from 'vitest'
import { problemsOfReadPrograms } from '../../scripts/check-reading-exercises.ts'
import { problemsOfReading } from './check-reading-exercises.ts'
import type { CourseWork } from './exercise.ts'
import { faultSchema, gapSchema, orderSchema, predictionSchema, type ReadingExercise } from './reading-exercises.ts'

const shared = {
  id: 'double-a-price',
  title: 'Double a price',
  task: ['Read it.'],
  hint: 'Look closely.',
  because: 'The last line prints the price.',
  language: 'js',
  run: { as: 'javascript' },
}
const lines = ['let price = 2', 'price = price * 2', 'price = price + 1', 'console.log(price)']
const order = (changes = {}) =>
  orderSchema.parse({
    ...shared,
    kind: 'order',
    lines,
    prints: '5',
    wrong: [{ order: [0, 2, 1, 3], assumes: 'one may be added first' }],
    ...changes,
  })
const gap = (changes = {}) =>
  gapSchema.parse({
    ...shared,
    kind: 'gap',
    code: 'const price = 2\nconsole.log(price ____ 3)',
    accepts: ['*'],
    prints: '6',
    wrong: [{ answer: '+', assumes: 'times is plus' }],
    ...changes,
  })
const prediction = (changes = {}) =>
  predictionSchema.parse({
    ...shared,
    kind: 'prediction',
    code: lines.join('\n'),
    prints: '5',
    wrong: [{ prints: '6', assumes: 'one is added first' }],
    ...changes,
  })
const fault = (changes = {}) =>
  faultSchema.parse({
    ...shared,
    kind: 'fault',
    code: lines.with(1, 'price * 2').join('\n'),
    line: 2,
    fixed: 'price = price * 2',
    prints: '5',
    wrong: [{ line: 3, assumes: 'an assignment changes nothing' }],
    ...changes,
  })
const named = (problem: string) => `course/double-a-price: ${problem}`
const samePrint = named('a wrong one prints the same')
const workOf = (exercise: ReadingExercise) =>
  ({ course: 'course', lessons: [{ lesson: 'one', steps: [], exercises: [exercise] }] }) as unknown as CourseWork

test.each<{ what: string; exercise: ReadingExercise; problems: string[] }>([
  { what: 'an order that is right', exercise: order(), problems: [] },
  { what: 'a gap that is right', exercise: gap(), problems: [] },
  { what: 'a prediction that is right', exercise: prediction(), problems: [] },
  { what: 'a fault that is one', exercise: fault(), problems: [] },
  {
    what: 'a wrong order that prints the same',
    exercise: order({
      lines: ['let price = 2', 'price = price * 2', 'price = price * 3', 'console.log(price)'],
      prints: '12',
      wrong: [{ order: [1, 0, 2, 3], assumes: 'names may come late' }],
    }),
    // The two neighbors in the middle may swap, too.
    problems: [samePrint],
  },
  {
    what: 'two neighbors that may swap, which no wrong order names',
    exercise: order({
      lines: ['let price = 2', 'let name = 3', 'price = price * name', 'console.log(price)'],
      prints: '6',
      wrong: [{ order: [2, 0, 1, 3], assumes: 'names may come late' }],
    }),
    problems: [samePrint],
  },
  {
    what: 'a wrong answer to a gap that prints the same',
    exercise: gap({ wrong: [{ answer: '* 1 *', assumes: 'one is needed' }] }),
    problems: [samePrint],
  },
  {
    what: 'a right answer to a gap that prints something else',
    exercise: gap({ accepts: ['*', '-'] }),
    problems: [named('prints "-1", not "6"')],
  },
  {
    what: 'a prediction of what is not printed',
    exercise: prediction({ prints: '7' }),
    problems: [named('prints "5", not "7"')],
  },
  {
    what: 'a fault that changes nothing',
    exercise: fault({ code: lines.with(1, 'price *= 2').join('\n') }),
    problems: [samePrint],
  },
])('knows $what', async ({ exercise, problems }) => {
  expect(await problemsOfReadPrograms([workOf(exercise)], 'all')).toEqual(problems)
})

test.each<{ what: string; exercise: ReadingExercise; problems: string[] }>([
  { what: 'what is right', exercise: order(), problems: [] },
  {
    what: 'a program to run that does not say what it prints',
    exercise: order({ prints: undefined }),
    problems: ['is run and does not say what it prints'],
  },
  {
    what: 'a right order among the wrong ones',
    exercise: order({ wrong: [{ order: [0, 1, 2, 3], assumes: 'it is wrong' }] }),
    problems: ['gives the order 0,1,2,3 twice, or as right and as wrong'],
  },
  {
    what: 'an order without one of the lines',
    exercise: order({ wrong: [{ order: [0, 1, 1, 3], assumes: 'it is wrong' }] }),
    problems: ['the wrong order 0,1,1,3 has not each line once'],
  },
  { what: 'code without a gap', exercise: gap({ code: 'console.log(6)' }), problems: ['has not one gap'] },
  {
    what: 'a wrong answer that differs in spaces only',
    exercise: gap({ accepts: ['* 1 *'], wrong: [{ answer: '*1*', assumes: 'it is wrong' }] }),
    problems: ['gives *1* twice, or as right and as wrong'],
  },
  {
    what: 'a wrong prediction that differs in spaces only',
    exercise: prediction({ wrong: [{ prints: ' 5', assumes: 'it is wrong' }] }),
    problems: ['gives "5" twice, or as right and as wrong'],
  },
  {
    what: 'a fault beyond the last line',
    exercise: fault({ wrong: [{ line: 9, assumes: 'it is wrong' }] }),
    problems: ['has nothing in line 9'],
  },
])('knows $what before anything is run', ({ exercise, problems }) => {
  expect(problemsOfReading(exercise)).toEqual(problems)
})
