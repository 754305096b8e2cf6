import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { median } from '../measure.ts'
import type { Span } from './watch-locks-worker.ts'

/**
 * Looks every few milliseconds, in a thread of its own, which tables the connections called `name` keep others from. A lock that is waited for
 * keeps others waiting, too. What comes and goes between two looks is not seen.
 */
export function watchLocks(url: string, name: string) {
  const worker = new Worker(new URL('./watch-locks-worker.ts', import.meta.url), { workerData: { url, name } })
  return {
    async stop() {
      const told = once(worker, 'message')
      worker.postMessage('stop')
      const [{ spans, looksMs }] = (await told) as [{ spans: Span[]; looksMs: number[] }]
      const longest = (isHeld: boolean) =>
        spans.filter((span) => span.isHeld === isHeld).toSorted((one, other) => other.ms - one.ms)[0]
      return {
        ...{ held: longest(true), waited: longest(false), waits: spans.filter(({ isHeld }) => !isHeld).length },
        looks: { count: looksMs.length, medianMs: median(looksMs), longestMs: Math.max(...looksMs) },
      }
    },
    end: () => worker.terminate(),
  }
}
