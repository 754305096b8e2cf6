import type { FastifyInstance } from 'fastify'
import { DomainError, type ErrorCode } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A route is open to everybody only where it says so itself. `optional`: and there it knows who calls, where they send
     * a living token; one that has ended counts as none.
     */
    access?: 'public' | 'optional'
    /** What a malformed id in the path answers: the same as an id nobody has. By parameter where there are several. */
    missing?: ErrorCode | Readonly<Record<string, ErrorCode>>
  }
  interface FastifyRequest {
    /** The signed-in user's id; empty on public routes, and on optional ones for those who are not signed in. */
    userId: string
    /** The bearer token of this request; empty on public routes. */
    token: string
  }
}

/** Asks for a living session before every route that is not declared public. */
export function requireSessions(
  app: FastifyInstance,
  sessions: { findUserId(token: string): string | undefined | Promise<string | undefined> },
) {
  app.decorateRequest('userId', '')
  app.decorateRequest('token', '')
  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config
    if (request.is404 || access === 'public') return done()
    const isOptional = access === 'optional'
    const token = bearerToken(request.headers.authorization)
    if (!token) return isOptional ? done() : done(new DomainError('session.required'))

    const admit = (userId: string | undefined) => {
      if (!userId) return isOptional ? done() : done(new DomainError('session.invalid'))
      request.userId = userId
      request.token = token
      done()
    }
    // Nearly every session is remembered: such a request does not even wait for a promise.
    const found = sessions.findUserId(token)
    if (found instanceof Promise) found.then(admit, done)
    else admit(found)
  })
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +([A-Za-z0-9._~+/=-]{1,512})$/i)?.[1]
}

/** Registers what brings routes of its own (files, documentation) and cannot say of each that it is public. */
export async function registerPublic(app: FastifyInstance, plugin: (scope: FastifyInstance) => Promise<unknown>) {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await plugin(scope)
  })
}
