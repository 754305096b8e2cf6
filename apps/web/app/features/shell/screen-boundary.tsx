import { Outlet } from 'react-router'
import { Skeleton, SkeletonCards } from '../../ui/skeleton.tsx'
import { Failure } from './failure.tsx'

/**
 * Between the layout and its screens: whatever fails in a screen, or is not there yet, is shown in its place and
 * leaves the navigation standing. A screen that knows better exports its own `ErrorBoundary` or `HydrateFallback`.
 */
export default function ScreenBoundary() {
  return <Outlet />
}

export { Failure as ErrorBoundary }

export function HydrateFallback() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-10 w-64 max-w-full" />
      <SkeletonCards label="Loading..." />
    </div>
  )
}
