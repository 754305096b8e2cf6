import { Card } from '../../ui/card.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'

export function ProjectCardSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-6">
      {Array.from({ length: count }, (_, card) => (
        <Card key={card} edge="neutral" flush className="@container">
          <div className="grid gap-8 p-5 sm:p-6 @3xl:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="flex flex-col gap-4">
              <Skeleton className="h-7 w-3/5" />
              <Skeleton className="h-5 w-2/5" />
              <SkeletonText lines={4} />
              <div className="flex gap-2">
                <Skeleton className="h-6 w-20" />
                <Skeleton className="h-6 w-16" />
                <Skeleton className="h-6 w-24" />
              </div>
            </div>
            <div className="hidden flex-col gap-3 @3xl:flex">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-10 w-full" />
            </div>
          </div>
        </Card>
      ))}
    </div>
  )
}
