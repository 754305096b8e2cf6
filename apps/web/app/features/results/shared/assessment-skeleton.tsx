import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'
import { AssessmentPage } from './assessment-page.tsx'

export function AssessmentSkeleton() {
  return (
    <AssessmentPage title="Skill Assessment">
      <title>Skill Assessment · Guildhall</title>
      <div role="status" aria-busy="true" className="flex flex-col gap-6">
        <span className="sr-only">Loading the assessment...</span>
        <SkeletonText lines={2} />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-12 w-40" />
      </div>
    </AssessmentPage>
  )
}
