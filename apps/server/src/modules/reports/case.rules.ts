import { type CaseKind, hideableKinds, type ReportOutcome, reportOutcomes } from '@guildhall/contract'

export type CaseStanding = {
  kind: CaseKind
  isClosed: boolean
  /** By an operator other than the one who asks, whose time is not over. */
  isTakenByOther: boolean
  isHidden: boolean
  /** Whether the person still has an account. */
  isPresent: boolean
  isSuspended: boolean
}

/** What an operator can decide about a case now. */
export function possibleOutcomes(standing: CaseStanding): ReportOutcome[] {
  if (standing.isClosed || standing.isTakenByOther) return []
  return reportOutcomes.filter((outcome) => isPossible(outcome, standing))
}

function isPossible(outcome: ReportOutcome, { kind, isHidden, isPresent, isSuspended }: CaseStanding): boolean {
  switch (outcome) {
    case 'no_action':
      return true
    case 'warning':
      return isPresent
    case 'suspension':
      return isPresent && !isSuspended
    case 'hidden':
      return isHideable(kind) && !isHidden
  }
}

export const isHideable = (kind: CaseKind): boolean => (hideableKinds as readonly CaseKind[]).includes(kind)

/** Whether another operator is at a case. */
export function isTakenByOther(
  { takenBy, takenUntil }: { takenBy: string | null; takenUntil: Date | null },
  operatorId: string,
  now: Date,
): boolean {
  return takenBy !== null && takenBy !== operatorId && takenUntil !== null && takenUntil > now
}
