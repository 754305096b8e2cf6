import { activeSpan } from './spans.ts'

/** Of the logger: lines say which trace they belong to, and are handed over as they are written. */
export function logOptions({
  logLine,
  tracesRequests,
}: {
  logLine?: ((line: string) => void) | undefined
  tracesRequests: boolean
}) {
  return {
    ...(tracesRequests ? { mixin: (_line: object, _level: number, logger: Bound) => fieldsIn(logger) } : {}),
    ...(logLine ? { hooks: { streamWrite: handingOver(logLine) } } : {}),
  }
}

/** A logger, as far as we ask it. */
type Bound = { bindings(): Record<string, unknown> }

/** The logger of a request writes its id by itself. */
function fieldsIn(logger: Bound): Record<string, string> {
  const span = activeSpan()
  if (!span) return {}
  const { traceId, spanId, requestId } = span
  return { trace_id: traceId, span_id: spanId, ...('reqId' in logger.bindings() ? {} : { reqId: requestId }) }
}

const handingOver = (logLine: (line: string) => void) => (line: string) => {
  logLine(line)
  return line
}
