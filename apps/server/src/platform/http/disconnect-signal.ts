import type { FastifyReply } from 'fastify'

/** Aborts when whoever asked is gone before the answer is complete; aborted from the start when they already are. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const end = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.closed) end()
  else raw.once('close', end)
  return controller.signal
}
