import type { FastifyInstance } from 'fastify'
import { DomainError, type ErrorCode } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `operator` answers everyone else as if there were no such route. */
    access?: 'public' | 'optional' | 'operator'
    /** Error for unknown or malformed ids in the path, or by parameter. */
    missing?: ErrorCode | Readonly<Record<string, ErrorCode>>
  }
  interface FastifyRequest {
    userId: string
    token: string
  }
}

/** Requires a valid session on every route that is not declared public. */
export function requireSessions(
  app: FastifyInstance,
  sessions: { findUserId(token: string): string | undefined | Promise<string | undefined> },
  requireOperator: (request: { userId: string; token: string }) => Promise<void>,
) {
  app.decorateRequest('userId', '')
  app.decorateRequest('token', '')
  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config
    if (request.is404 || access === 'public') return done()
    const isOptional = access === 'optional'
    const forOperators = access === 'operator'
    const token = bearerToken(request.headers.authorization)
    if (!token)
      return isOptional ? done() : done(new DomainError(forOperators ? 'route.not_found' : 'session.required'))

    const admit = (userId: string | undefined) => {
      if (!userId) {
        return isOptional ? done() : done(new DomainError(forOperators ? 'route.not_found' : 'session.invalid'))
      }
      request.userId = userId
      request.token = token
      if (forOperators) requireOperator({ userId, token }).then(() => done(), done)
      else done()
    }
    // Most sessions are cached. Those requests skip even a promise.
    const found = sessions.findUserId(token)
    if (found instanceof Promise) found.then(admit, done)
    else admit(found)
  })
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +([A-Za-z0-9._~+/=-]{1,512})$/i)?.[1]
}

/** Registers a plugin whose routes (files, documentation) are public but cannot declare it themselves. */
export async function registerPublic(app: FastifyInstance, plugin: (scope: FastifyInstance) => Promise<unknown>) {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await plugin(scope)
  })
}
