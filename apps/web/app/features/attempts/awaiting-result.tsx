import { useQuery } from '@tanstack/react-query'
import { Alert } from '../../ui/alert.tsx'
import { attemptQuery, pollingOptions } from './api.ts'

export interface AwaitingResultProps {
  attemptId: string
  /** In another tab or on another device, before the deadline. */
  isFinishedElsewhere: boolean
}

export function AwaitingResult({ attemptId, isFinishedElsewhere }: AwaitingResultProps) {
  useQuery({ ...attemptQuery(attemptId), ...pollingOptions })
  return isFinishedElsewhere ? (
    <Alert tone="neutral" title="This assessment is handed in">
      The result is on its way.
    </Alert>
  ) : (
    <Alert tone="amber" title="The time is over">
      Guildhall is grading the answers you gave until now. This page shows the result as soon as it is there.
    </Alert>
  )
}
