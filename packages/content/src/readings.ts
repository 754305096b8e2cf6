import { type AskedOfCourse, readAskedOfCourse, readAskedOfUnits, readForeignPrompts } from './asked-prompts.ts'
import { type LibraryCourse, type LibraryLesson, listCourseIds, readCourse } from './course.ts'
import type { CourseWork } from './exercises/exercise.ts'
import { type FoundReadings, openReadings } from './find-reading.ts'
import { readClassifier } from './learned-answers.ts'
import type { PassageTexts, ReadingTexts } from './reading-index.ts'
import { type LearningUnit, readUnits } from './unit.ts'

export type { Offer } from './rank-offers.ts'
export type { Reading } from './reading-index.ts'

/** Reading every lesson takes a moment: `find` does what `prepare`, one lesson or unit at a time, has not done before. */
export function openReadingSearch(findWork: FindLessonWork) {
  let slices = openReadings(readAll(findWork), readForeignPrompts, readClassifier)
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
      slices = openReadings(readAll(findWork), readForeignPrompts, readClassifier)
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

/** What a lesson gives people to do. Undefined if it has no steps. */
export type FindLessonWork = (courseId: string, lessonId: string) => CourseWork['lessons'][number] | undefined

function* readAll(findWork: FindLessonWork): Iterable<ReadingTexts> {
  for (const id of listCourseIds()) yield textsOfCourse(readCourse(id), readAskedOfCourse(id), findWork)
  const asked = readAskedOfUnits()
  yield* readUnits().map((unit) => textsOfUnit(unit, asked[unit.id] ?? []))
}

function textsOfCourse(course: LibraryCourse, asked: AskedOfCourse, findWork: FindLessonWork): ReadingTexts {
  const { id, courseTitle: title, description: about, subject, skill, keywords, related = [], lessons } = course
  return {
    reading: { kind: 'course', id, title, about },
    ...{ keywords, related },
    subjects: [...new Set([subject, skill ?? subject])],
    passages: lessons.map((lesson) => passageOfLesson(lesson, asked.lessons[lesson.id] ?? [], findWork(id, lesson.id))),
    asked: asked.course,
  }
}

function passageOfLesson(
  lesson: LibraryLesson,
  asked: readonly string[],
  work: ReturnType<FindLessonWork>,
): PassageTexts {
  const { id: lessonId, title, summary, topics, concepts = [], text, example, check } = lesson
  const { steps = [], exercises = [] } = work ?? {}
  return {
    passage: { lessonId, title, topics },
    summary: [summary],
    work: [...steps, ...exercises].map(({ title: ofWork }) => ofWork),
    texts: [
      ...concepts,
      ...text,
      ...[example.title, example.code ?? '', example.text],
      ...[check.question, check.code ?? '', ...check.options, check.explanation],
    ],
    tasks: exercises.flatMap(({ task }) => task),
    asked,
  }
}

function textsOfUnit({ id, title, summary, keywords, content }: LearningUnit, asked: readonly string[]): ReadingTexts {
  return {
    reading: { kind: 'unit', id, title, about: summary },
    ...{ keywords, subjects: [], related: [] },
    passages: [
      {
        passage: { lessonId: undefined, title, topics: keywords },
        summary: [summary],
        work: [],
        texts: content,
        tasks: [],
        asked,
      },
    ],
    asked: [],
  }
}
