import { sentenceFor } from '../../../api-errors.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ClosedDoor } from '../../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page.tsx'

export interface AssessmentLoadErrorProps {
  title: string
  error?: Error
  /** There is no such attempt or result, so a retry cannot help. */
  isGone?: boolean
  isFetching: boolean
  onRetry: () => unknown
}

export function AssessmentLoadError({ title, error, isGone = false, isFetching, onRetry }: AssessmentLoadErrorProps) {
  const back = (
    <LinkButton to={paths.modules} size={isGone ? 'md' : 'sm'}>
      All Assessments
    </LinkButton>
  )
  if (isGone && error) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<ClosedDoor className="mx-auto w-36" />}
        title={sentenceFor(error, title).replace(/\.$/, '')}
        action={back}
      >
        Only the person who takes an assessment can open it. If it was yours, sign in with the account you took it with.
      </EmptyState>
    )
  }
  return (
    <Page narrow title="Skill Assessment">
      <Alert
        title={error ? sentenceFor(error, title) : title}
        action={
          <Button size="sm" pending={isFetching} onClick={() => onRetry()}>
            Try again
          </Button>
        }
      >
        Your answers are safe.
      </Alert>
      <p>{back}</p>
    </Page>
  )
}
