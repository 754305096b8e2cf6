import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'

export interface LoadMoreProps {
  shown: number
  total?: number
  noun: string
  hasMore: boolean
  pending: boolean
  onLoadMore: () => void
}

export function LoadMore({ shown, total, noun, hasMore, pending, onLoadMore }: LoadMoreProps) {
  const count = useRef<HTMLParagraphElement>(null)
  const hadMore = useRef(hasMore)
  useEffect(() => {
    // The button disappears with the last page; keep the focus here.
    if (hadMore.current && !hasMore && document.activeElement === document.body) {
      count.current?.focus({ preventScroll: true })
    }
    hadMore.current = hasMore
  }, [hasMore])

  return (
    <div className="flex flex-col items-center gap-3 py-6">
      <p ref={count} tabIndex={-1} role="status" className="rounded-sm text-sm text-muted">
        Showing {shown.toLocaleString('en-US')}
        {total === undefined ? '' : ` of ${total.toLocaleString('en-US')}`} {noun}
      </p>
      {hasMore ? (
        <Button onClick={onLoadMore} pending={pending}>
          Show more {noun}
        </Button>
      ) : null}
    </div>
  )
}
