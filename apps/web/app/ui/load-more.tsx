import { Button } from './button.tsx'

export interface LoadMoreProps {
  shown: number
  /** Leave out when it is not known. */
  total?: number
  /** What is listed, in the plural: 'projects'. */
  noun: string
  hasMore: boolean
  pending: boolean
  onLoadMore: () => void
}

/** The end of a list that comes in portions: how much is shown, and the next portion. */
export function LoadMore({ shown, total, noun, hasMore, pending, onLoadMore }: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-6">
      <p role="status" className="text-sm text-muted">
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
