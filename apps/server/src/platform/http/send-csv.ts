import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Awaits the first piece, so that an early failure is an ordinary answer; a later one ends the connection. */
export async function sendCsv(reply: FastifyReply, pieces: AsyncGenerator<string, void>, filename: string) {
  const first = await pieces.next()
  void reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${filename}"`)
  return reply.send(Readable.from(withFirst(first, pieces))) as FastifyReply
}

async function* withFirst(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>) {
  if (first.done) return
  yield first.value
  yield* rest
}
