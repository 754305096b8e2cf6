import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'
import type { BodyBudget } from './body-budget.ts'
import { countValues, mostValues } from './count-json-values.ts'
import { readBody } from './read-body.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bodyBudget: BodyBudget
  }
}

/** An empty body may declare any type, as many clients do. Routes that accept something else add their own parsers. */
export function acceptJsonBodies(app: FastifyInstance, budget: BodyBudget) {
  app.decorate('bodyBudget', budget)
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()

  app.addContentTypeParser('application/json', (request, payload, done) => {
    const limit = request.routeOptions.bodyLimit
    readBody(request, payload, { limit, budget }, (error, text) => {
      if (error || text === '') done(error)
      else if (countValues(text) > mostValues) done(new DomainError('request.too_large'))
      else void parseJson(request, text, done)
    })
  })

  app.addContentTypeParser('*', (request, payload, done) => {
    readBody(request, payload, { limit: 0, budget }, (error) => done(isTooLarge(error) ? wrongType() : error))
  })
}

export function acceptJsonAsText(scope: FastifyInstance) {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (request, payload, done) => {
    readBody(request, payload, { limit: request.routeOptions.bodyLimit, budget: scope.bodyBudget }, done)
  })
}

const wrongType = () => new DomainError('request.wrong_type', { expected: 'JSON' })
const isTooLarge = (error: Error | null) => error instanceof DomainError && error.code === 'request.too_large'
