import * as v from 'valibot'
import { ApiError, NetworkError } from './api-errors.ts'
import { forgetKey, keyFor } from './idempotency.ts'
import { wantsNewest } from './newest-reads.ts'
import { filenameIn } from './save-file.ts'
import { authorization, clearStoredSession, isStoredAuthorization } from './stored-session.ts'

const suspendedPath = '/suspended'
/** What suspended people may still open: contracts, paying what is due, and disputes. */
const whileSuspended = /^\/(suspended|contracts\/[^/]+(\/pay)?|disputes\/[^/]+)$/

const defaultTimeoutMs = 30_000

const failureBody = v.fallback(
  v.object({
    error: v.optional(v.string()),
    message: v.optional(v.string()),
    code: v.optional(v.string()),
    details: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  }),
  {},
)

interface Refusal {
  status: number
  statusText: string
  text: string
  header: (name: string) => string | null
  sentAuthorization: string | undefined
}

/**
 * The error for a failed response, also of uploads. If the server no longer knows the session, removes it, unless another
 * one began since the request was sent.
 */
export function apiErrorFrom({ status, statusText, text: sent, header, sentAuthorization }: Refusal): ApiError {
  const parsed = parseJson(sent)
  const body = v.parse(failureBody, parsed)
  if (body.code === 'session.invalid' && isStoredAuthorization(sentAuthorization)) clearStoredSession()
  // A full load, so that nothing of a suspended account's screens stays.
  if (body.code === 'account.suspended' && !whileSuspended.test(window.location.pathname)) {
    window.location.assign(suspendedPath)
  }
  const retryAfter = Number(header('retry-after') ?? Number.NaN)
  return new ApiError({
    status,
    statusText,
    code: body.code ?? 'unknown',
    message: body.message ?? body.error ?? '',
    details: body.details ?? [],
    body: parsed,
    ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
  })
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface RequestOptions {
  signal?: AbortSignal
  /** Milliseconds for the whole response; `Infinity` for no limit. */
  timeoutMs?: number
}

export type Shape<Answer> = v.GenericSchema<unknown, Answer>

/** `shape` is for responses that may differ from the contract. */
interface AnswerOptions<Answer> extends RequestOptions {
  shape?: Shape<Answer>
}

/** For {@link http} and what reads its answer piece by piece. */
export async function send(
  method: string,
  path: string,
  body: unknown,
  options: RequestOptions & { accept?: string; idempotencyKey?: string } = {},
): Promise<Response> {
  const { signal, timeoutMs = defaultTimeoutMs, accept = 'application/json', idempotencyKey } = options
  const identity = authorization()
  const patience = Number.isFinite(timeoutMs) ? [AbortSignal.timeout(timeoutMs)] : []
  const headers: Record<string, string> = { accept, ...identity }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method === 'GET' && wantsNewest()) headers['cache-control'] = 'max-age=0'
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.any(signal ? [signal, ...patience] : patience),
    })
    if (response.ok) return response
    throw apiErrorFrom({
      status: response.status,
      statusText: response.statusText,
      text: await response.text(),
      header: (name) => response.headers.get(name),
      sentAuthorization: identity.authorization,
    })
  } catch (error) {
    throw asOurs(error, signal)
  }
}

/** Passes on the caller's own abort. Anything else that fetch throws means there was no response. */
export function asOurs(error: unknown, signal: AbortSignal | undefined): unknown {
  return error instanceof ApiError || signal?.aborted ? error : new NetworkError(error)
}

async function read<Answer>(response: Response, { signal, shape }: AnswerOptions<Answer> = {}): Promise<Answer> {
  const sent = await response.text().catch((error: unknown) => {
    throw asOurs(error, signal)
  })
  return shaped(parseJson(sent), shape, response)
}

export function shaped<Answer>(body: unknown, shape: Shape<Answer> | undefined, response: Response): Answer {
  if (body === undefined) throw unreadable(response, 'JSON expected')
  if (!shape) return body as Answer
  const { success, output, issues } = v.safeParse(shape, body)
  if (!success) throw unreadable(response, issues[0].message)
  return output
}

function unreadable({ url, status, statusText }: Response, problem: string): ApiError {
  console.warn(`Unreadable answer from ${url}: ${problem}`)
  return new ApiError({ status, statusText, code: 'response.unreadable', message: '', details: [] })
}

export interface List<Item> {
  items: Item[]
  /** From X-Total-Count, else the length of this page. */
  total: number
  /** Opaque; pass it as `?cursor=`. Null on the last page. */
  nextCursor: string | null
}

/** The way to call the API, besides `postLines`. Sends the stored token; throws {@link ApiError} or {@link NetworkError}. */
export const http = {
  async get<Answer>(path: string, options?: AnswerOptions<Answer>) {
    return read<Answer>(await send('GET', path, undefined, options), options)
  },

  /** Lists are arrays, with total and next cursor in headers. */
  async getList<Item>(path: string, options?: RequestOptions): Promise<List<Item>> {
    const response = await send('GET', path, undefined, options)
    const items = await read<Item[]>(response, options)
    const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
    return {
      items,
      total: Number.isFinite(total) ? total : items.length,
      nextCursor: response.headers.get('x-next-cursor'),
    }
  },

  async getFile(path: string, accept: string, options?: RequestOptions): Promise<{ bytes: Blob; filename: string }> {
    const response = await send('GET', path, undefined, { ...options, accept })
    const bytes = await response.blob().catch((error: unknown) => {
      throw asOurs(error, options?.signal)
    })
    return { bytes, filename: filenameIn(response.headers.get('content-disposition')) ?? '' }
  },

  async post<Answer>(path: string, body: unknown, options?: AnswerOptions<Answer>) {
    return read<Answer>(await send('POST', path, body, options), options)
  },

  /** For requests that must not run twice: a retry after a lost answer gets the first answer. */
  async postOnce<Answer>(path: string, body: unknown, options?: AnswerOptions<Answer>) {
    const idempotencyKey = keyFor(path, body)
    const answer = await read<Answer>(await send('POST', path, body, { ...options, idempotencyKey }), options)
    forgetKey(path)
    return answer
  },

  async put<Answer>(path: string, body: unknown, options?: AnswerOptions<Answer>) {
    return read<Answer>(await send('PUT', path, body, options), options)
  },

  /**
   * For edits that the server refuses when they come twice, as they name the version they replace or work once. Not for
   * settings: repeated later, with the old key, they would not be set again.
   */
  async putOnce<Answer>(path: string, body: unknown, options?: AnswerOptions<Answer>) {
    const act = `PUT ${path}`
    const idempotencyKey = keyFor(act, body)
    const answer = await read<Answer>(await send('PUT', path, body, { ...options, idempotencyKey }), options)
    forgetKey(act)
    return answer
  },

  async delete<Answer = null>(path: string, options?: RequestOptions) {
    return read<Answer>(await send('DELETE', path, undefined, options), options)
  },
}
