import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openConnection } from '../../testing/raw-http.ts'
import { startTestApp } from '../../testing/test-app.ts'

const head = 'GET /answers/stream HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n'

/** A streamed answer that waits for the rest of its request's body. */
async function arrange() {
  const { app } = await startTestApp({ fresh: true })
  const streams: Readable[] = []
  const options = { config: { access: 'public' }, schema: { hide: true } } as const
  app.get('/answers/stream', options, (_request, reply) => {
    streams.push(new Readable({ read() {} }))
    return reply.type('application/pdf').send(streams[0])
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const connection = await openConnection((app.server.address() as AddressInfo).port)
  await connection.send(`${head}x`)
  await expect.poll(() => streams).toHaveLength(1)
  return { connection, stream: streams[0]! }
}

test('a stream that fails before its answer begins is an error of that answer, and ends nothing else', async () => {
  const { connection, stream } = await arrange()

  stream.destroy(new Error('the store went away'))
  await expect.poll(() => stream.closed).toBe(true)
  await connection.send('x')

  expect((await connection.answer()).status).toBe(500)
})

test('a stream whose client leaves before its answer begins is closed', async () => {
  const { connection, stream } = await arrange()

  connection.close()

  await expect.poll(() => stream.closed).toBe(true)
})
