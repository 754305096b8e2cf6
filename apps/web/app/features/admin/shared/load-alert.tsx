import { sentenceFor } from '../../../api-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

export interface LoadAlertProps {
  title: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** Instead of what could not be loaded. */
export function LoadAlert({ title, query: { error, isFetching, refetch } }: LoadAlertProps) {
  return (
    <Alert
      title={title}
      action={
        <Button size="sm" onClick={() => void refetch()} pending={isFetching}>
          Try again
        </Button>
      }
    >
      {error ? sentenceFor(error, error.message) : null}
    </Alert>
  )
}
