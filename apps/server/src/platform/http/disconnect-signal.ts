import type { FastifyReply } from 'fastify'

/** An AbortSignal that fires when the client disconnects. Already aborted if it has. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const end = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.closed) end()
  else raw.once('close', end)
  return controller.signal
}
