import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

export interface WholeText {
  text: string | undefined
  hasFailed: boolean
  load: () => void
}

/** Undefined if the text is not truncated. */
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
