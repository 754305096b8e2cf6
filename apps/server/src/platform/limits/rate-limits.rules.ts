import type { ErrorCode } from '../errors.ts'

export type LimitWindow = { max: number; seconds: number }

export type Limit = {
  name: string
  per: 'account' | 'address'
  windows: readonly LimitWindow[]
  /** The refusal's code. Its sentence may use `{wait}` and `{limit}`. */
  code: ErrorCode
}

const minute = 60
const hour = 60 * minute

export const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** For routes that write; far above what a person does. Routes without an account are throttled by their use cases. */
export const writes: Limit = {
  name: 'writes',
  per: 'account',
  windows: [
    { max: 120, seconds: minute },
    { max: 1_500, seconds: hour },
  ],
  code: 'limit.writes',
}

export const savedAnswers: Limit = {
  name: 'answers',
  per: 'account',
  windows: [{ max: 600, seconds: minute }],
  code: 'limit.writes',
}

export const documents: Limit = {
  name: 'documents',
  per: 'address',
  windows: [
    { max: 60, seconds: minute },
    { max: 600, seconds: hour },
  ],
  code: 'limit.documents',
}

export const madeForAsker: Limit = {
  name: 'previews and credentials',
  per: 'address',
  windows: [{ max: 120, seconds: minute }],
  code: 'limit.address',
}

export const signInSteps: Limit = {
  name: 'sign-in steps',
  per: 'address',
  windows: [{ max: 120, seconds: minute }],
  code: 'limit.address',
}

/** Of all sockets of an account. A person who types says so every three seconds, and each open conversation asks once. */
export const signals: Limit = {
  name: 'signals',
  per: 'account',
  windows: [{ max: 300, seconds: minute }],
  code: 'limit.writes',
}

/** For links in mails that work without a session. */
export const mailLinks: Limit = {
  name: 'links in mails',
  per: 'address',
  windows: [{ max: 60, seconds: minute }],
  code: 'limit.address',
}

export const talentSearches: Limit = {
  name: 'searches for people',
  per: 'address',
  windows: [{ max: 300, seconds: minute }],
  code: 'limit.address',
}

/** What a payment provider tells us: it sends in bursts, and sends again what was refused. */
export const providerEvents: Limit = {
  name: 'provider events',
  per: 'address',
  windows: [{ max: 1_200, seconds: minute }],
  code: 'limit.address',
}

export function scaledWindow({ max, seconds }: LimitWindow, factor: number): LimitWindow {
  return { max: Math.max(1, Math.floor(max * factor)), seconds }
}
