import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const maximumBytes = 25_000_000

/** In a process of its own, as the heap of this one holds what other tests have read. */
const program = `
  const { openLibrary } = await import(${JSON.stringify(import.meta.resolve('./course-library.ts'))})
  const { allExercisesOf } = await import(${JSON.stringify(import.meta.resolve('../exercises/shared/exercise-library.ts'))})
  const heap = () => { gc(); gc(); return process.memoryUsage().heapUsed }
  const without = heap()
  const courses = [...openLibrary().courses.keys()]
  const exercises = courses.flatMap(allExercisesOf)
  console.log(JSON.stringify({ courses: courses.length, exercises: exercises.length, bytes: heap() - without }))
`

test('all courses and exercises take less than 25 MB of memory', async () => {
  const args = ['--expose-gc', '--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { courses, exercises, bytes } = JSON.parse(stdout) as Record<'courses' | 'exercises' | 'bytes', number>

  console.info(`${courses} courses and ${exercises} exercises take ${bytes} bytes`)
  expect(courses).toBeGreaterThanOrEqual(60)
  expect(exercises).toBeGreaterThanOrEqual(900)
  expect(bytes).toBeLessThan(maximumBytes)
})
