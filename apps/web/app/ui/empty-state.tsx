import type { ReactNode } from 'react'

export interface EmptyStateProps {
  illustration?: ReactNode
  title: string
  /** Why it is empty, and what would fill it. */
  children?: ReactNode
  action?: ReactNode
  /** 1 where it is all there is of a screen. */
  headingLevel?: 1 | 2 | 3
}

/** What a list shows while it has nothing to show. */
export function EmptyState({ illustration, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {illustration ? <div className="mb-6 w-full max-w-60 text-ink">{illustration}</div> : null}
      <Heading className="text-xl">{title}</Heading>
      {children ? <div className="mt-2 text-muted">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
