import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

export function Facts({ facts, className }: { facts: readonly (readonly [string, ReactNode])[]; className?: string }) {
  return (
    <dl className={cx('grid grid-cols-2 gap-x-4 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-8', className)}>
      {facts.map(([term, value]) =>
        value == null || value === '' ? null : (
          <div key={term} className="min-w-0 last:odd:col-span-2">
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="font-medium text-balance break-words">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`
}
