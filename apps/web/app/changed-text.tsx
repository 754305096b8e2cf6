import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from './ui/alert.tsx'
import { Button } from './ui/button.tsx'
import { MarkedText } from './ui/marked-text.tsx'
import { Skeleton } from './ui/skeleton.tsx'

export interface TextVersions {
  before: string
  after: string
}

export interface ChangedTextProps<Answer, Key extends QueryKey> {
  /** Cut off if truncated. */
  versions: TextVersions
  isTruncated: boolean
  isNewest: boolean
  /** Fetches the whole versions. */
  whole: UseQueryOptions<Answer, Error, TextVersions, Key>
}

/** What a change did to a text. A truncated one is fetched whole: of the newest change at once, of others when it is asked for. */
export function ChangedText<Answer, Key extends QueryKey>({
  versions,
  isTruncated,
  isNewest,
  whole,
}: ChangedTextProps<Answer, Key>) {
  const [isAsked, setIsAsked] = useState(isNewest)
  const { data, isError, isFetching, refetch } = useQuery({ ...whole, enabled: isTruncated && isAsked })
  const known = isTruncated ? data : versions
  if (known) return <MarkedText before={known.before} after={known.after} />
  if (isError) {
    return (
      <Alert
        title="This text could not be loaded"
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  return isAsked ? (
    <Skeleton className="h-24 w-full" />
  ) : (
    <Button size="sm" onClick={() => setIsAsked(true)}>
      Show what changed
    </Button>
  )
}
