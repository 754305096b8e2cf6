import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Install before all other hooks. What a page asks of the API within the process is a part of its own request. */
export function measureRequests(app: FastifyInstance, metrics: Metrics) {
  app.server.on('drop', metrics.connectionDropped)
  app.addHook('onRequest', (request, reply, done) => {
    if (!(request.raw instanceof IncomingMessage)) return done()
    const began = performance.now()
    const { raw } = reply
    metrics.requestBegan()
    raw.on('close', () => {
      const seconds = (performance.now() - began) / 1_000
      const statusCode = raw.writableFinished ? raw.statusCode : undefined
      // What somebody asks for that there is not must not become a label.
      const { is404 } = request
      const route = is404 ? 'none' : (request.routeOptions.url ?? 'none')
      metrics.requestEnded({ method: is404 ? 'any' : request.method, route, statusCode, seconds })
      if (raw.statusCode === 429 || raw.statusCode === 503) metrics.requestRefused(raw.statusCode)
    })
    done()
  })
}
