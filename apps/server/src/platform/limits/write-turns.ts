import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'
import { formatWait } from '../format-time.ts'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { readingMethods } from './rate-limits.rules.ts'

/** Of one account, at the same time. */
export type WriteLimits = { running: number; waiting: number }

/**
 * Requests that write often wait for a row that another one of the same account has locked, each with a connection to
 * the database. So only some of an account's run; the others wait in order, before they take anything. Uploads have a
 * limit of their own. Install before the routes.
 */
export function installWriteTurns(app: FastifyInstance, limits: WriteLimits) {
  const turns = new WriteTurns(limits)
  app.addHook('onRoute', (route) => {
    const { handler, config, method } = route
    if (config?.upload || [method].flat().every((one) => readingMethods.includes(one))) return
    route.handler = async function (request, reply) {
      const write = async () => handler.call(this, request, reply)
      return request.userId === '' ? write() : turns.run(request.userId, disconnectSignal(reply), write)
    }
  })
}

export class WriteTurns {
  readonly #limits: WriteLimits
  readonly #accounts = new Map<string, { running: number; queue: (() => void)[] }>()

  constructor(limits: WriteLimits) {
    this.#limits = limits
  }

  /** Throws `limit.writes` if too many wait, or if `gone` fires first. */
  async run<Answer>(userId: string, gone: AbortSignal, write: () => Promise<Answer>): Promise<Answer> {
    const account = this.#accounts.get(userId) ?? { running: 0, queue: [] }
    this.#accounts.set(userId, account)
    if (account.running < this.#limits.running) account.running += 1
    else await this.#wait(account.queue, gone)
    try {
      return await write()
    } finally {
      // The place passes to the next one without becoming free.
      const next = account.queue.shift()
      if (next) next()
      else account.running -= 1
      if (account.running === 0) this.#accounts.delete(userId)
    }
  }

  #wait(queue: (() => void)[], gone: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (gone.aborted || queue.length >= this.#limits.waiting) return reject(tooMany())
      queue.push(resolve)
      gone.addEventListener('abort', () => {
        const at = queue.indexOf(resolve)
        if (at < 0) return
        queue.splice(at, 1)
        reject(tooMany())
      })
    })
  }
}

const retryAfterSeconds = 2
const tooMany = () => new DomainError('limit.writes', { retryAfterSeconds, wait: formatWait(retryAfterSeconds) })
