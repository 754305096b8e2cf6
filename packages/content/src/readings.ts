import { listCourseIds, readCourse, textsOfLesson } from './course.ts'
import { type FoundReadings, openReadings } from './find-reading.ts'
import type { Reading } from './reading-index.ts'
import { readUnits } from './unit.ts'

export type { Reading } from './reading-index.ts'

/** Reading every lesson takes a moment: `find` does what `prepare`, one course or unit at a time, has not done before. */
export function openReadingSearch() {
  let slices = openReadings(readAll())
  let search: ((prompt: string) => FoundReadings) | undefined

  /** Whether nothing is left to prepare. */
  function prepare(): boolean {
    if (search) return true
    try {
      const { done, value } = slices.next()
      if (done) search = value
      return done === true
    } catch (error) {
      // A generator that threw has ended, as if there were nothing more to do.
      slices = openReadings(readAll())
      throw error
    }
  }

  return {
    prepare,
    find(prompt: string): FoundReadings {
      while (!search) prepare()
      return search(prompt)
    },
  }
}

function* readAll(): Iterable<Reading> {
  for (const id of listCourseIds()) yield readingOfCourse(readCourse(id))
  yield* readUnits().map(readingOfUnit)
}

function readingOfCourse(course: ReturnType<typeof readCourse>): Reading {
  const { id, courseTitle: title, description, subject, skill, keywords, related = [], lessons } = course
  return {
    ...{ kind: 'course', id, title, keywords, related },
    subjects: [...new Set([subject, skill ?? subject])],
    headings: [title, ...lessons.flatMap((lesson) => [lesson.title, ...lesson.topics])],
    texts: [description, ...lessons.flatMap(textsOfLesson)],
  }
}

function readingOfUnit({ id, title, summary, keywords, content }: ReturnType<typeof readUnits>[number]): Reading {
  return { kind: 'unit', id, title, subjects: [], keywords, related: [], headings: [title, summary], texts: content }
}
