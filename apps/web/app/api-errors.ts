import type { SuggestionView } from '@guildhall/contract'

export interface ApiFailure {
  status: number
  statusText: string
  /** Stable error code, such as 'project.not_found'; 'unknown' if the response is not from our API. */
  code: string
  message: string
  details: readonly { path: string; message: string }[]
  suggestions?: readonly SuggestionView[]
  retryAfterSeconds?: number
  /** The whole answer, for refusals that say more. */
  body?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly statusText: string
  readonly code: string
  readonly details: ApiFailure['details']
  readonly suggestions: readonly SuggestionView[]
  readonly retryAfterSeconds: number | undefined
  readonly body: unknown

  constructor(failure: ApiFailure) {
    super(failure.message)
    this.status = failure.status
    this.statusText = failure.statusText
    this.code = failure.code
    this.details = failure.details
    this.suggestions = failure.suggestions ?? []
    this.retryAfterSeconds = failure.retryAfterSeconds
    this.body = failure.body
  }
}

/** No response: the network or the server is down, or it took too long. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown, message = 'Guildhall could not be reached. Check your connection and try again.') {
    super(message, { cause })
  }
}

/** What the server said, or `fallback`. */
export function sentenceFor(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback
}

/** The same; a lost connection says so. */
export function explanationOf(error: unknown, fallback: string): string {
  return error instanceof NetworkError ? error.message : sentenceFor(error, fallback)
}
