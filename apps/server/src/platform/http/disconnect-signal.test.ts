import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { disconnectSignal } from './disconnect-signal.ts'

async function arrange({ ready, answer }: { ready: (gone: Promise<unknown>) => unknown; answer: boolean }) {
  const app = Fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  const taken = Promise.withResolvers<AbortSignal>()
  const arrived = Promise.withResolvers<void>()
  app.post('/', async (_request, reply) => {
    const gone = once(reply.raw, 'close')
    arrived.resolve()
    await ready(gone)
    taken.resolve(disconnectSignal(reply))
    if (!answer) await gone
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const visitor = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  visitor.write('POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 0\r\n\r\n')
  await arrived.promise
  return { visitor, signal: taken.promise }
}

test('aborts when the visitor goes', async () => {
  const { visitor, signal } = await arrange({ ready: () => {}, answer: false })
  const given = await signal
  expect(given.aborted).toBe(false)

  visitor.destroy()

  await once(given, 'abort')
})

test('is aborted from the start where the visitor has gone before', async () => {
  const { visitor, signal } = await arrange({ ready: (gone) => gone, answer: false })

  visitor.destroy()

  expect((await signal).aborted).toBe(true)
})

test('stays as it is once the answer is complete', async () => {
  const { visitor, signal } = await arrange({ ready: () => {}, answer: true })

  await once(visitor, 'data')
  visitor.destroy()
  await once(visitor, 'close')

  expect((await signal).aborted).toBe(false)
})
