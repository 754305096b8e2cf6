import type { ErrorCode } from '../errors.ts'

/** At most `max` requests within `seconds`, which begin with the first of them. */
export type LimitWindow = { max: number; seconds: number }

/** How often something may be asked for. Unlike a throttle it knows no failures and its wait does not grow. */
export type Limit = {
  /** Routes that declare limits of one name share the count. */
  name: string
  /** Who is counted. A limit per account does not concern people who are not signed in. */
  per: 'account' | 'address'
  windows: readonly LimitWindow[]
  /** The refusal. Its sentence may name `{wait}` and `{limit}`. */
  code: ErrorCode
}

const minute = 60
const hour = 60 * minute

/**
 * Every route that writes has this one unless it declares others. No person comes near it. What can be called without an
 * account (sign-in, sign-up, quizzes, courses) is throttled by its use case.
 */
export const writes: Limit = {
  name: 'writes',
  per: 'account',
  windows: [
    { max: 120, seconds: minute },
    { max: 1_500, seconds: hour },
  ],
  code: 'limit.writes',
}

/** Answers are saved by the page itself, at every click, so their limit is far from what a hand can do. */
export const savedAnswers: Limit = {
  name: 'answers',
  per: 'account',
  windows: [{ max: 600, seconds: minute }],
  code: 'limit.writes',
}

/** A document takes half a second of a core. */
export const documents: Limit = {
  name: 'documents',
  per: 'address',
  windows: [
    { max: 60, seconds: minute },
    { max: 600, seconds: hour },
  ],
  code: 'limit.documents',
}

/** What is drawn or signed for the asker: previews of profiles, credentials. */
export const madeForAsker: Limit = {
  name: 'previews and credentials',
  per: 'address',
  windows: [{ max: 120, seconds: minute }],
  code: 'limit.address',
}

/** `window` with `factor` times as many requests, at least one. */
export function scaledWindow({ max, seconds }: LimitWindow, factor: number): LimitWindow {
  return { max: Math.max(1, Math.floor(max * factor)), seconds }
}
