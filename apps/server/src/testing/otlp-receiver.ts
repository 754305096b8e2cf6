import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { onTestFinished, vi } from 'vitest'
import { patience } from './patience.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } }
type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  links: { traceId: string; spanId: string }[]
  status: { code: number }
}
type SentLog = {
  traceId?: string
  spanId?: string
  severityText: string
  body: { stringValue: string }
  attributes: Attribute[]
}
type SentPoint = {
  attributes: Attribute[]
  asDouble?: number
  count?: number
  sum?: number
  bucketCounts?: number[]
  explicitBounds?: number[]
}
type SentMetric = {
  name: string
  sum?: { dataPoints: SentPoint[]; isMonotonic: boolean }
  gauge?: { dataPoints: SentPoint[] }
  histogram?: { dataPoints: SentPoint[] }
}
type Source = { resource: { attributes: Attribute[] } }
type Body = {
  resourceSpans?: (Source & { scopeSpans: { spans: SentSpan[] }[] })[]
  resourceLogs?: (Source & { scopeLogs: { logRecords: SentLog[] }[] })[]
  resourceMetrics?: (Source & { scopeMetrics: { metrics: SentMetric[] }[] })[]
}
export type ReceivedSpan = Omit<SentSpan, 'attributes'> & { attributes: Record<string, unknown> }

/** How it answers instead of taking what it is sent. */
type Refusal = (request: IncomingMessage, response: ServerResponse) => void

/** Accepts requests and never answers one. */
export async function startDeafReceiver() {
  const receiver = await startOtlpReceiver()
  receiver.refuse(() => {})
  return receiver
}

/** What a collector is to those that send to it: takes OTLP as JSON over HTTP, and keeps it. Closed with the test. */
export async function startOtlpReceiver() {
  const received: { path: string; raw: string; body: Body; headers: IncomingMessage['headers'] }[] = []
  let refuse: Refusal | undefined
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    if (refuse) return refuse(request, response)
    const raw =
      request.headers['content-encoding'] === 'gzip'
        ? gunzipSync(Buffer.concat(await request.toArray())).toString()
        : await text(request)
    received.push({ path: request.url ?? '', raw, body: JSON.parse(raw) as Body, headers: request.headers })
    response.setHeader('content-type', 'application/json').end('{}')
  }
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const spans = (): ReceivedSpan[] =>
    received
      .flatMap(({ body }) => body.resourceSpans ?? [])
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      .map((span) => ({ ...span, attributes: plain(span.attributes) }))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans,
    resources: () =>
      received
        .flatMap(({ body }) => [
          ...(body.resourceSpans ?? []),
          ...(body.resourceLogs ?? []),
          ...(body.resourceMetrics ?? []),
        ])
        .map(({ resource }: Source) => plain(resource.attributes)),
    logs: () =>
      received
        .flatMap(({ body }) => body.resourceLogs ?? [])
        .flatMap(({ scopeLogs }) => scopeLogs.flatMap((scope) => scope.logRecords))
        .map((log) => ({ ...log, attributes: plain(log.attributes), body: log.body.stringValue })),
    metrics: () =>
      received
        .flatMap(({ body }) => body.resourceMetrics ?? [])
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
    refuse: (how: Refusal | undefined) => {
      refuse = how
    },
    until: (seen: () => boolean) => vi.waitUntil(seen, patience),
  }
}

const plain = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  )
