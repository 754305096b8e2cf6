import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import type { PendingAnswers } from './answer-queue.ts'

export const attemptDraftKey = (userId: string, attemptId: string) => draftKey(userId, `attempt:${attemptId}`)

const isIndex = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const index = v.custom<number>(isIndex)
const position = v.custom<string>((text) => isIndex(Number(text)))
const pendingAnswers = v.record(position, index)
const noDraft = { position: -1, pending: {} }
const placeDraft = v.fallback(
  v.object({ position: v.fallback(index, noDraft.position), pending: v.fallback(pendingAnswers, noDraft.pending) }),
  noDraft,
)

export function parseAttemptDraft(draft: unknown): { position: number; pending: PendingAnswers } {
  return v.parse(placeDraft, draft)
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

export function countLateAnswers(pending: PendingAnswers, review: readonly { chosen: number | null }[]): number {
  return Object.entries(pending).filter(([position, option]) => review[Number(position)]?.chosen !== option).length
}
