import { useRevalidator } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export function UnitsUnavailable({ reason }: { reason: 'missing' | 'failed' }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert">
      <EmptyState
        illustration={<ClosedDoor className="mx-auto w-44" />}
        headingLevel={1}
        title={reason === 'missing' ? 'No such learning unit' : 'Unable to load the learning units'}
        action={
          reason === 'missing' ? (
            <LinkButton variant="primary" to={paths.learning}>
              All learning units
            </LinkButton>
          ) : (
            <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
              Try Again
            </Button>
          )
        }
      >
        {reason === 'missing'
          ? 'The link may be mistyped, or the unit was removed.'
          : 'Nothing is lost. Wait a moment and try again.'}
      </EmptyState>
    </div>
  )
}
