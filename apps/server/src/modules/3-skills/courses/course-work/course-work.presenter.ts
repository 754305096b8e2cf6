import type { CourseWorkView } from '@guildhall/contract'
import type { CourseWorkRow } from './course-work.queries.ts'

export function presentCourseWork(row: CourseWorkRow | undefined): CourseWorkView {
  return {
    finished: row?.finished ?? {},
    project: {
      steps: row?.projectSteps ?? [],
      criteria: row?.projectCriteria ?? [],
      link: row?.projectLink ?? '',
    },
  }
}
