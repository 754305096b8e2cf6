import type { CourseProjectView } from '@guildhall/contract'
import { DomainError } from '../../../../platform/errors.ts'
import { findProject } from '../../exercises/shared/exercise-library.ts'

/** The project at the end of a course. Throws `course.no_project`. */
export function getProject(courseId: string): CourseProjectView {
  const project = findProject(courseId)
  if (!project) throw new DomainError('course.no_project')
  return project
}
