import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** The rest of a text of which a list carried the beginning, and the way to ask for it. */
export interface WholeText {
  /** Undefined until it was fetched. */
  text: string | undefined
  hasFailed: boolean
  load: () => void
}

/** Fetches the whole text once it is asked for, through the query cache; undefined where nothing was left out. */
export function useWholeText<Data, Key extends QueryKey>(
  isTruncated: boolean | undefined,
  options: UseQueryOptions<Data, Error, string, Key>,
): WholeText | undefined {
  const [isAsked, setIsAsked] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ ...options, enabled: isAsked && isTruncated === true })
  if (!isTruncated) return undefined
  return {
    text: data,
    hasFailed: isError && !isFetching && data === undefined,
    load: () => {
      if (isError) void refetch()
      else setIsAsked(true)
    },
  }
}
