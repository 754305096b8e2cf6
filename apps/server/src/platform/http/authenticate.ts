import type { FastifyInstance } from 'fastify'
import { DomainError, type ErrorCode } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `operator` answers everyone else as if there were no such route. */
    access?: 'public' | 'optional' | 'operator'
    /** Whether suspended people may call it, too. */
    whileSuspended?: true
    /** Error for unknown or malformed ids in the path, or by parameter. */
    missing?: ErrorCode | Readonly<Record<string, ErrorCode>>
  }
  interface FastifyRequest {
    userId: string
    token: string
  }
}

/** A session, and whether its account is suspended. */
type Session = { userId: string; isSuspended: boolean }

/**
 * Requires a valid session on every route that is not declared public. Suspended people are refused (`account.suspended`)
 * unless the route is declared for them, and count as visitors where the session is optional.
 */
export function requireSessions(
  app: FastifyInstance,
  sessions: { findSession(token: string): Session | undefined | Promise<Session | undefined> },
  requireOperator: (request: { userId: string; token: string }) => Promise<void>,
) {
  app.decorateRequest('userId', '')
  app.decorateRequest('token', '')
  app.addHook('onRequest', (request, _reply, done) => {
    const { access, whileSuspended } = request.routeOptions.config
    if (request.is404 || access === 'public') return done()
    const isOptional = access === 'optional'
    const forOperators = access === 'operator'
    const refuse = (code: ErrorCode) => (isOptional ? done() : done(new DomainError(forOperators ? nothingHere : code)))
    const token = bearerToken(request.headers.authorization)
    if (!token) return refuse('session.required')

    const admit = (session: Session | undefined) => {
      if (!session) return refuse('session.invalid')
      if (session.isSuspended && !whileSuspended) return refuse('account.suspended')
      const { userId } = session
      request.userId = userId
      request.token = token
      if (forOperators) requireOperator({ userId, token }).then(() => done(), done)
      else done()
    }
    // Most sessions are cached. Those requests skip even a promise.
    const found = sessions.findSession(token)
    if (found instanceof Promise) found.then(admit, done)
    else admit(found)
  })
}

/** What an address answers where there is nothing. */
const nothingHere = 'route.not_found'

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
