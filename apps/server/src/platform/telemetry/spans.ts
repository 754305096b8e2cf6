import { AsyncLocalStorage } from 'node:async_hooks'

/** Names of our own: routes, kinds, statements. Never what somebody sent, nor an id of theirs. */
export type SpanAttributes = Readonly<Record<string, string | number>>
export type SpanStart = {
  name: string
  /** `server`, `consumer`: a request or a job that came from outside. `client`: a call of somebody else. */
  kind: 'server' | 'consumer' | 'client' | 'internal'
  attributes: SpanAttributes
}

/** What started some work, in a form that other processes understand (W3C Trace Context). */
export type Origin = { traceparent: string; requestId: string }

/** A piece of work of a trace. */
export type Span = Origin & {
  readonly traceId: string
  readonly spanId: string
  /** What goes on afterwards, such as a connection that was opened meanwhile, is no longer a part of it. */
  readonly isOver: boolean
  rename(name: string): void
  set(attributes: SpanAttributes): void
  /** `failure`: recorded by its kind, without its message. */
  end(failure?: unknown): void
}

/** `cause`: what it is a part of. `link`: what planned it, if that was long ago. */
export type SpanPlace = { requestId: string; cause?: Span | string | undefined; link?: string | undefined }
export type SpanRecorder = {
  /** Asked for each request and each trace that begins here, before it costs anything. */
  hasRoom(): boolean
  /** A trace, for which there is room. Undefined for what is not sampled: nothing below it is recorded either. */
  begin(start: SpanStart, place: SpanPlace): Span | undefined
  /** What another span caused, here or elsewhere. */
  start(start: SpanStart, place: SpanPlace): Span | undefined
  /** How many spans are not over. */
  readonly underWay: number
}

let recorder: SpanRecorder | undefined
const active = new AsyncLocalStorage<Span | undefined>()

/** Undefined: from now on nothing is recorded, and what follows costs a comparison. */
export function recordSpans(next: SpanRecorder | undefined): void {
  recorder = next
}

/** Whether a trace may begin now. Asked before {@link startTrace}, as most requests of a busy process are not recorded. */
export const mayTrace = (): boolean => recorder?.hasRoom() ?? false

/** For a request, also where a proxy wants it recorded: that may hand on what anybody sends. */
export const startTrace = (start: SpanStart, place: SpanPlace): Span | undefined =>
  recorder?.hasRoom() ? recorder.begin(start, place) : undefined

/** For work that something caused which may be long over, or nothing did. */
export const startSpan = (start: SpanStart, place: SpanPlace): Span | undefined =>
  place.cause === undefined ? startTrace(start, place) : recorder?.start(start, place)

/** What is under way here and recorded. Undefined outside of requests and jobs. */
export function activeSpan(): Span | undefined {
  if (!recorder?.underWay) return undefined
  const span = active.getStore()
  return span?.isOver ? undefined : span
}

/** For work that is a part of what is under way here. Undefined if that is not recorded. */
export function startChild(start: SpanStart): Span | undefined {
  const cause = activeSpan()
  return cause && recorder?.start(start, { requestId: cause.requestId, cause })
}

export const underSpan = <T>(span: Span, work: () => T): T => active.run(span, work)

/** For what serves everybody, and only happens to be begun by a request. */
export const outsideSpans = <T>(work: () => T): T => (activeSpan() ? active.run(undefined, work) : work())

/** Runs what is called later as a part of what is under way now, or of nothing, whoever calls it. */
export function keepingSpan(): <T>(work: () => T) => T {
  const span = activeSpan()
  return span ? (work) => active.run(span, work) : outsideSpans
}

export async function endingWith<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await underSpan(span, work)
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}

export function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = startChild(start)
  return span ? endingWith(span, work) : work()
}
