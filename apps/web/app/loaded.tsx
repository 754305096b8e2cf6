import type { ReactNode } from 'react'
import { explanationOf } from './api-errors.ts'
import { Alert } from './ui/alert.tsx'
import { Button } from './ui/button.tsx'
import { Skeleton, SkeletonText } from './ui/skeleton.tsx'

export interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Such as 'Your copies'. */
  what: string
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ query: { data, error, isFetching, refetch }, what, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <div role="status" aria-label="Loading..." className="flex flex-col gap-4">
        <SkeletonText lines={2} />
        <Skeleton className="h-10 w-40" />
      </div>
    )
  }
  return (
    <Alert
      title={`${what} could not be loaded`}
      action={
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {explanationOf(error, 'Nothing is lost. Please try again.')}
    </Alert>
  )
}
