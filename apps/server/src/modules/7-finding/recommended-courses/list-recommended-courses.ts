import type { RecommendedCoursesView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { findCourseForSkill, findListedCourse } from '../../3-skills/courses/shared/find-course-for-skill.ts'
import { getLibraryProgress } from '../../3-skills/courses/shared/get-library-progress.ts'
import { findMissedConcepts } from '../../3-skills/results/shared/missed-concepts.ts'
import { findFacts } from './recommended-course.queries.ts'
import { recommendCourses } from './recommended-course.rules.ts'

/** From this result on, nobody is sent back to a course. */
const mastered = 90

export async function listRecommendedCourses(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<RecommendedCoursesView> {
  const [{ results, asked }, { courses }] = await Promise.all([
    findFacts(db, { userId, now: clock() }),
    getLibraryProgress(db, userId),
  ])
  const read = new Set(courses.filter(({ doneCount, lessonCount }) => doneCount >= lessonCount).map(({ id }) => id))
  const masteredCourses = new Set(
    results.filter(({ percentage }) => percentage >= mastered).map(({ skill }) => findCourseForSkill(skill)?.id),
  )

  const missed = results
    .filter(({ percentage }) => percentage < mastered)
    .flatMap((result) => {
      const concepts = findMissedConcepts(result)
      const course = findListedCourse(concepts[0]?.lesson.courseId ?? '')
      return course ? [{ skill: result.skill, course, missed: concepts }] : []
    })
  const wanted = asked.flatMap(({ skill, projects }) => {
    const course = findCourseForSkill(skill)
    return course && !read.has(course.id) && !masteredCourses.has(course.id) ? [{ skill, projects, course }] : []
  })
  return { recommended: recommendCourses(missed, wanted) }
}
