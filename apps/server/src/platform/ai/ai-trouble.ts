import { DomainError, type ErrorCode } from '../errors.ts'
import type { AiConfig } from './ai-variables.ts'

type Sdk = Pick<
  typeof import('ai'),
  'APICallError' | 'NoObjectGeneratedError' | 'NoOutputGeneratedError' | 'AISDKError'
>

export type AiTrouble = { code: ErrorCode; reason: string; retryAfterSeconds?: number | undefined }

export class UnusableReply extends Error {
  override readonly name = 'UnusableReply'
}

export class FilteredReply extends Error {
  override readonly name = 'FilteredReply'
  override readonly message = "The answer fell to the provider's filter of content."
}

/** Errors worth a retry. A timeout is not: the user has waited long enough. */
const passing: readonly ErrorCode[] = ['ai.rate_limited', 'ai.unavailable', 'ai.unusable_reply']
const longestWaitSeconds = 5
const usualWaitSeconds = 0.5

/** Seconds to wait before a retry, or undefined if there should be none. */
export function waitBeforeRetry({ code, retryAfterSeconds }: AiTrouble): number | undefined {
  if (!passing.includes(code)) return undefined
  if (code === 'ai.unusable_reply') return 0
  const wait = retryAfterSeconds ?? usualWaitSeconds
  return wait <= longestWaitSeconds ? wait : undefined
}

export function asDomainError({ code, retryAfterSeconds }: AiTrouble): DomainError {
  return new DomainError(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
}

/** Classifies an error thrown by a request. `sdk` is undefined until the libraries are loaded. */
export function troubleOf(error: unknown, sdk: Sdk | undefined, config: AiConfig): AiTrouble {
  const trouble = classify(error, sdk)
  return { ...trouble, reason: withoutKey(trouble.reason, config.apiKey).slice(0, 500) }
}

function classify(error: unknown, sdk: Sdk | undefined): AiTrouble {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof UnusableReply) return { code: 'ai.unusable_reply', reason }
  if (error instanceof FilteredReply) return { code: 'ai.refused', reason }
  if (!sdk?.AISDKError.isInstance(error)) return { code: 'ai.unavailable', reason }
  if (sdk.APICallError.isInstance(error)) return ofCall(error)
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    return { code: 'ai.unusable_reply', reason: `${reason} It ended with "${error.finishReason}".` }
  }
  return { code: 'ai.unusable_reply', reason }
}

function ofCall(error: InstanceType<Sdk['APICallError']>): AiTrouble {
  const { statusCode: status, responseHeaders = {} } = error
  if (status === undefined) return { code: 'ai.unavailable', reason: error.message }
  const reason = `The provider answered ${status}: ${error.message}`
  if (status < 300) return { code: 'ai.unusable_reply', reason }
  if (status === 429) {
    return { code: 'ai.rate_limited', reason, retryAfterSeconds: retryAfterOf(responseHeaders['retry-after']) }
  }
  if (status === 400 || status === 422) return { code: 'ai.refused', reason }
  return { code: status >= 500 || status === 408 ? 'ai.unavailable' : 'ai.misconfigured', reason }
}

const dayInSeconds = 24 * 60 * 60

function retryAfterOf(header: string | undefined): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.min(Math.max(1, Math.ceil(seconds)), dayInSeconds) : undefined
}

/** Providers may quote the key they refuse. */
function withoutKey(text: string, key: string | undefined): string {
  return key ? text.replaceAll(key, '[key]') : text
}
