import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** As high as the section is when nothing is needed. */
export function NeedsLoading() {
  return (
    <Card flush className="px-4 py-3 sm:px-6">
      <Skeleton className="h-7 w-64 max-w-full" />
    </Card>
  )
}
