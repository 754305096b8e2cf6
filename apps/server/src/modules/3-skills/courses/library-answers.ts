import { publicCourseView } from '@guildhall/contract'
import { KeptText } from '../../../platform/http/kept-text.ts'
import { openLibrary } from './course-library.ts'
import { getLibraryCourse } from './get-course.ts'

const answers = new Map<string, KeptText>()

/**
 * A course of the library as everybody gets it: checked, written and hashed once, as it stays the same until the next start. Each page of
 * one of its lessons is made from it. Throws `course.not_found`.
 */
export function answerLibraryCourse(id: string): KeptText {
  const answer = answers.get(id) ?? new KeptText(textOf(id), 'application/json; charset=utf-8')
  answers.set(id, answer)
  return answer
}

const textOf = (id: string) => JSON.stringify(publicCourseView.parse(getLibraryCourse(id)))

/** Prepares a course at a time. */
export function* prepareLibraryAnswers(): Generator<void> {
  for (const id of openLibrary().courses.keys()) {
    answerLibraryCourse(id)
    yield
  }
}
