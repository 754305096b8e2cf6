import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'

const List = lazyPart(() => import('../saved-search-list.tsx'))

export function SavedSearches({ userId }: { userId: string }) {
  return (
    <Suspense fallback={<SkeletonCards label="Loading searches..." />}>
      <List userId={userId} />
    </Suspense>
  )
}
