import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Weak, because the same text is also sent compressed. */
export function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Whether the client has this version (RFC 9110, 13.1.2, weak comparison). */
export function isHeld({ headers }: FastifyRequest, etag: string): boolean {
  const held = headers['if-none-match']
  if (held === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return held.trim() === '*' || held.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** Install before the compression, so that unsent answers are not compressed. */
export function installEtags(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, next) => {
    if (!mayBeHeld(request, reply) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      return next(null, payload)
    }
    const etag = etagOf(payload)
    void reply.header('etag', etag)
    if (!isHeld(request, etag)) return next(null, payload)
    void reply.code(304).removeHeader('content-length').removeHeader('content-type')
    next(null, '')
  })
}

function mayBeHeld({ method }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return reply.statusCode === 200 && !reply.hasHeader('etag') && reply.getHeader('cache-control') !== 'no-store'
}
