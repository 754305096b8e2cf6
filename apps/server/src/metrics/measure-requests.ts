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
      // What somebody asks for that there is not must not become a label.
      const { url: route = 'none' } = request.is404 ? {} : request.routeOptions
      const method = request.is404 ? 'any' : request.method
      const status = raw.writableFinished ? `${Math.floor(raw.statusCode / 100)}xx` : 'cut'
      metrics.requestEnded({ method, route, status, seconds: (performance.now() - began) / 1_000 })
      if (raw.statusCode === 429 || raw.statusCode === 503) metrics.requestRefused(raw.statusCode)
    })
    done()
  })
}
