import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'

/** How far one is, a question and four answers. */
export const QuestionSkeleton = () => (
  <div className="flex flex-col gap-6">
    <Skeleton className="h-1.5 w-full rounded-full" />
    <SkeletonText lines={2} />
    <div className="flex flex-col gap-2">
      {[1, 2, 3, 4].map((option) => (
        <Skeleton key={option} className="h-11 w-full" />
      ))}
    </div>
    <Skeleton className="h-10 w-20" />
  </div>
)
