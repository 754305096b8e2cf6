import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'
import { formatWait } from '../format-time.ts'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { type LimitPerKey, limitConcurrencyPerKey } from './concurrency-limit-per-key.ts'
import { readingMethods } from './rate-limits.rules.ts'

/**
 * Requests that write often wait for a row that another one of the same account has locked, each with a connection to
 * the database. So only some of an account's run; the others wait in order, before they take anything. Uploads have a
 * limit of their own. Install before the routes.
 */
export function installWriteTurns(app: FastifyInstance, limits: LimitPerKey) {
  const inTurn = limitConcurrencyPerKey(limits, tooMany)
  app.addHook('onRoute', (route) => {
    const { handler, config, method } = route
    if (config?.upload || [method].flat().every((one) => readingMethods.includes(one))) return
    route.handler = function (request, reply) {
      const write = () => handler.call(this, request, reply)
      return request.userId === '' ? write() : inTurn(request.userId, write, () => disconnectSignal(reply))
    }
  })
}

const retryAfterSeconds = 2
const tooMany = () => new DomainError('limit.writes', { retryAfterSeconds, wait: formatWait(retryAfterSeconds) })
