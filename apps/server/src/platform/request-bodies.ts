import type { FastifyInstance } from 'fastify'
import { DomainError } from './errors.ts'

/**
 * Calls take JSON, or no body at all: an empty one counts as none whatever content type goes with it, as many clients
 * name one with every call. A route that takes something else brings its own parsers.
 */
export function acceptJsonBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else void parseJson(request, body, done)
  })
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null)
    else done(new DomainError('request.wrong_type', { expected: 'JSON' }))
  })
}
