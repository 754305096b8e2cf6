import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify'
import type { Clock } from '../clock.ts'
import { DomainError } from '../errors.ts'
import { formatWait } from '../format-time.ts'
import { addressKey } from '../http/address-key.ts'
import { type Limit, readingMethods, writes } from './rate-limits.rules.ts'
import { countersFor, type WindowCounter } from './window-counter.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's rate limits. Routes that write have the limit `writes` by default. */
    limits?: readonly Limit[]
  }
  interface FastifyInstance {
    limitTable: ReadonlyMap<string, readonly Limit[]>
  }
}

/** Before the body is read. Install after the sessions and before the routes. */
export function installLimits(app: FastifyInstance, { clock, factor }: { clock: Clock; factor: number }) {
  const counters = new Map<Limit, WindowCounter[]>()
  const table = new Map<string, readonly Limit[]>()
  app.decorate('limitTable', table)

  app.addHook('onRoute', (route) => {
    const limits = limitsOf(route)
    if (limits.length === 0) return
    for (const method of [route.method].flat()) table.set(`${method} ${route.url}`, limits)
    for (const limit of limits) {
      if (!counters.has(limit)) counters.set(limit, countersFor(limit, factor))
    }
    const check: onRequestHookHandler = (request, _reply, done) => done(refuse(request, limits))
    route.onRequest = [...[route.onRequest ?? []].flat(), check]
  })

  function refuse(request: FastifyRequest, limits: readonly Limit[]): DomainError | undefined {
    const now = clock().getTime()
    const toCount: [WindowCounter, string][] = []
    for (const limit of limits) {
      const key = limit.per === 'account' ? request.userId : addressKey(request.ip)
      if (key === '') continue
      for (const counter of counters.get(limit) ?? []) {
        const wait = counter.waitFor(key, now)
        if (wait > 0) return refusal(limit, counter, wait)
        toCount.push([counter, key])
      }
    }
    for (const [counter, key] of toCount) counter.count(key, now)
    return undefined
  }
}

function limitsOf({ method, config }: RouteOptions): readonly Limit[] {
  if (config?.limits) return config.limits
  return [method].flat().every((one) => readingMethods.includes(one)) ? [] : [writes]
}

function refusal({ code }: Limit, { window }: WindowCounter, waitMs: number): DomainError {
  const retryAfterSeconds = Math.ceil(waitMs / 1_000)
  return new DomainError(code, { limit: window.max, retryAfterSeconds, wait: formatWait(retryAfterSeconds) })
}
