import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { type RequestEnd, RequestTimes } from './request-times.ts'

const options = { name: 'request_seconds', help: 'How long requests take.', buckets: [0.01, 0.1, 1] }

const ends: { end: Omit<RequestEnd, 'seconds'>; status: string }[] = [
  { end: { method: 'GET', route: '/projects/:id', statusCode: 200 }, status: '2xx' },
  { end: { method: 'GET', route: '/projects/:id', statusCode: 304 }, status: '3xx' },
  { end: { method: 'PUT', route: '/projects/:id', statusCode: 204 }, status: '2xx' },
  { end: { method: 'any', route: 'none', statusCode: 404 }, status: '4xx' },
  { end: { method: 'GET', route: '/live', statusCode: 101 }, status: '1xx' },
  { end: { method: 'GET', route: '/projects', statusCode: 503 }, status: '5xx' },
  { end: { method: 'GET', route: '/projects', statusCode: undefined }, status: 'cut' },
]
const durations = [0.001, 0.01, 0.05, 1, 3]

test('times of requests are told as the histogram of prom-client would tell them', async () => {
  const [ours, theirs] = [new Registry(), new Registry()]
  const times = new RequestTimes(options)
  times.register(ours)
  const labelNames = ['method', 'route', 'status']
  const histogram = new Histogram({ ...options, registers: [theirs], labelNames })

  for (const { end, status } of ends) {
    for (const seconds of durations) {
      times.observe({ ...end, seconds })
      histogram.observe({ method: end.method, route: end.route, status }, seconds)
    }
  }

  expect(linesOf(await ours.metrics())).toEqual(linesOf(await theirs.metrics()))
  expect(valuesOf(await ours.getMetricsAsJSON())).toEqual(valuesOf(await theirs.getMetricsAsJSON()))
})

const linesOf = (text: string) => text.split('\n').toSorted()

const valuesOf = ([metric]: Awaited<ReturnType<Registry['getMetricsAsJSON']>>) => {
  const { name, help, type, values } = metric as typeof metric & { values: { labels: object; value: number }[] }
  return { name, help, type, values: values.map((value) => JSON.stringify(sorted(value))).toSorted() }
}

const sorted = ({ labels, ...value }: { labels: object; value: number; metricName?: string }) => [
  Object.entries(labels).toSorted(([one], [other]) => one.localeCompare(other)),
  [value.metricName, value.value],
]
