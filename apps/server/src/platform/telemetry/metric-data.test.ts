import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { metricDataOf } from './metric-data.ts'

test('a counter, a gauge and a histogram are told with what they count', async () => {
  const registry = new Registry()
  const registers = [registry]
  new Counter({ name: 'mails_total', help: 'Mails.', registers, labelNames: ['outcome'] }).inc({ outcome: 'sent' }, 3)
  new Gauge({ name: 'in_flight', help: 'Under way.', registers }).set(2)
  const histogram = new Histogram({
    ...{ name: 'took_seconds', help: 'Time.', registers, labelNames: ['route'], buckets: [0.1, 1] },
  })
  for (const seconds of [0.05, 0.5, 0.6, 7]) histogram.observe({ route: '/a' }, seconds)
  histogram.observe({ route: '/b' }, 1)

  const told = metricDataOf(await registry.getMetricsAsJSON(), { startTime: [1, 0], endTime: [2, 0] })

  const points = told.map(({ descriptor, dataPoints }) => [
    descriptor.name,
    descriptor.unit,
    dataPoints.map(({ attributes, value }) => ({ attributes, value })),
  ])
  const buckets = (counts: number[]) => ({ boundaries: [0.1, 1], counts })
  expect(points).toEqual([
    ['mails_total', '', [{ attributes: { outcome: 'sent' }, value: 3 }]],
    ['in_flight', '', [{ attributes: {}, value: 2 }]],
    [
      'took_seconds',
      's',
      [
        { attributes: { route: '/a' }, value: { buckets: buckets([1, 2, 1]), sum: 8.15, count: 4 } },
        { attributes: { route: '/b' }, value: { buckets: buckets([0, 1, 0]), sum: 1, count: 1 } },
      ],
    ],
  ])
})
