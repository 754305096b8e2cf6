import { describe, expect, test } from 'vitest'
import { problemsOfExercise, problemsOfPrograms } from '../../scripts/check-exercises.ts'
import { Judge } from '../../scripts/runners/judge.ts'
import { readCourse } from '../course.ts'
import { parseCourseWork, problemsOfCourseWork } from './check-exercises.ts'
import { type CodeExercise, codeExerciseSchema } from './code-exercise.ts'
import { listCourseWork, readCourseWorkFile } from './exercise.ts'

describe('exercises and steps', () => {
  test.each(listCourseWork())('of %s keep the rules, and their programs do what they are there for', async (id) => {
    const { work, problems } = parseCourseWork(id, readCourseWorkFile(id))

    expect(problems).toEqual([])
    expect(work && problemsOfCourseWork(work, readCourse(id))).toEqual([])
    expect(work && (await problemsOfPrograms([work]))).toEqual([])
  })
})

describe('the check of programs', () => {
  const exercise = (changes: object) =>
    codeExerciseSchema.parse({
      kind: 'code',
      id: 'double',
      title: 'Double it',
      task: ['Write `double(number)`.'],
      hint: 'Think of multiplication.',
      language: 'javascript',
      start: 'const double = (number) => number',
      solution: 'const double = (number) => number * 2',
      tests: [
        { says: 'doubles 3', call: 'double(3)', gives: '6' },
        { says: 'doubles -1', call: 'double(-1)', gives: '-2' },
        { says: 'doubles later', call: 'Promise.resolve(double(1))', gives: '2' },
      ],
      wrong: [{ name: 'squares', assumes: 'twice is squared', code: 'const double = (number) => number ** 2' }],
      ...changes,
    })
  const workWith = (exercise: CodeExercise) => ({
    course: exercise.language,
    lessons: [{ lesson: 'one', steps: [], exercises: [exercise] }],
    project: { title: '', minutes: 30, brief: [], steps: [], criteria: [] },
  })
  const problemsOf = async (changes: object, timeLimitMs?: number) => {
    const judge = new Judge(timeLimitMs)
    const problems = await problemsOfExercise(exercise(changes), judge)
    await judge.close()
    return problems
  }

  test.each([
    { what: 'one that is right', changes: {}, problems: [] },
    {
      what: 'a solution that fails',
      changes: { solution: 'const double = (number) => Math.abs(number) * 2' },
      problems: ['the solution fails "doubles -1": 2 came instead of -2'],
    },
    {
      what: 'a start that is done',
      changes: { start: 'const double = (number) => number + number' },
      problems: ['the starting code passes already'],
    },
    {
      what: 'a mistake that no test sees',
      changes: { wrong: [{ name: 'adds', assumes: 'twice is plus itself', code: 'const double = (n) => n + n' }] },
      problems: ['no test refuses adds'],
    },
    {
      what: 'a program with a typing error',
      changes: { start: 'const double = (number => number' },
      problems: [expect.stringMatching(/^the starting code does not run: SyntaxError/)],
    },
    {
      what: 'a program that reaches for Node.js',
      changes: { start: "const double = () => require('node:fs')", solution: 'const double = () => process.env' },
      problems: expect.arrayContaining(['the solution fails "doubles 3": throws ReferenceError came instead of 6']),
    },
  ])('knows $what', async ({ changes, problems }) => {
    expect(await problemsOf(changes)).toEqual(problems)
  })

  test('strips the types of a program in TypeScript, and lets the compiler look at its solution', async () => {
    const typed = exercise({
      language: 'typescript',
      start: 'const double = (number: number): number => number',
      solution: 'const double = (numbers: number[]): number => numbers[0] * 2',
      wrong: [
        { name: 'squares', assumes: 'twice is squared', code: 'enum By { Two = 2 }\nconst double = () => By.Two' },
      ],
      tests: [
        { says: 'doubles 3', call: 'double([3])', gives: '6' },
        { says: 'doubles -1', call: 'double([-1])', gives: '-2' },
        { says: 'doubles 0', call: 'double([0])', gives: '0' },
      ],
    })

    expect(await problemsOfPrograms([workWith(typed)])).toEqual([
      'typescript/double: the solution has an error in line 1',
    ])
  })

  test('ends a program without an end, and goes on with the next one', async () => {
    const problems = await problemsOf({ start: 'for (;;);' }, 300)
    expect(problems).toContain('the starting code does not run: not done after 300 ms a test')
  })
})
