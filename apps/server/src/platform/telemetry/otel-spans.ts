import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import type { Span, SpanAttributes, SpanPlace, SpanRecorder, SpanStart } from './spans.ts'

const kinds = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
}

export const requestIdKey = 'guildhall.request_id'

/** How many traces may begin. */
export type TraceLimit = { hasRoom(): boolean; take(): void }

/** Spans of OpenTelemetry. Each knows its request, so that a collector finds all of them by the id in a log line or an error page. */
export class OtelRecorder implements SpanRecorder {
  readonly #tracer: Tracer
  readonly #limit: TraceLimit
  underWay = 0

  constructor(tracer: Tracer, limit: TraceLimit) {
    this.#tracer = tracer
    this.#limit = limit
  }

  hasRoom() {
    return this.#limit.hasRoom()
  }

  begin(start: SpanStart, place: SpanPlace) {
    this.#limit.take()
    return this.start(start, place)
  }

  start({ name, kind, attributes }: SpanStart, { requestId, cause, link }: SpanPlace) {
    const linked = link === undefined ? null : parseTraceParent(link)
    const options = {
      kind: kinds[kind],
      attributes: { ...attributes, [requestIdKey]: requestId },
      ...(linked ? { links: [{ context: linked }] } : {}),
    }
    const span = this.#tracer.startSpan(name, options, contextOf(cause))
    if (!span.isRecording()) return undefined
    this.underWay += 1
    return new OtelSpan(span, requestId, () => {
      this.underWay -= 1
    })
  }
}

function contextOf(cause: SpanPlace['cause']): Context {
  if (cause === undefined) return ROOT_CONTEXT
  if (typeof cause !== 'string') return (cause as OtelSpan).context
  const remote = parseTraceParent(cause)
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
}

class OtelSpan implements Span {
  readonly #span: ReturnType<Tracer['startSpan']>
  readonly #onEnd: () => void
  readonly requestId: string
  #context: Context | undefined
  isOver = false

  constructor(span: ReturnType<Tracer['startSpan']>, requestId: string, onEnd: () => void) {
    this.#span = span
    this.requestId = requestId
    this.#onEnd = onEnd
  }

  /** For what is below it. */
  get context(): Context {
    this.#context ??= trace.setSpan(ROOT_CONTEXT, this.#span)
    return this.#context
  }

  get traceId() {
    return this.#span.spanContext().traceId
  }

  get spanId() {
    return this.#span.spanContext().spanId
  }

  get traceparent() {
    const { traceId, spanId } = this.#span.spanContext()
    return `00-${traceId}-${spanId}-01`
  }

  rename(name: string) {
    this.#span.updateName(name)
  }

  set(attributes: SpanAttributes) {
    this.#span.setAttributes(attributes)
  }

  end(failure?: unknown) {
    if (this.isOver) return
    if (failure !== undefined) {
      this.#span.setStatus({ code: SpanStatusCode.ERROR })
      this.#span.setAttribute('error.type', kindOf(failure))
    }
    this.isOver = true
    this.#onEnd()
    this.#span.end()
  }
}

/** Messages may repeat what somebody typed. */
function kindOf(failure: unknown): string {
  if (typeof failure === 'number') return String(failure) // a status of HTTP
  if (!(failure instanceof Error)) return 'unknown'
  const { code, cause } = failure as Error & { code?: unknown }
  if (typeof code === 'string') return code
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : failure.name
}
