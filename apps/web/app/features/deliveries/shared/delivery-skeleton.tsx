import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

export function DeliverySkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>Loading deliverables...</VisuallyHidden>
      <SkeletonText lines={2} />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-10 w-40" />
    </div>
  )
}
