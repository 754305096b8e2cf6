import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export function ChatSkeleton({ withoutHeader = false }: { withoutHeader?: boolean }) {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col">
      <VisuallyHidden>Loading messages...</VisuallyHidden>
      {withoutHeader ? null : (
        <div className="flex items-center gap-3 border-b border-line px-4 py-2">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-40" />
        </div>
      )}
      <div className="flex flex-1 flex-col justify-end gap-4 overflow-hidden p-5">
        <Skeleton className="h-14 w-3/5 rounded-lg" />
        <Skeleton className="h-10 w-2/5 self-end rounded-lg" />
        <Skeleton className="h-20 w-3/5 rounded-lg" />
        <Skeleton className="h-10 w-1/2 self-end rounded-lg" />
      </div>
    </div>
  )
}
