import { Alert } from '../../ui/alert.tsx'
import { useLookAgain } from './use-look-again.ts'

export interface TimeOverProps {
  /** Whether it was handed in before its time, in another tab or on another device. */
  isHandedIn: boolean
  /** Reads the attempt anew. */
  onLook: () => unknown
}

/** Between the end of an attempt and its result. Asks for it until it is there: the line may be down just now. */
export function TimeOver({ isHandedIn, onLook }: TimeOverProps) {
  useLookAgain(true, onLook)
  return isHandedIn ? (
    <Alert tone="neutral" title="This assessment is handed in">
      The result is on its way.
    </Alert>
  ) : (
    <Alert tone="amber" title="The time is over">
      Guildhall is grading the answers you gave until now. This page shows the result as soon as it is there.
    </Alert>
  )
}
