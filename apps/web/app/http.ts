import { type SuggestionView, storageKeys } from '@guildhall/contract'
import { forgetKey, keyFor } from './idempotency.ts'
import { readJsonLines } from './line-reader.ts'
import { filenameIn } from './save-file.ts'
import { fitting, listOf, oneOf, optional, record, type Shape, type Shaped, ShapeError, text } from './shapes.ts'

/** Dispatched on `window` whenever this tab changes what is stored about the session. */
export const sessionChangedEvent = 'guildhall:session'

const defaultTimeoutMs = 30_000
/** How long an answer that comes in lines may take to begin, and then be silent: the server sends a pulse meanwhile. */
const firstLineTimeoutMs = 300_000
const silenceTimeoutMs = 60_000

export interface ApiFailure {
  status: number
  /** The status line's words, such as 'Not Found'; empty over HTTP/2. */
  statusText: string
  /** Stable name of the failure, such as 'project.not_found'; 'unknown' when the answer was not one of ours. */
  code: string
  /** The server's sentence, fit to show; empty when the answer held none. */
  message: string
  /** A sentence for each field at fault; `path` is dotted. */
  details: readonly { path: string; message: string }[]
  /** What lies close to what was asked for, best first. */
  suggestions?: readonly SuggestionView[]
  /** How long to wait before asking again; given with 429. */
  retryAfterSeconds?: number
}

/** The server answered, and the answer was no. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly statusText: string
  readonly code: string
  readonly details: ApiFailure['details']
  readonly suggestions: readonly SuggestionView[]
  readonly retryAfterSeconds: number | undefined

  constructor(failure: ApiFailure) {
    super(failure.message)
    this.status = failure.status
    this.statusText = failure.statusText
    this.code = failure.code
    this.details = failure.details
    this.suggestions = failure.suggestions ?? []
    this.retryAfterSeconds = failure.retryAfterSeconds
  }
}

/** No answer came: the network is down, the server is not there, or it took too long. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown) {
    super('Guildhall could not be reached. Check your connection and try again.', { cause })
  }
}

/** The server's own sentence for a refusal; `fallback` for everything that brought none. */
export function sentenceFor(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback
}

/** The account this tab shows; empty until one is signed in here. */
let tabAccountId = ''

/** Names the account whose pages this tab shows. From then on it sends nothing in the name of another one. */
export function setTabAccount(userId: string) {
  tabAccountId = userId
}

/** Whether another tab has signed in as somebody else than this one shows. All tabs share one storage. */
export function isOtherAccountStored(): boolean {
  const stored = localStorage.getItem(storageKeys.token) && localStorage.getItem(storageKeys.userId)
  return tabAccountId !== '' && Boolean(stored) && stored !== tabAccountId
}

/**
 * The stored token, as a header. Empty when nobody is signed in.
 * @throws ApiError `session.other_account` when the token belongs to another account than this tab shows
 */
export function authorization(): { authorization?: string } {
  if (isOtherAccountStored()) {
    throw new ApiError({
      status: 0,
      statusText: '',
      code: 'session.other_account',
      message: 'Another tab signed in as somebody else. Nothing was sent, and what you wrote is still here.',
      details: [],
    })
  }
  const token = localStorage.getItem(storageKeys.token)
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Forgets who is signed in and tells the tab; other tabs hear of it from the browser. */
export function clearStoredSession() {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
  window.dispatchEvent(new Event(sessionChangedEvent))
}

const failureBody = record({
  error: optional(text),
  message: optional(text),
  code: optional(text),
  details: optional(listOf(record({ path: text, message: text }))),
  suggestions: optional(listOf(record({ kind: oneOf(['course', 'unit']), id: text, title: text }))),
})

interface Refusal {
  status: number
  statusText: string
  /** The body as it came. */
  text: string
  /** Reads a header of the answer. */
  header: (name: string) => string | null
  /** What `authorization()` gave for the request. */
  sentAuthorization: string | undefined
}

/**
 * Reads a failed answer, whoever fetched it (uploads use XMLHttpRequest for their progress). When the server no
 * longer knows the session, the stored one ends here, unless another has begun since the request was sent.
 */
export function apiErrorFrom({ status, statusText, text: sent, header, sentAuthorization }: Refusal): ApiError {
  const body: Partial<Shaped<typeof failureBody>> = fitting(failureBody, parseJson(sent)) ?? {}
  if (body.code === 'session.invalid' && sentAuthorization && sentAuthorization === authorization().authorization) {
    clearStoredSession()
  }
  const retryAfter = Number(header('retry-after') ?? Number.NaN)
  return new ApiError({
    status,
    statusText,
    code: body.code ?? 'unknown',
    message: body.message ?? body.error ?? '',
    details: body.details ?? [],
    suggestions: body.suggestions ?? [],
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
  /** How long the whole answer may take, in milliseconds; `Infinity` for as long as it takes. */
  timeoutMs?: number
}

/** `shape` only where another answer must be told apart: the server already sends what its route declares. */
interface AnswerOptions<Answer> extends RequestOptions {
  shape?: Shape<Answer>
}

async function send(
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

/** A caller who gave up gets their own abort back; everything else the browser throws means that no answer came. */
function asOurs(error: unknown, signal: AbortSignal | undefined): unknown {
  return error instanceof ApiError || signal?.aborted ? error : new NetworkError(error)
}

async function read<Answer>(response: Response, { signal, shape }: AnswerOptions<Answer> = {}): Promise<Answer> {
  const sent = await response.text().catch((error: unknown) => {
    throw asOurs(error, signal)
  })
  return shaped(parseJson(sent), shape, response)
}

/** An empty answer is null, and one that is no JSON is not ours. */
function shaped<Answer>(body: unknown, shape: Shape<Answer> | undefined, response: Response): Answer {
  if (body === undefined) throw unreadable(response, 'JSON expected')
  if (!shape) return body as Answer
  try {
    return shape(body)
  } catch (error) {
    throw error instanceof ShapeError ? unreadable(response, error.message) : error
  }
}

/** Our two halves disagree, or something between them answered instead. */
function unreadable({ url, status, statusText }: Response, problem: string): ApiError {
  console.warn(`Unreadable answer from ${url}: ${problem}`)
  return new ApiError({ status, statusText, code: 'response.unreadable', message: '', details: [] })
}

/** The chunks of an answer. Gives up after a silence of `silenceTimeoutMs`, by way of `silence`. */
async function* chunksOf({ body }: Response, silence: AbortController): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    while (reader) {
      timer = setTimeout(() => silence.abort(), silenceTimeoutMs)
      const { done, value } = await reader.read()
      clearTimeout(timer)
      if (done) return
      yield value
    }
  } finally {
    clearTimeout(timer)
  }
}

export interface List<Item> {
  items: Item[]
  /** How many there are in all, from X-Total-Count; the length of this page when the server did not say. */
  total: number
  /** Opaque; give it back as `?cursor=` to read on. Null on the last page. */
  nextCursor: string | null
}

/**
 * The one way to the API. Sends the stored token, and throws {@link ApiError} or {@link NetworkError}. The type of an
 * answer is what the contract says of its route. It says nothing to the person: that is for screens.
 */
export const http = {
  async get<Answer>(path: string, options?: AnswerOptions<Answer>) {
    return read<Answer>(await send('GET', path, undefined, options), options)
  },

  /** Reads a list that is an array on the wire and carries its total and next cursor in headers. */
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

  /** A file, with the name the server gives it; empty when it gives none. */
  async getFile(path: string, accept: string, options?: RequestOptions): Promise<{ bytes: Blob; filename: string }> {
    const response = await send('GET', path, undefined, { ...options, accept })
    const bytes = await response.blob().catch((error: unknown) => {
      throw asOurs(error, options?.signal)
    })
    return { bytes, filename: filenameIn(response.headers.get('content-disposition')) ?? '' }
  },

  /** @param body sent as JSON; `undefined` sends none */
  async post<Answer>(path: string, body: unknown, options?: AnswerOptions<Answer>) {
    return read<Answer>(await send('POST', path, body, options), options)
  },

  /** For what must not happen twice: sent again after a lost answer, it gets the first answer. */
  async postOnce<Answer>(path: string, body: unknown, options?: AnswerOptions<Answer>) {
    const idempotencyKey = keyFor(path, body)
    const answer = await read<Answer>(await send('POST', path, body, { ...options, idempotencyKey }), options)
    forgetKey(path)
    return answer
  },

  async put<Answer>(path: string, body: unknown, options?: AnswerOptions<Answer>) {
    return read<Answer>(await send('PUT', path, body, options), options)
  },

  /** The answer is empty. */
  async delete(path: string, options?: RequestOptions): Promise<void> {
    await read<null>(await send('DELETE', path, undefined, options), options)
  },

  /**
   * Reads an answer that comes in lines, each of them JSON, as they are made. A refusal is thrown before the first; a
   * {@link NetworkError} also when the connection breaks off on the way. Whoever stops reading ends the request.
   */
  async *postLines<Line>(
    path: string,
    body: unknown,
    shape: Shape<Line>,
    { signal }: Pick<RequestOptions, 'signal'> = {},
  ): AsyncGenerator<Line, void> {
    const ours = new AbortController()
    const either = signal ? AbortSignal.any([signal, ours.signal]) : ours.signal
    const options = { signal: either, timeoutMs: Number.POSITIVE_INFINITY, accept: 'application/x-ndjson' }
    const patience = setTimeout(() => ours.abort(), firstLineTimeoutMs)
    try {
      const response = await send('POST', path, body, options)
      clearTimeout(patience)
      for await (const line of readJsonLines(chunksOf(response, ours))) yield shaped(line, shape, response)
    } catch (error) {
      throw asOurs(error, signal)
    } finally {
      clearTimeout(patience)
      ours.abort()
    }
  },
}
