import { describe, expect, test } from 'vitest'
import { parseCourse, problemsAcrossCourses, problemsOfCourse } from './check-course.ts'
import { syntaxProblems } from './check-lesson-code.ts'
import { findLesson, listCourseIds, readCourse, readCourseFile } from './course.ts'
import { problemsOfLearningPaths, readLearningPaths } from './learning-path.ts'
import { problemsOfUnits, readUnits } from './unit.ts'

describe('the course library', () => {
  test.each(listCourseIds())('%s keeps the rules', (id) => {
    const { course, problems } = parseCourse(id, readCourseFile(id))

    expect(problems).toEqual([])
    expect(course && [...problemsOfCourse(id, course), ...syntaxProblems(course)]).toEqual([])
  })

  test('has sixty courses at least, one for every skill, none twice', () => {
    expect(problemsAcrossCourses(listCourseIds().map(readCourse))).toEqual([])
  })

  test('says where a concept is taught, and nothing of one that is not', () => {
    expect(findLesson('React', 'state')).toMatchObject({ courseId: 'react' })
    expect(findLesson('React', 'juggling')).toBeUndefined()
  })
})

describe('the learning units', () => {
  test('keep the rules', () => {
    expect(problemsOfUnits()).toEqual([])
  })

  test('are twenty-four at least', () => {
    expect(readUnits().length).toBeGreaterThanOrEqual(24)
  })
})

describe('the learning paths', () => {
  test('keep the rules', () => {
    expect(problemsOfLearningPaths()).toEqual([])
  })

  test('are four at least', () => {
    expect(readLearningPaths().length).toBeGreaterThanOrEqual(4)
  })
})
