import { describe, expect, test } from 'vitest'
import { problemsOfPrograms } from '../../scripts/check-exercises.ts'
import { isProvenWork } from '../../scripts/proven.ts'
import { colorProblems } from '../check-colors.ts'
import { readCourse } from '../course.ts'
import { parseCourseWork, problemsOfCourseWork } from './check-exercises.ts'
import { listCourseWork, readCourseWorkFile } from './exercise.ts'

describe('exercises and steps', () => {
  test.each(listCourseWork())(
    'of %s keep the rules, and their programs do what they are there for',
    { timeout: 600_000 },
    async (id) => {
      const { work, problems } = parseCourseWork(id, readCourseWorkFile(id))

      expect(problems).toEqual([])
      expect(work && [...problemsOfCourseWork(work, readCourse(id)), ...colorProblems(readCourse(id), work)]).toEqual(
        [],
      )
      if (!work || isProvenWork(id)) return
      console.log(`The exercises of ${id} are not proven: npm run content:check -- --prove proves them.`)
      expect(await problemsOfPrograms([work])).toEqual([])
    },
  )
})
