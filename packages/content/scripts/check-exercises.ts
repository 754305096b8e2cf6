import type { CodeExercise, CourseWork } from '../src/exercises/exercise.ts'
import { Judge } from './runners/judge-programs.ts'

/** The solution passes every test; the starting code and each wrong program run, and fail one at least. */
export async function problemsOfPrograms(works: readonly CourseWork[]): Promise<string[]> {
  const judge = new Judge()
  const problems: string[] = []
  for (const { course, lessons } of works) {
    for (const exercise of lessons.flatMap(({ exercises }) => exercises)) {
      if (exercise.kind !== 'code') continue
      const found = await problemsOfExercise(exercise, judge)
      problems.push(...found.map((problem) => `${course}/${exercise.id}: ${problem}`))
    }
  }
  await judge.close()
  return problems
}

export async function problemsOfExercise({ solution, start, wrong, tests }: CodeExercise, judge: Judge) {
  const problems: string[] = []
  const failed = async (what: string, code: string): Promise<string[]> => {
    const judgment = await judge.judge(code, tests)
    if (!judgment.loads) {
      problems.push(`${what} does not run: ${judgment.error}`)
      return tests.map(({ says }) => says)
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
