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
      Your result will be ready in a moment.
    </Alert>
  ) : (
    <Alert tone="amber" title="Time is up">
      Guildhall is grading the answers you have given. The result will appear on this page.
    </Alert>
  )
}
