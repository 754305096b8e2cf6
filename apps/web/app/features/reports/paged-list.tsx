import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explanationOf } from '../../api-errors.ts'
import type { List } from '../../http.ts'
import { Alert } from '../../ui/alert.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function PagedList<Item>({
  list,
  noun,
  empty,
  children,
}: {
  list: UseInfiniteQueryResult<InfiniteData<List<Item>>>
  noun: string
  empty: ReactNode
  children: (item: Item) => ReactNode
}) {
  if (list.isPending) return <Skeleton className="h-28 w-full" />
  if (!list.data) return <Alert>{explanationOf(list.error, `Your ${noun} could not be loaded.`)}</Alert>
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={noun} className="grid gap-4">
        {items.map(children)}
      </ul>
      {list.hasNextPage ? (
        <LoadMore
          shown={items.length}
          total={list.data.pages.at(-1)?.total}
          noun={noun}
          hasMore
          pending={list.isFetchingNextPage}
          onLoadMore={() => list.fetchNextPage()}
        />
      ) : null}
    </div>
  )
}
