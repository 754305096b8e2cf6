import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceFor } from './api-errors.ts'
import type { List } from './http.ts'
import { ListEnd } from './list-end.tsx'
import { Alert } from './ui/alert.tsx'
import { Button } from './ui/button.tsx'
import { cx } from './ui/cx.ts'
import { SkeletonCards } from './ui/skeleton.tsx'

export interface PagedListProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<List<Item>>>
  /** Singular and plural. */
  nouns: readonly [string, string]
  /** Whose they are, in the sentence for a failure. */
  whose?: 'The' | 'Your' | 'Your saved'
  /** Names the list. The noun, unless given. */
  label?: string
  empty: ReactNode
  /** The layout of the list, instead of one column. */
  className?: string
  children: (item: Item) => ReactNode
}

export function PagedList<Item>({
  list,
  nouns: [one, many],
  whose = 'The',
  label = many,
  empty,
  className = 'grid gap-4',
  children,
}: PagedListProps<Item>) {
  if (list.isPending) return <SkeletonCards label={`Loading ${many}...`} />
  if (!list.data) {
    return (
      <Alert
        title={`${whose} ${many} could not be loaded`}
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
  if (items.length === 0 && !list.isPlaceholderData) return empty
  const total = list.data.pages.at(-1)?.total
  return (
    <div className="flex flex-col gap-4">
      <ul
        aria-label={label}
        aria-busy={list.isPlaceholderData || undefined}
        className={cx('long-list transition-opacity', className, list.isPlaceholderData && 'opacity-60')}
      >
        {items.map(children)}
      </ul>
      <ListEnd list={list} shown={items.length} total={total} nouns={[one, many]} alwaysCounts />
    </div>
  )
}
