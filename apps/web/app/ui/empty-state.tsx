import type { ReactNode } from 'react'

export interface EmptyStateProps {
  illustration?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

export function EmptyState({ illustration, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="empty-state">
      {illustration ? <div className="mb-6 w-full max-w-60 text-ink">{illustration}</div> : null}
      <Heading className="text-xl text-balance">{title}</Heading>
      {children ? <div className="mt-2 text-balance text-muted">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
