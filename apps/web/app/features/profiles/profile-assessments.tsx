import type { ReactNode } from 'react'
import { AssessmentList, type AssessmentListProps } from '../assessments/assessment-list.tsx'

/** Which skills were tested, and with what result. */
export function ProfileAssessments({ empty, ...list }: AssessmentListProps & { empty?: ReactNode }) {
  return list.assessments.length === 0 ? empty : <AssessmentList {...list} />
}
