import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Color of the left edge. A badge must say the same in words. */
  edge?: 'rose' | 'tide' | 'green' | 'amber' | 'danger' | 'neutral'
  flush?: boolean
}

const edges: Record<NonNullable<CardProps['edge']>, string> = {
  rose: 'rounded-l-none border-l-3 border-l-rose',
  tide: 'rounded-l-none border-l-3 border-l-tide',
  green: 'rounded-l-none border-l-3 border-l-green',
  amber: 'rounded-l-none border-l-3 border-l-amber',
  danger: 'rounded-l-none border-l-3 border-l-danger',
  neutral: 'rounded-l-none border-l-3 border-l-edge',
}

export function Card({ as: Element = 'div', edge, flush = false, className, ...rest }: CardProps) {
  // One type for all four elements, as they take the same attributes.
  const Tag = Element as 'div'
  return (
    <Tag
      {...rest}
      className={cx(
        'min-w-0 rounded-lg border border-line bg-surface',
        !flush && 'p-5 sm:p-6',
        edge && edges[edge],
        className,
      )}
    />
  )
}

export function StatCard({ label, value, hint }: { label: string; value: ReactNode; hint?: string }) {
  return (
    // On phones, two of them share a line: labels of two words stay on one, and the numbers beside each other.
    <Card className="flex flex-col gap-1 max-sm:p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-3xl font-medium">{value}</dd>
      {hint ? <dd className="text-sm text-muted">{hint}</dd> : null}
    </Card>
  )
}

/** A description list, so that each number is tied to its label. */
export function StatCards({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={cx('grid gap-4 sm:grid-cols-3', className)} />
}
