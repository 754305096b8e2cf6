import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import type { BodyBudget } from './body-budget.ts'
import { releaseBuffer } from './release-buffer.ts'

const seconds = { retryAfterSeconds: 5 }

export function readBody(
  request: FastifyRequest,
  payload: IncomingMessage,
  { limit, budget }: { limit: number; budget: BodyBudget },
  done: (error: Error | null, text: string) => void,
) {
  const declared = Number(request.headers['content-length'])
  if (declared > limit) return done(new DomainError('request.too_large'), '')

  let chunks: Buffer[] = []
  let size = 0
  let share: ReturnType<BodyBudget['open']> | undefined
  const { incomingBody } = request
  if (incomingBody) incomingBody.onOverdue = onOverdue
  payload.on('data', onData).on('end', onEnd).on('error', onBroken)

  // Not an arrow function where it is assigned: V8 allocates those among the old objects, and they keep the request.
  function onOverdue() {
    finish(new DomainError('request.too_slow'))
  }

  function onData(chunk: Buffer) {
    size += chunk.length
    chunks.push(chunk)
    if (size > limit) return finish(new DomainError('request.too_large'))
    // Nearly every body arrives in one chunk and is never held.
    if (size === declared) return
    share ??= budget.open(request.ip)
    if (!share.take(chunk.length)) finish(new DomainError('request.too_many_at_once', seconds))
  }

  function onEnd() {
    if (incomingBody) request.server.bodyDeadlines.forget(incomingBody)
    finish(null)
  }

  function onBroken() {
    finish(new DomainError('request.invalid'))
  }

  function finish(error: Error | null) {
    payload.off('data', onData).off('end', onEnd).off('error', onBroken)
    if (incomingBody) incomingBody.onOverdue = undefined
    const [first] = chunks
    const whole = first && chunks.length === 1 ? first : Buffer.concat(error ? [] : chunks)
    const text = error ? '' : whole.toString('utf8')
    share?.release()
    if (error) {
      for (const chunk of chunks) releaseBuffer(chunk)
      payload.on('error', () => {}) // the connection may break while the refusal is sent
      payload.pause()
    }
    chunks = []
    done(error, text)
  }
}
