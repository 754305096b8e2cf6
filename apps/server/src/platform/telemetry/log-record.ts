import { type LogRecord, ROOT_CONTEXT, SeverityNumber, TraceFlags, trace } from '@opentelemetry/api'
import { requestIdKey } from './otel-spans.ts'

type LogLine = {
  level: number
  time: number
  msg?: string
  reqId?: string
  trace_id?: string
  span_id?: string
  code?: unknown
  reason?: unknown
  job?: { kind?: string; id?: string }
  err?: { type?: string; code?: unknown; message?: string; stack?: string }
}

const severities = [
  { from: 60, severityNumber: SeverityNumber.FATAL, severityText: 'FATAL' },
  { from: 50, severityNumber: SeverityNumber.ERROR, severityText: 'ERROR' },
  { from: 40, severityNumber: SeverityNumber.WARN, severityText: 'WARN' },
  { from: 30, severityNumber: SeverityNumber.INFO, severityText: 'INFO' },
  { from: 20, severityNumber: SeverityNumber.DEBUG, severityText: 'DEBUG' },
  { from: 0, severityNumber: SeverityNumber.TRACE, severityText: 'TRACE' },
]

/**
 * What a collector is told of a line of the log: our own words, its ids, and where an error was thrown. Addresses, and messages of
 * errors, which may repeat what somebody typed, stay in the log of the process.
 */
export function logRecordOf(text: string): LogRecord {
  const line = JSON.parse(text) as LogLine
  const { err, job, msg } = line
  const { severityNumber, severityText } = severities.find(({ from }) => line.level >= from) ?? {}
  return {
    ...(severityNumber ? { severityNumber, severityText } : {}),
    timestamp: line.time,
    // Without a text of ours, a line repeats the error's.
    body: msg !== undefined && msg !== err?.message ? msg : (err?.type ?? ''),
    attributes: strings({
      [requestIdKey]: line.reqId,
      'guildhall.code': line.code,
      'messaging.destination.name': job?.kind,
      'messaging.message.id': job?.id,
      'exception.type': err?.type,
      'error.type': err?.code ?? err?.type,
      'exception.stacktrace': err?.stack && framesOf(err.stack),
    }),
    context: contextOf(line),
  }
}

function contextOf({ trace_id: traceId, span_id: spanId }: LogLine) {
  if (!traceId || !spanId) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED })
}

const framesOf = (stack: string) => stack.match(/^ +at .*$/gm)?.join('\n')

function strings(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
