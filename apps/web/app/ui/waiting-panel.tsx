import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Card } from './card.tsx'

export interface WaitingPanelProps {
  title: string
  all: { to: To; label: string }
  children: ReactNode
}

export function WaitingPanel({ title, all, children }: WaitingPanelProps) {
  return (
    <Card as="section" flush edge="tide" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 pt-4 pb-2 sm:px-6">
        <h2 className="text-lg">{title}</h2>
        <Link to={all.to} className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11">
          {all.label}
        </Link>
      </div>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  )
}

export interface WaitingRowProps {
  to: To
  title: string
  facts: ReactNode
  picture?: ReactNode
  action?: ReactNode
}

export function WaitingRow({ to, title, facts, picture, action }: WaitingRowProps) {
  return (
    <li className="flex items-start gap-x-4 px-4 py-3 sm:px-6">
      {picture}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 dir="auto" className="line-clamp-2 wrap-anywhere">
            <Link to={to} className="font-medium hover:text-rose">
              {title}
            </Link>
          </h3>
          <p className="text-sm wrap-anywhere text-muted">{facts}</p>
        </div>
        {action}
      </div>
    </li>
  )
}

export interface BelowPanelProps {
  query: { isPending: boolean; fetchStatus: string; failureCount: number }
  fallback: ReactNode
  children: ReactNode
}

/** Hidden until it is known whether the panel above appears, which would push it down. A failure shows it. */
export function BelowPanel({ query: { isPending, fetchStatus, failureCount }, fallback, children }: BelowPanelProps) {
  const isAwaited = isPending && fetchStatus === 'fetching' && failureCount === 0
  return (
    <>
      {isAwaited ? fallback : null}
      <div className={isAwaited ? 'hidden' : 'contents'}>{children}</div>
    </>
  )
}
