import type { FastifyReply } from 'fastify'

export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const end = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.closed) end()
  else raw.once('close', end)
  return controller.signal
}
