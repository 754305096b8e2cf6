import { Skeleton } from '../../../ui/skeleton.tsx'

/** What is below waits for the counts, as those of nothing are not shown. */
export const PendingCount = () => <Skeleton className="h-[1lh] w-12" />
