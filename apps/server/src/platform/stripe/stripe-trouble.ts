import { DomainError } from '../errors.ts'
import { JobDelayed } from '../jobs/job-errors.ts'

export type StripeTrouble = {
  /** refused: Stripe understood the call and will not do it. unavailable: it may work later. setup: a key or a right is wrong. */
  kind: 'refused' | 'unavailable' | 'setup'
  /** Such as `balance_insufficient`. */
  code: string | undefined
  message: string
  retryAfterSeconds: number | undefined
}

const kinds: Record<string, StripeTrouble['kind']> = {
  StripeConnectionError: 'unavailable',
  StripeAPIError: 'unavailable',
  StripeRateLimitError: 'unavailable',
  StripeCardError: 'refused',
  StripeInvalidRequestError: 'refused',
  StripeIdempotencyError: 'setup',
  StripeAuthenticationError: 'setup',
  StripePermissionError: 'setup',
}

/** Undefined for errors that do not come from Stripe. */
export function stripeTroubleOf(error: unknown): StripeTrouble | undefined {
  if (!(error instanceof Error) || !('type' in error)) return undefined
  const kind = kinds[String(error.type)]
  if (!kind) return undefined
  const { code, headers, statusCode } = error as {
    code?: string
    headers?: Record<string, string>
    statusCode?: number
  }
  const seconds = Number(headers?.['retry-after'])
  return {
    // A conflict, such as with the same call under way, passes.
    kind: statusCode === 409 || statusCode === 429 ? 'unavailable' : kind,
    code,
    message: error.message,
    retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined,
  }
}

/** For requests: answers that Stripe is unavailable. */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const trouble = stripeTroubleOf(error)
    if (!trouble) throw error
    const refusal = new DomainError('payment.provider_unavailable', {
      retryAfterSeconds: trouble.retryAfterSeconds ?? 5,
    })
    refusal.cause = error
    throw refusal
  }
}

/** Lets a job be tried again when Stripe does not answer. */
export async function orDelayed<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const trouble = stripeTroubleOf(error)
    if (trouble?.kind === 'unavailable') throw new JobDelayed(`Stripe: ${trouble.message}`, { cause: error })
    throw error
  }
}
