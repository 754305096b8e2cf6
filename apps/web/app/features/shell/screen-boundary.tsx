import { Outlet } from 'react-router'
import { Skeleton, SkeletonCards } from '../../ui/skeleton.tsx'
import { RouteError } from './route-error.tsx'

/** Keeps the navigation. A screen can export its own `ErrorBoundary` or `HydrateFallback` instead. */
export default function ScreenBoundary() {
  return <Outlet />
}

export { RouteError as ErrorBoundary }

export function HydrateFallback() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-10 w-64 max-w-full" />
      <SkeletonCards label="Loading..." />
    </div>
  )
}
