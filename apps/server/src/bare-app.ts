import { randomUUID } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import Fastify, { LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { measureRequests } from './metrics/measure-requests.ts'
import { DomainError } from './platform/errors.ts'
import { addressKey } from './platform/http/address-key.ts'
import { BodyBudget } from './platform/http/body-budget.ts'
import { acceptJsonBodies } from './platform/http/body-parsers.ts'
import { connectionLimits, connectionsFor, defaultBodyBytes } from './platform/http/connection-limits.ts'
import { contentNegotiation } from './platform/http/content-negotiation.ts'
import { drainThen } from './platform/http/drain-request.ts'
import { installErrorHandler, sendFailure, sendFrameworkError } from './platform/http/error-handler.ts'
import { installFieldSentences } from './platform/http/field-sentences.ts'
import { Gate } from './platform/http/gate.ts'
import { createLimitedServer } from './platform/http/http-server.ts'
import { installPathIds } from './platform/http/path-ids.ts'
import { namePlugins } from './platform/http/plugin-names.ts'
import { responseSerializer } from './platform/http/response-serializer.ts'
import { collectRoutes } from './platform/http/route-table.ts'
import { Upgrades } from './platform/http/upgrades.ts'
import { busyRefusals } from './platform/limits/request-turns.ts'
import { logOptions } from './platform/telemetry/log-options.ts'
import { activeSpan } from './platform/telemetry/spans.ts'
import { traceRequests } from './platform/telemetry/trace-requests.ts'

export type LogTarget = { write(line: string): void }

/** A server without routes: its limits, its log, and how it parses, sends and refuses. */
export function buildBareApp(deps: Pick<Deps, 'config' | 'limits' | 'metrics' | 'telemetry'>, logTo?: LogTarget) {
  const { config, metrics, telemetry } = deps
  const connections = connectionsFor(config.sockets)
  const limits = { ...connectionLimits, connections, ...deps.limits }
  const upgrades = new Upgrades()
  const gate = new Gate(config.publicUrl, busyRefusals)
  const trust = proxyAddress.compile(config.trustProxy || [])
  const isProxy = (address: string) => trust(address, 0)
  const addressOf = (request: IncomingMessage) => proxyAddress(request, trust)
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      ...(telemetry ? logOptions(telemetry) : {}),
      ...(logTo ? { stream: logTo } : {}),
    },
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    // What a page asks of the API within the process has the page's.
    genReqId: (raw) => (raw instanceof IncomingMessage ? undefined : activeSpan()?.requestId) ?? randomUUID(),
    // Error answers carry the request id, so successful requests need no log line.
    logController: new LogController({ disableRequestLogging: true }),
    // The schemas check ids, and the request head has a size limit.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000, constraints: { client: contentNegotiation } },
    frameworkErrors: (error, request, reply) =>
      drainThen(request, reply, limits, () => sendFrameworkError(error, request, reply)),
    clientErrorHandler: () => {}, // Fastify's would reset the connection on which our server has just refused
    serverFactory: (listener) =>
      createLimitedServer(listener, {
        ...{ limits, upgrades, isProxy, addressOf, gate },
        onRefused: (status) => metrics?.requestRefused(status),
      }),
    bodyLimit: defaultBodyBytes,
    forceCloseConnections: 'idle',
    // What still comes on an open connection is served, as its last: Fastify's own refusal has no sentence, nor when to come back.
    return503OnClosing: false,
  })
  app.server.on('error', (error) => {
    if (app.server.listening) app.log.error({ err: error }, 'a connection could not be accepted')
  })
  if (telemetry?.tracesRequests) traceRequests(app, isProxy)
  if (metrics) measureRequests(app, metrics)
  installFieldSentences()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(responseSerializer)
  acceptJsonBodies(app, new BodyBudget({ total: limits.heldBytes, perAddress: limits.heldBytesPerAddress, addressKey }))
  namePlugins(app)
  collectRoutes(app)
  installPathIds(app)
  installErrorHandler(app)
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, new DomainError('route.not_found')))
  return { app, limits, upgrades, gate, addressOf }
}
