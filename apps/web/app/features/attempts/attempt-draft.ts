import { draftKey } from '../../drafts.ts'
import { fitting, or, record, type Shape, ShapeError, wholeNumber } from '../../shapes.ts'
import type { PendingAnswers } from './answer-queue.ts'

export const attemptDraftKey = (userId: string, attemptId: string) => draftKey(userId, `attempt:${attemptId}`)

const index: Shape<number> = (value) => {
  if (wholeNumber(value) < 0) throw new ShapeError('an index expected')
  return wholeNumber(value)
}
const pendingAnswers: Shape<PendingAnswers> = (value) => {
  const entries = Object.entries(value ?? {}).map(([position, option]) => [index(Number(position)), index(option)])
  return Object.fromEntries(entries)
}
const placeDraft = record({ position: or(index, -1), pending: or(pendingAnswers, {}) })

export function parseAttemptDraft(draft: unknown): { position: number; pending: PendingAnswers } {
  return fitting(placeDraft, draft) ?? { position: -1, pending: {} }
}

export function withPending(answers: readonly (number | null)[], pending: PendingAnswers): (number | null)[] {
  return answers.map((answer, position) => pending[position] ?? answer)
}

/** The question shown last, else the first unanswered one, else the last. */
export function startingPosition(answers: readonly (number | null)[], remembered: number): number {
  const firstOpen = answers.indexOf(null)
  const furthest = firstOpen === -1 ? answers.length - 1 : firstOpen
  return remembered >= 0 && remembered <= furthest ? remembered : furthest
}

/** Pending answers that came too late to be graded. */
export function countLateAnswers(pending: PendingAnswers, review: readonly { chosen: number | null }[]): number {
  return Object.entries(pending).filter(([position, option]) => review[Number(position)]?.chosen !== option).length
}
