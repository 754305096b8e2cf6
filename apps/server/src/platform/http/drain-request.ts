import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { BodyDeadlines, type IncomingBody } from './body-deadlines.ts'
import type { BodyPace, ConnectionLimits } from './connection-limits.ts'
import { releaseBuffer } from './release-buffer.ts'

type DrainLimits = ConnectionLimits['drain']

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that stream uploads: how much of a refused upload we still read. */
    upload?: DrainLimits
  }
  interface FastifyInstance {
    bodyDeadlines: BodyDeadlines
  }
  interface FastifyRequest {
    incomingBody: IncomingBody | undefined
  }
}

/** Reads the rest of a body before answering, or many clients would report a broken connection. */
export function watchBodies(app: FastifyInstance, limits: ConnectionLimits) {
  const shortest = Math.min(limits.body.silenceMs, limits.body.graceMs, limits.upload.silenceMs, limits.upload.graceMs)
  const deadlines = new BodyDeadlines(Math.min(1_000, shortest / 4), limits.upload)
  app.decorate('bodyDeadlines', deadlines)
  app.decorateRequest('incomingBody', undefined)
  app.addHook('onClose', async () => deadlines.close())

  app.addHook('onRequest', (request, _reply, next) => {
    const { raw } = request
    if (!bringsBody(raw)) return next()
    request.incomingBody = watch(app, raw, limits.body)
    // Unknown routes are refused before any of the body is read.
    next(request.is404 ? new DomainError('route.not_found') : undefined)
  })

  app.addHook('onSend', (request, reply, payload, next) => {
    const body = request.incomingBody
    if (!body || body.raw.complete) return next(null, payload)
    // Fastify listens to a stream only when it sends it, and an error that nobody hears ends the process.
    if (payload instanceof Readable) payload.on('error', () => {})
    void readRest(body, reply, request.routeOptions.config.upload ?? limits.drain).then(() => next(null, payload))
  })
}

export function drainThen(request: FastifyRequest, reply: FastifyReply, limits: ConnectionLimits, answer: () => void) {
  const body = bringsBody(request.raw) ? watch(request.server, request.raw, limits.body) : undefined
  if (body) void readRest(body, reply, limits.drain).then(answer)
  else answer()
}

/** Gives an upload its longer deadline. After it, the body's stream fails with an `error` event. */
export function expectUpload({ raw, incomingBody, server }: FastifyRequest) {
  if (!incomingBody) return
  incomingBody.pace = server.bodyDeadlines.uploadPace
  const onOverdue = () => {
    if (raw.listenerCount('error') > 0) raw.emit('error', new DomainError('request.too_slow'))
  }
  incomingBody.onOverdue = onOverdue // see `read-body.ts`
}

function bringsBody({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined) return true
  const length = headers['content-length']
  return length !== undefined && length !== '0'
}

function watch(app: FastifyInstance, raw: IncomingMessage, pace: BodyPace): IncomingBody | undefined {
  return raw.socket instanceof Socket ? app.bodyDeadlines.watch(raw, pace) : undefined
}

/** The connection can be reused only if the body was read to its end. */
async function readRest(body: IncomingBody, reply: FastifyReply, limits: DrainLimits) {
  const hasEnded = !body.isOverdue && (await drainRequest(body, limits))
  if (hasEnded) reply.removeHeader('connection')
  else void reply.header('connection', 'close')
}

/** Discards the rest of a body, within `limits` and its deadline. Resolves to whether it ended. */
function drainRequest(body: IncomingBody, limits: DrainLimits): Promise<boolean> {
  const { raw } = body
  return new Promise((resolve) => {
    if (raw.readableEnded || raw.destroyed) return resolve(raw.readableEnded)
    let left = limits.bytes
    const timer = setTimeout(stop, limits.milliseconds)
    body.onOverdue = stop

    function forget(chunk: Buffer) {
      left -= chunk.length
      releaseBuffer(chunk)
      if (left < 0) stop()
    }
    function stop() {
      clearTimeout(timer)
      body.onOverdue = undefined
      raw.off('data', forget).off('end', stop).off('close', stop).off('error', stop).pause()
      resolve(raw.readableEnded)
    }

    raw.unpipe()
    raw.on('data', forget).on('end', stop).on('close', stop).on('error', stop).resume()
  })
}
