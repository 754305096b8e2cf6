import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

export type Remembered<Value extends {}> = LRUCache<string, Value>

/** The latest `max` that were asked for, each for `ms` from when it was found: however often it is asked for, it is found anew after that. */
export const openRemembered = <Value extends {}>(clock: Clock, { max, ms }: { max: number; ms: number }) =>
  new LRUCache<string, Value>({
    max,
    ttl: ms,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    noUpdateTTL: true,
  })
