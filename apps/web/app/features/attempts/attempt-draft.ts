import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import type { PendingAnswers } from './answer-queue.ts'

/** Under which key this tab keeps what the server does not know of an attempt yet. */
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

/** Reads an attempt's draft: the question shown last (-1 if unknown) and the answers not sent yet. */
export function parseAttemptDraft(draft: unknown): { position: number; pending: PendingAnswers } {
  return v.parse(placeDraft, draft)
}

/** The server's answers, overlaid with those it does not have yet. */
export function withPending(answers: readonly (number | null)[], pending: PendingAnswers): (number | null)[] {
  return answers.map((answer, position) => pending[position] ?? answer)
}

/** The question to open an attempt at: the one shown last, else the first unanswered one, else the last. */
export function startingPosition(answers: readonly (number | null)[], remembered: number): number {
  const firstOpen = answers.indexOf(null)
  const furthest = firstOpen === -1 ? answers.length - 1 : firstOpen
  return remembered >= 0 && remembered <= furthest ? remembered : furthest
}

/** How many pending answers came too late: the graded review does not hold them. */
export function countLateAnswers(pending: PendingAnswers, review: readonly { chosen: number | null }[]): number {
  return Object.entries(pending).filter(([position, option]) => review[Number(position)]?.chosen !== option).length
}
