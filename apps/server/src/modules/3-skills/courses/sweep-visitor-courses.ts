import type { SweepDeps } from '../../../deps.ts'
import { deleteExpiredVisitorCourses } from './visitor-course.queries.ts'

export async function sweepVisitorCourses({
  database: { db },
  clock,
  stopping,
}: Pick<SweepDeps, 'database' | 'clock' | 'stopping'>) {
  await deleteExpiredVisitorCourses(db, clock(), stopping)
}
