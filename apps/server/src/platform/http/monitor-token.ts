import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { DomainError } from '../errors.ts'
import { hashToken } from '../tokens.ts'
import { bearerToken } from './authenticate.ts'

/** Routes with `access: 'monitor'` answer who sends this token. Without one configured they answer like unknown routes. */
export function requireMonitorToken(app: FastifyInstance, token: string | undefined) {
  const expected = token === undefined ? undefined : hashToken(token)
  const check: onRequestHookHandler = ({ headers }, _reply, done) => {
    if (!expected) return done(new DomainError('route.not_found'))
    const sent = bearerToken(headers.authorization)
    // Hashes have one length, and comparing them takes one time.
    if (sent !== undefined && timingSafeEqual(hashToken(sent), expected)) return done()
    done(new DomainError('monitor.token_invalid'))
  }
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'monitor') route.onRequest = [check, ...[route.onRequest ?? []].flat()]
  })
}
