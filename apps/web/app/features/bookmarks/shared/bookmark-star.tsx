import { Suspense } from 'react'
import { lazyPart, nothing } from '../../../ui/lazy-part.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import type { Bookmarked } from './api.ts'

const Button = lazyPart(() => import('../bookmark-button.tsx'), nothing)

export interface BookmarkStarProps {
  what: Bookmarked
  id: string
  name: string
}

/** Renders nothing for visitors and for the person themselves. */
export function BookmarkStar(props: BookmarkStarProps) {
  const { user } = useSession()
  if (!user || user.id === props.id) return null
  return (
    <Suspense fallback={<span className="size-9 shrink-0 pointer-coarse:size-11" />}>
      <Button userId={user.id} {...props} />
    </Suspense>
  )
}
