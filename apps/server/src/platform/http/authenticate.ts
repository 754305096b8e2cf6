import type { FastifyInstance } from 'fastify'
import { DomainError, type ErrorCode } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `operator` answers everyone else like an unknown route; `monitor` needs a token of its own (`monitor-token.ts`). */
    access?: 'public' | 'optional' | 'operator' | 'monitor'
    /** Whether suspended people may call it, too. */
    whileSuspended?: true
    missing?: ErrorCode | Readonly<Record<string, ErrorCode>>
  }
  interface FastifyRequest {
    userId: string
    token: string
  }
}

type Session = { userId: string; isSuspended: boolean }

export function requireSessions(
  app: FastifyInstance,
  sessions: { findSession(token: string): Session | undefined | Promise<Session | undefined> },
  requireOperator: (request: { userId: string; token: string }) => Promise<void>,
) {
  app.decorateRequest('userId', '')
  app.decorateRequest('token', '')
  app.addHook('onRequest', (request, _reply, done) => {
    const { access, whileSuspended } = request.routeOptions.config
    if (request.is404 || access === 'public' || access === 'monitor') return done()
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

const nothingHere = 'route.not_found'

export function bearerToken(header: string | undefined): string | undefined {
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
