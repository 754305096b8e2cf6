import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Alert } from './ui/alert.tsx'
import { LoadMore } from './ui/load-more.tsx'

export interface ListEndProps {
  list: UseInfiniteQueryResult<InfiniteData<unknown>>
  shown: number
  total?: number | undefined
  /** Singular and plural. */
  nouns: readonly [string, string]
  /** Counts also a list of one page. */
  alwaysCounts?: boolean
}

/** How much of a list is shown, and the way to its next page. */
export function ListEnd({ list, shown, total = shown, nouns: [one, many], alwaysCounts = false }: ListEndProps) {
  const hasPages = list.hasNextPage || (list.data?.pages.length ?? 0) > 1
  return (
    <>
      {list.isFetchNextPageError ? <Alert>More {many} could not be loaded. Those above are still here.</Alert> : null}
      {hasPages || (alwaysCounts && shown > 0) ? (
        <LoadMore
          shown={shown}
          total={total}
          noun={total === 1 ? one : many}
          hasMore={list.hasNextPage}
          pending={list.isFetchingNextPage || list.isPlaceholderData}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  )
}
