import type { CodeExercise } from '../src/exercises/code-exercise.ts'
import type { CourseWork } from '../src/exercises/exercise.ts'
import { Judge } from './runners/judge.ts'
import { typeCheckStrictly } from './runners/type-check.ts'

type Named = { name: string; exercise: CodeExercise }

/** The solution passes every test; the starting code and each wrong program run, and fail one at least. */
export async function problemsOfPrograms(works: readonly CourseWork[], asked = 'all'): Promise<string[]> {
  // A machine with other work to do may stand still.
  const judge = new Judge(20_000)
  const exercises = works
    .flatMap(namedExercises)
    .filter(({ exercise: { language } }) => asked === 'all' || asked === language)
  const problems = await problemsOfTypes(exercises)
  for (const { name, exercise } of exercises) {
    const found = await problemsOfExercise(exercise, judge)
    problems.push(...found.map((problem) => `${name}: ${problem}`))
  }
  await judge.close()
  return problems
}

const namedExercises = ({ course, lessons }: CourseWork): Named[] =>
  lessons.flatMap(({ exercises }) =>
    exercises.flatMap((exercise) => (exercise.kind === 'code' ? { name: `${course}/${exercise.id}`, exercise } : [])),
  )

/** Browsers only strip types, so the compiler has to look at the solutions here. */
async function problemsOfTypes(exercises: readonly Named[]): Promise<string[]> {
  const typed = exercises.filter(({ exercise }) => exercise.language === 'typescript')
  if (typed.length === 0) return []
  const found = await typeCheckStrictly(
    typed.map(({ exercise }) => ({ language: 'types', text: exercise.solution }) as const),
  )
  return typed.flatMap(({ name }, index) =>
    found[index] === 'compiles' ? [] : `${name}: the solution has an ${found[index]}`,
  )
}

export async function problemsOfExercise(exercise: CodeExercise, judge: Judge) {
  const { solution, start, wrong, tests } = exercise
  const problems: string[] = []
  const failed = async (what: string, code: string): Promise<string[]> => {
    const judgment = await judge.judge(exercise, code)
    if (!judgment.loads) {
      problems.push(`${what} does not run: ${judgment.error}`)
      return tests.map(({ says }) => says)
    }
    const workMs = Math.max(...judgment.tests.map((test) => test.workMs ?? 0))
    if (workMs > judge.workLimitMs) {
      const work = Math.round(workMs)
      problems.push(`${what} works for ${work} ms in a test; browsers of learners end it after ${judge.workLimitMs} ms`)
    }
    if (code === solution) {
      for (const test of judgment.tests.filter(({ passed }) => !passed)) {
        problems.push(`the solution fails "${test.says}": ${test.came} came instead of ${test.expected}`)
      }
    }
    return judgment.tests.filter(({ passed }) => !passed).map(({ says }) => says)
  }
  await failed('the solution', solution)
  const caught = new Set(await failed('the starting code', start))
  if (caught.size === 0) problems.push('the starting code passes already')
  for (const { name, code } of wrong) {
    const found = await failed(name, code)
    if (found.length === 0) problems.push(`no test refuses ${name}`)
    for (const says of found) caught.add(says)
  }
  return [...problems, ...tests.filter(({ says }) => !caught.has(says)).map(({ says }) => `"${says}" refuses nothing`)]
}
