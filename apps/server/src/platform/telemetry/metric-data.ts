import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api'
import { AggregationTemporality, DataPointType, type Histogram, type MetricData } from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** As `prom-client` keeps them: one set of numbers is read by Prometheus and sent to a collector. */
export type KeptMetric = MetricObjectWithValues<MetricValue<string>>

type Times = { startTime: HrTime; endTime: HrTime }
type HistogramValue = MetricValue<string> & { metricName?: string }

export function metricDataOf(metrics: readonly KeptMetric[], times: Times): MetricData[] {
  return metrics.flatMap((metric): MetricData[] => {
    const { name, help: description, values } = metric
    // The enumeration of `prom-client` is declared and not exported as one.
    const type = metric.type as unknown as 'counter' | 'gauge' | 'histogram' | 'summary'
    const common = {
      descriptor: { name, description, unit: name.endsWith('_seconds') ? 's' : '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    }
    const points = () => values.map(({ labels, value }) => ({ ...times, attributes: labels as Attributes, value }))
    switch (type) {
      case 'counter':
        return [{ ...common, dataPointType: DataPointType.SUM as const, isMonotonic: true, dataPoints: points() }]
      case 'gauge':
        return [{ ...common, dataPointType: DataPointType.GAUGE as const, dataPoints: points() }]
      case 'histogram':
        return [{ ...common, dataPointType: DataPointType.HISTOGRAM as const, dataPoints: histograms(metric, times) }]
      default:
        return [] // a summary, which we have none of
    }
  })
}

/** The values are those of lines as Prometheus has them: cumulative counts for each bound, the sum, and the count. */
function histograms({ name, values }: KeptMetric, times: Times) {
  const bySeries = new Map<string, { attributes: Attributes; value: Histogram }>()
  for (const { labels, value, metricName } of values as HistogramValue[]) {
    const { le, ...attributes } = labels as Attributes
    const key = JSON.stringify(attributes)
    const series = bySeries.get(key) ?? {
      attributes,
      value: { buckets: { boundaries: [], counts: [] }, sum: 0, count: 0 },
    }
    bySeries.set(key, series)
    const { buckets } = series.value
    if (metricName === `${name}_sum`) series.value.sum = value
    else if (metricName === `${name}_count`) series.value.count = value
    else {
      if (le !== '+Inf') buckets.boundaries.push(Number(le))
      buckets.counts.push(value)
    }
  }
  return [...bySeries.values()].map(({ attributes, value }) => {
    const { boundaries, counts } = value.buckets
    const own = counts.map((count, place) => count - (counts[place - 1] ?? 0))
    return { ...times, attributes, value: { ...value, buckets: { boundaries, counts: own } } }
  })
}
