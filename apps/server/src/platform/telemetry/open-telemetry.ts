import { randomUUID } from 'node:crypto'
import { TraceFlags } from '@opentelemetry/api'
import { getNumberFromEnv, hrTime } from '@opentelemetry/core'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordProcessor } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { waitAtMost } from '../time-limits.ts'
import { ExportQueue, watchExports } from './export-queue.ts'
import { logRecordOf } from './log-record.ts'
import { type KeptMetric, metricDataOf } from './metric-data.ts'
import { OtelRecorder, type TraceLimit } from './otel-spans.ts'
import { recordSpans } from './spans.ts'
import { type SamplerName, type Signal, type TelemetryConfig, tracesPerSecond } from './telemetry-variables.ts'

/** Until what waits was sent at the end. A collector that is away must not hold up a restart. */
const closeMs = 3_000
const scope = 'guildhall'

type Options = {
  config: TelemetryConfig
  resource: { version: string; role: string }
}

export type Telemetry = ReturnType<typeof openTelemetry>

/**
 * Records what this process does and sends it to a collector: spans from now on, lines of the log that are handed over, and
 * metrics once there are some. Import it only where that is wanted, as it loads the libraries of OpenTelemetry. Close it last.
 */
export function openTelemetry({ config: { signals, sampler, ratio, environment }, resource: of }: Options) {
  for (const [name, value] of Object.entries(environment)) process.env[name] ??= value // what `.env` says
  const resource = resourceOf(of)
  const queues: Partial<Record<Signal, ExportQueue>> = {}
  const queueOf = (signal: Signal, most: number) => {
    const queue = new ExportQueue(most)
    queues[signal] = queue
    return queue
  }
  const closers: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined

  if (signals.traces) {
    const limits = batchLimits('BSP', 5_000)
    const spans = sendSpans(queueOf('traces', limits.maxQueueSize), limits)
    const provider = new TracerProvider({ resource, sampler: samplerOf(sampler, ratio), spanProcessors: [spans] })
    recordSpans(new OtelRecorder(provider.getTracer(scope), sampler ? noLimit : eachSecond(tracesPerSecond)))
    closers.push(() => provider.shutdown())
  }

  let logLine: ((line: string) => void) | undefined
  if (signals.logs) {
    const limits = batchLimits('BLRP', 1_000)
    const lines = sendLines(queueOf('logs', limits.maxQueueSize), limits)
    const provider = new LoggerProvider({ resource, processors: [lines] })
    const logger = provider.getLogger(scope)
    logLine = (line) => logger.emit(logRecordOf(line))
    closers.push(() => provider.shutdown())
  }

  return {
    tracesRequests: signals.traces,
    sendsMetrics: signals.metrics,
    /** Undefined where no lines are sent. */
    logLine,
    /** From now on. `read` tells all of this process. */
    sendMetrics(read: () => Promise<readonly KeptMetric[]>) {
      const exporter = new OTLPMetricExporter()
      const queue = queueOf('metrics', Number.POSITIVE_INFINITY) // one answer at a time
      watchExports(exporter, queue, () => 1)
      const startTime = hrTime()
      const collect = async () => {
        const metrics = metricDataOf(await read(), { startTime, endTime: hrTime() })
        return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: scope }, metrics }] }, errors: [] }
      }
      const reader = new PeriodicExportingMetricReader({
        exporter,
        exportIntervalMillis: getNumberFromEnv('OTEL_METRIC_EXPORT_INTERVAL') ?? 60_000,
        exportTimeoutMillis: getNumberFromEnv('OTEL_METRIC_EXPORT_TIMEOUT') ?? 30_000,
        metricProducers: [{ collect }],
      })
      const provider = new MeterProvider({ resource, readers: [reader] })
      closers.push(() => provider.shutdown())
    },
    /** `tell` learns when the collector stops taking what it is sent, and without a failure when it takes it again. */
    onChange(tell: (signal: string, failure: string | undefined) => void) {
      for (const [signal, queue] of Object.entries(queues)) queue.onChange((failure) => tell(signal, failure))
    },
    /** What was sent and dropped since the start: spans, lines, and metrics as often as they were sent. */
    counts: () => Object.entries(queues).map(([signal, { sent, dropped }]) => ({ signal, sent, dropped })),
    /** Sends what waits, as far as the collector takes it in time. */
    close(): Promise<void> {
      closing ??= closeAll(closers)
      return closing
    },
  }
}

async function closeAll(closers: readonly (() => Promise<void>)[]) {
  recordSpans(undefined)
  await waitAtMost(closeMs, Promise.allSettled(closers.map((close) => close())))
}

function resourceOf({ version, role }: Options['resource']): Resource {
  return resourceFromAttributes({
    'service.name': 'guildhall',
    'service.version': version,
    'service.instance.id': randomUUID(),
    'guildhall.role': role,
  }).merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }))
}

/** Their names and defaults are those of OpenTelemetry's specification. */
function batchLimits(prefix: 'BSP' | 'BLRP', delayMs: number) {
  const maxQueueSize = getNumberFromEnv(`OTEL_${prefix}_MAX_QUEUE_SIZE`) ?? 2_048
  return {
    maxQueueSize,
    maxExportBatchSize: Math.min(maxQueueSize, getNumberFromEnv(`OTEL_${prefix}_MAX_EXPORT_BATCH_SIZE`) ?? 512),
    scheduledDelayMillis: getNumberFromEnv(`OTEL_${prefix}_SCHEDULE_DELAY`) ?? delayMs,
    exportTimeoutMillis: getNumberFromEnv(`OTEL_${prefix}_EXPORT_TIMEOUT`) ?? 30_000,
  }
}

function sendSpans(queue: ExportQueue, limits: ReturnType<typeof batchLimits>): SpanProcessor {
  const exporter = new OTLPTraceExporter()
  watchExports(exporter, queue, (spans) => spans.length)
  const batches = new BatchSpanProcessor({ exporter, ...limits })
  return {
    onStart: () => {},
    onEnd(span) {
      const isSampled = (span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0
      if (isSampled && queue.enter()) batches.onEnd(span)
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
}

function sendLines(queue: ExportQueue, limits: ReturnType<typeof batchLimits>): LogRecordProcessor {
  const exporter = new OTLPLogExporter()
  watchExports(exporter, queue, (lines) => lines.length)
  const batches = new BatchLogRecordProcessor({ exporter, ...limits })
  return {
    onEmit(line) {
      if (queue.enter()) batches.onEmit(line)
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
}

function samplerOf(name: SamplerName | undefined, ratio: number): Sampler {
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio)
    case undefined:
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) })
  }
}

const noLimit: TraceLimit = { hasRoom: () => true, take: () => {} }

/** A timer instead of the time: asking for that with every request costs more than all else of those that are not recorded. */
function eachSecond(most: number): TraceLimit {
  let left = most
  const refill = () => {
    left = most
  }
  return {
    hasRoom: () => left > 0,
    take() {
      if (left === most) setTimeout(refill, 1_000).unref()
      left -= 1
    },
  }
}
