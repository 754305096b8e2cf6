import { appendFileSync } from 'node:fs'
import { PerformanceObserver } from 'node:perf_hooks'

/** Imported by a server that is measured: writes down how long each collection of garbage stopped it, in milliseconds. */
const file = process.env.BENCH_PAUSES
if (file) {
  new PerformanceObserver((list) => {
    const lines = list.getEntries().map(({ duration }) => `${duration}\n`)
    appendFileSync(file, lines.join(''))
  }).observe({ entryTypes: ['gc'] })
}
