import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import type { List } from '../../http.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'

export interface MoneyListProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<List<Item>>>
  noun: 'payments' | 'withdrawals'
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** A paged list of payments or withdrawals, with its states. */
export function MoneyList<Item>({ list, noun, empty, children }: MoneyListProps<Item>) {
  if (list.isPending) return <SkeletonCards label={`Loading ${noun}...`} />
  if (!list.data) {
    return (
      <Alert
        title={`Your ${noun} could not be loaded`}
        action={
          <Button size="sm" onClick={() => list.refetch()} pending={list.isFetching}>
            Try again
          </Button>
        }
      >
        {sentenceFor(list.error, list.error.message)}
      </Alert>
    )
  }
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return empty
  const total = list.data.pages.at(-1)?.total
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={noun === 'payments' ? 'Payments' : 'Withdrawals'} className="long-list grid gap-4">
        {items.map(children)}
      </ul>
      {list.isFetchNextPageError ? <Alert>More {noun} could not be loaded. Those above are still here.</Alert> : null}
      <LoadMore
        shown={items.length}
        total={total}
        noun={total === 1 ? noun.slice(0, -1) : noun}
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoadMore={() => list.fetchNextPage()}
      />
    </div>
  )
}
