import { readExercise } from '../modules/3-skills/courses/read-exercise.ts'
import { visitorShelf } from '../modules/3-skills/courses/visitor-shelf.ts'
import { tidyLesson } from '../modules/3-skills/courses/write-course.rules.ts'
import { lesson, titles } from './ai-course.ts'
import type { TestApp } from './test-app.ts'

/** As if the provider had written its first lesson and broken off, without a provider. */
export async function insertVisitorCourse({ deps }: Pick<TestApp, 'deps'>, { address = '192.0.2.1' } = {}) {
  const [title = '', ...unwritten] = titles
  const written = tidyLesson(lesson(1), { random: (below) => below - 1, id: 'glass', readExercise })
  if (typeof written === 'string') throw new Error(written)
  const course = { courseTitle: 'Glass by hand', description: 'What for.', source: 'ai', libraryId: null } as const
  const begun = await visitorShelf(deps, { address, prompt: 'How glass is blown' }).begin(
    { ...course, lessons: [{ id: 'gathering-glass', title, ...written }] },
    unwritten,
  )
  if (begun.type !== 'claimable') throw new Error('a visitor has no account')
  return { visitorCourseId: begun._id, visitorToken: begun.token }
}
