import type { ExerciseStateView } from '@guildhall/contract'

export type ExerciseState = Pick<ExerciseStateView, 'answer' | 'ticked' | 'failures' | 'solved'>

/** Of what the browser kept. By hand: a library for it would come with every screen. */
export function readState(kept: unknown): ExerciseState | undefined {
  const { answer, ticked, failures, solved } = Object(kept) as Record<string, unknown>
  const isWhole =
    typeof answer === 'string' &&
    typeof failures === 'number' &&
    typeof solved === 'boolean' &&
    Array.isArray(ticked) &&
    ticked.every((position) => typeof position === 'number')
  return isWhole ? { answer, ticked: ticked as number[], failures, solved } : undefined
}
