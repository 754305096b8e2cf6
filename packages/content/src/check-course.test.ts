import { describe, expect, test } from 'vitest'
import { parseCourse, problemsAcrossCourses, problemsOfCourse } from './check-course.ts'
import { listCourseIds, readCourse, readCourseFile } from './course.ts'

type Content = {
  lessons: { text: string[]; sources: object[]; checked: object }[]
}

function problemsWith(id: string, change: (lesson: Content['lessons'][number]) => void): string {
  const content = readCourseFile(id) as Content
  const [lesson] = content.lessons
  if (!lesson) throw new Error(`${id} has no lesson`)
  change(lesson)
  const { course, problems } = parseCourse(id, content)
  return [...problems, ...(course ? problemsOfCourse(id, course) : [])].join('\n')
}

test.each([1, 6])('a lesson with %i sources is refused', (count) => {
  const problems = problemsWith('javascript', (lesson) => {
    lesson.sources = Array.from({ length: count }, () => ({ ...lesson.sources[0] }))
  })

  expect(problems).toMatch(/^javascript: lessons\.0\.sources: Too (small|big)/)
})

test('a course in code for beginners begins at installing', () => {
  const problems = problemsWith('programming', (lesson) => {
    lesson.text = lesson.text.slice(1)
  })

  expect(problems).toContain('is for beginners, and its first lesson does not begin at installing')
})

test('59 courses are too few', () => {
  const courses = listCourseIds().map(readCourse)

  expect(problemsAcrossCourses(courses.slice(0, 59))).toContain('there are 59 courses; 60 are needed')
})

describe('what a lesson was checked against', () => {
  const checkedWith = (checked: object, id = 'business') =>
    problemsWith(id, (lesson) => {
      lesson.checked = checked
    })

  test.each([
    ['the sources above', 'no version at all'],
    ['Google Search documentation', 'no date of what is changed without versions'],
    ['Microsoft Excel for Microsoft 365', 'a number that belongs to the name'],
    ['ISO 12647-2 and the OWASP Top 10', 'a standard without its edition'],
    ['NIST AI 600-1 (July 2024) and the sources above', 'a version, and something that names none'],
  ])('"%s" is refused: %s', (against) => {
    expect(checkedWith({ against, on: '2026-11' })).toMatch(/^business: lessons\.0\.checked/)
  })

  test.each(['React 19.3', 'ISO 12647-2:2013', 'HTML living standard as of November 2026', 'College Algebra 2e'])(
    '"%s" is a version',
    (against) => {
      expect(checkedWith({ against, on: '2026-11' })).toBe('')
    },
  )

  test.each([{ against: 'React 19.3' }, { unversioned: 'practice' }, { against: 'React 19.3', on: 'lately' }])(
    '%j names no month, and is refused',
    (checked) => {
      expect(checkedWith(checked)).toMatch(/^business: lessons\.0\.checked/)
    },
  )

  test('a lesson on a way of working says that there is no version', () => {
    expect(checkedWith({ unversioned: 'practice', on: '2026-11' })).toBe('')
  })

  test('a lesson of a course in code cannot say so', () => {
    expect(checkedWith({ unversioned: 'practice', on: '2026-11' }, 'react')).toContain(
      'is of a course in code, so it has to name a version',
    )
  })
})
