import { useEffect, useRef } from 'react'
import { formatUtcDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export interface ReviewDoneProps {
  doneToday: number
  nextAt: string | null
  /** Whether it follows an answer, and so takes the focus. */
  hasBegun: boolean
}

export function ReviewDone({ doneToday, nextAt, hasBegun }: ReviewDoneProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasBegun) end.current?.focus()
  }, [hasBegun])

  return (
    <div ref={end} tabIndex={-1} className="outline-none">
      <EmptyState
        illustration={<EmptyTray className="mx-auto w-44" />}
        title={doneToday > 0 ? 'Done for today' : 'Nothing to review today'}
        action={
          nextAt === null ? (
            <LinkButton variant="primary" to={paths.library}>
              Find a course
            </LinkButton>
          ) : (
            <LinkButton to={paths.freelancerProposals}>Back to your dashboard</LinkButton>
          )
        }
      >
        {nextAt === null
          ? 'What you get wrong in lessons and assessments comes back here.'
          : `The next ones are due on ${formatUtcDay(nextAt)}.`}
      </EmptyState>
    </div>
  )
}
