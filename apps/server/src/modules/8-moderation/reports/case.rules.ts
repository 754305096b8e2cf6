import { type CaseKind, hideableKinds, type ReportOutcome, reportOutcomes } from '@guildhall/contract'

export type CaseFacts = {
  kind: CaseKind
  isClosed: boolean
  /** By another operator, for whom it is still reserved. */
  isTakenByOther: boolean
  isHidden: boolean
  isPresent: boolean
  isSuspended: boolean
}

export function possibleOutcomes(facts: CaseFacts): ReportOutcome[] {
  if (facts.isClosed || facts.isTakenByOther) return []
  return reportOutcomes.filter((outcome) => isPossible(outcome, facts))
}

function isPossible(outcome: ReportOutcome, { kind, isHidden, isPresent, isSuspended }: CaseFacts): boolean {
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

export function isTakenByOther(
  { takenBy, takenUntil }: { takenBy: string | null; takenUntil: Date | null },
  operatorId: string,
  now: Date,
): boolean {
  return takenBy !== null && takenBy !== operatorId && takenUntil !== null && takenUntil > now
}
