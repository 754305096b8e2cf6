import { expect, onTestFinished, test, vi } from 'vitest'
import { openMetrics } from '../../metrics/metrics.ts'
import { startDeafReceiver, startOtlpReceiver } from '../../testing/otlp-receiver.ts'
import { patience } from '../../testing/patience.ts'
import { openTestTelemetry, serveTraced, traceparent } from '../../testing/telemetry.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { startTrace } from './spans.ts'
import { tracesPerSecond } from './telemetry-variables.ts'

test('without a sampler, no more traces begin each second than a busy process can afford', async () => {
  const receiver = await startOtlpReceiver()
  await openTestTelemetry(receiver.url)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const request = { name: 'request', kind: 'server', attributes: {} } as const
  const begin = (cause?: string) => startTrace(request, { requestId: '', cause })
  const started = (cause?: string) => Array.from({ length: 200 }, () => begin(cause)).filter(Boolean).length

  expect(started()).toBe(tracesPerSecond)
  vi.advanceTimersByTime(1_000)
  expect(started(traceparent)).toBe(tracesPerSecond)
})

test('the collector gets the numbers that Prometheus reads', async () => {
  const receiver = await startOtlpReceiver()
  const telemetry = await openTestTelemetry(receiver.url, {
    OTEL_METRIC_EXPORT_INTERVAL: '50',
    OTEL_METRIC_EXPORT_TIMEOUT: '40',
  })
  const metrics = await openMetrics('both')
  metrics.watchTelemetry(telemetry.counts)
  metrics.requestBegan()
  metrics.requestEnded({ method: 'GET', route: '/api/landing', statusCode: 200, seconds: 0.02 })
  telemetry.sendMetrics(metrics.values)

  await receiver.until(() => receiver.metrics().length > 0)

  const byName = new Map(receiver.metrics().map((metric) => [metric.name, metric]))
  const requests = byName.get('guildhall_http_request_duration_seconds')?.histogram?.dataPoints[0]
  expect(requests).toMatchObject({ count: 1, sum: 0.02, explicitBounds: expect.arrayContaining([0.01, 0.025]) })
  expect(requests?.bucketCounts?.reduce((sum, count) => sum + Number(count), 0)).toBe(1)
  expect(byName.get('guildhall_mails_total')?.sum).toMatchObject({ isMonotonic: true })
  expect(byName.get('process_resident_memory_bytes')?.gauge?.dataPoints[0]?.asDouble).toBeGreaterThan(1e6)
  // A busy machine may need longer for an answer than they wait, and more are sent.
  const sent = /^guildhall_telemetry_sent_total\{signal="metrics"\} [1-9]/m
  await expect.poll(() => metrics.text(), patience).toMatch(sent)
})

test.each([
  { how: 'refuses connections', start: async () => 'http://127.0.0.1:1' },
  { how: 'accepts them and never answers', start: async () => (await startDeafReceiver()).url },
])(
  'while the collector $how, requests are answered, spans beyond the bound are dropped and counted, and closing ends',
  async ({ start }) => {
    const t = await startTestApp()
    const telemetry = await openTestTelemetry(await start(), {
      OTEL_BSP_MAX_QUEUE_SIZE: '8',
      OTEL_BLRP_MAX_QUEUE_SIZE: '8',
      // Longer than the test may take: only the bound of closing ends it.
      OTEL_BSP_EXPORT_TIMEOUT: '900000',
      OTEL_BLRP_EXPORT_TIMEOUT: '900000',
      OTEL_EXPORTER_OTLP_TIMEOUT: '900000',
    })
    const { url } = await serveTraced(t, telemetry)

    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const answer = await fetch(`${url}/api/landing`)
        await answer.text()
        return answer.status
      }),
    )
    await vi.waitUntil(
      () => (telemetry.counts().find(({ signal }) => signal === 'traces')?.dropped ?? 0) >= 22,
      patience,
    )
    await telemetry.close()

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(telemetry.counts()[0]?.sent).toBe(0)
  },
)

test('a collector that comes back gets what follows, and both are told', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const telemetry = await openTestTelemetry(receiver.url)
  const { url } = await serveTraced(t, telemetry)
  const told: (string | undefined)[] = []
  telemetry.onChange((signal, failure) => signal === 'traces' && told.push(failure))
  receiver.refuse((_request, response) => response.writeHead(400).end('no'))

  await (await fetch(`${url}/api/landing`)).text()
  await vi.waitUntil(() => told.length === 1, patience)
  receiver.refuse(undefined)
  await (await fetch(`${url}/api/landing`)).text()
  await vi.waitUntil(() => told.length === 2, patience)

  expect(told).toEqual([expect.any(String), undefined])
  expect(receiver.spans().length).toBeGreaterThan(0)
})
