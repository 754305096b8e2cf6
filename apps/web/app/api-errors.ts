export interface ApiFailure {
  status: number
  statusText: string
  /** Stable, such as 'project.not_found'; 'unknown' if the response is not from our API. */
  code: string
  message: string
  details: readonly { path: string; message: string }[]
  retryAfterSeconds?: number
  body?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly statusText: string
  readonly code: string
  readonly details: ApiFailure['details']
  readonly retryAfterSeconds: number | undefined
  readonly body: unknown

  constructor(failure: ApiFailure) {
    super(failure.message)
    this.status = failure.status
    this.statusText = failure.statusText
    this.code = failure.code
    this.details = failure.details
    this.retryAfterSeconds = failure.retryAfterSeconds
    this.body = failure.body
  }
}

/** No response: offline, server down, or timed out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown, message = 'Guildhall could not be reached. Check your connection and try again.') {
    super(message, { cause })
  }
}

export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

export function sentenceFor(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback
}

/** The server's sentence, that the connection was lost, or `fallback`. */
export function explanationOf(error: unknown, fallback: string): string {
  return error instanceof NetworkError ? error.message : sentenceFor(error, fallback)
}
