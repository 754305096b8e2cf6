import { Card } from '../../ui/card.tsx'
import { Skeleton, SkeletonCards, SkeletonText } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Laid out like the loaded screen, to avoid layout shift. */
export function ProjectScreenSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <title>Project · Guildhall</title>
      <h1 className="sr-only">Project</h1>
      <div role="status" className="flex flex-col gap-4">
        <VisuallyHidden>Loading project...</VisuallyHidden>
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-10 w-full max-w-xl" />
      </div>
      <Card className="flex flex-col gap-6">
        <div className="flex flex-wrap gap-8">
          {['w-20', 'w-24', 'w-44', 'w-28'].map((width) => (
            <div key={width} className="flex flex-col gap-2">
              <Skeleton className="h-3.5 w-14" />
              <Skeleton className={`h-5 ${width}`} />
            </div>
          ))}
        </div>
        <SkeletonText lines={4} />
      </Card>
      <SkeletonCards label="Loading proposals..." count={2} />
    </div>
  )
}
