import { AsyncLocalStorage } from 'node:async_hooks'
import { IncomingMessage } from 'node:http'
import { livePath } from '@guildhall/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from '../http/address-key.ts'
import type { Gate } from '../http/gate.ts'
import { outboundChannel } from '../outbound-calls.ts'
import { readingMethods } from './rate-limits.rules.ts'
import { anyRefusal, type Leave, type Rank, RequestTurns, type TurnLimits } from './request-turns.ts'
import { RouteRanks } from './route-ranks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What goes before what when the process is busy. By default what writes and what operators ask for is urgent, and what anybody
     * may read is browsing. `always`: it tells others that we live, or waits for most of its time, as uploads do.
     */
    rank?: Rank | 'always'
  }
  interface FastifyRequest {
    leaveTurn: Leave | null
  }
}

const place = new AsyncLocalStorage<Leave>()

/** A request that waits for a file store, an AI provider or Stripe leaves its place to those that work. */
outboundChannel.subscribe(() => place.getStore()?.())

/**
 * Install before what else waits, so that it waits without a place here. What a page asks of the API within the
 * process is a part of its own request.
 */
export function installRequestTurns(
  app: FastifyInstance,
  limits: TurnLimits,
  gate: Pick<Gate, 'isClosedTo'>,
  now?: () => number,
): RequestTurns {
  const turns = new RequestTurns(limits, now)
  const rankOfRoute = new RouteRanks()
  // No route of Fastify's. Who comes back after a restart waits for those who are here.
  rankOfRoute.add('GET', `${livePath}/`, 'usual')
  gate.isClosedTo = ({ method = '', url = '' }) => {
    // What writes has a body to be read, and is urgent.
    if (!readingMethods.includes(method) || !turns.isAnybodyWaiting) return false
    const rank = rankOfRoute.find(method, url)
    return rank !== 'always' && turns.isHopeless(rank)
  }
  app.decorateRequest('leaveTurn', null)
  app.addHook('onRoute', (route) => {
    const { handler } = route
    const rank = rankOf(route)
    route.config = { ...route.config, rank }
    rankOfRoute.add(route.method, route.url, rank)
    if (rank === 'always') return
    route.handler = function (request, reply) {
      if (!(request.raw instanceof IncomingMessage)) return handler.call(this, request, reply)
      const begin = (leave: Leave) => {
        request.leaveTurn = leave
        return place.run(leave, () => handler.call(this, request, reply))
      }
      const turn = turns.enter(rank, keyOf(request), () => reply.raw.destroyed)
      return turn instanceof Promise ? turn.then(begin) : begin(turn)
    }
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const { rank = 'browsing' } = request.routeOptions.config
    if (rank === 'always' || !(request.raw instanceof IncomingMessage)) return done()
    done(turns.isHopeless(rank) ? anyRefusal() : undefined)
  })
  // Who reads slowly keeps no place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.leaveTurn?.()
    done(null, payload)
  })
  return turns
}

const keyOf = ({ userId, ip }: FastifyRequest) => userId || addressKey(ip)

type Route = {
  method: string | string[]
  config?: { access?: string; rank?: Rank | 'always'; upload?: unknown } | undefined
}

function rankOf({ method, config: { access, rank, upload } = {} }: Route): Rank | 'always' {
  if (rank) return rank
  if (upload) return 'always'
  const reads = [method].flat().every((one) => readingMethods.includes(one))
  if (!reads || access === 'operator') return 'urgent'
  return access === 'public' || access === 'optional' ? 'browsing' : 'usual'
}
