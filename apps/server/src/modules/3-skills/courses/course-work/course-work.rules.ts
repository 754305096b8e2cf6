import type { StepView } from '@guildhall/contract'

type Steps = readonly Pick<StepView, 'id'>[]

/** The later of two steps: who goes back to read something again loses nothing. A step that is no more counts as none. */
export function furthestStep(steps: Steps, kept: string | undefined, finished: string): string {
  const at = (stepId: string | undefined) => steps.findIndex(({ id }) => id === stepId)
  return kept !== undefined && at(kept) > at(finished) ? kept : finished
}

export const isLastStep = (steps: Steps, stepId: string | undefined): boolean => steps.at(-1)?.id === stepId
