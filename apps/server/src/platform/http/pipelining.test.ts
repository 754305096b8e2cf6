import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../testing/patience.ts'
import { connectionLimits } from './connection-limits.ts'
import { createLimitedServer } from './http-server.ts'

type Begun = { request: IncomingMessage; answer: ServerResponse }

async function arrange() {
  const begun: Begun[] = []
  const server = createLimitedServer((request, answer) => void begun.push({ request, answer }), {
    limits: connectionLimits,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    onTestFinished(() => void socket.destroy())
    return socket
  }
  onTestFinished(() => void server.close())
  /** The request that begins as this one; rejects if none does. */
  const nth = (number: number) =>
    vi.waitFor(
      () => {
        const found = begun[number - 1]
        if (!found) throw new Error(`request ${number} has not begun`)
        return found
      },
      { timeout: 200_000 },
    )
  return { begun, client, nth, paths: () => begun.map(({ request }) => request.url) }
}

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n`
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n${body}`

test('the next request of a connection begins once the answer before is complete', async () => {
  const { client, nth, paths } = await arrange()
  const [hasty, other] = [await client(), await client()]

  hasty.write(['/1', '/2', '/3'].map((path) => get(path)).join(''))
  const { answer } = await nth(1)
  other.write(get('/other'))
  const { answer: toOther } = await nth(2)
  expect(paths()).toEqual(['/1', '/other'])

  toOther.end('hello')
  answer.end('first')
  ;(await nth(3)).answer.end('second')
  ;(await nth(4)).answer.end('third')
  await vi.waitFor(() => expect(paths()).toEqual(['/1', '/other', '/2', '/3']), patience)
})

test('the answers come in order, on a connection that can be used again', async () => {
  const { client, nth } = await arrange()
  const hasty = await client()
  const received: string[] = []
  hasty.on('data', (bytes: Buffer) => received.push(bytes.toString()))
  const ends = (last: string) => vi.waitFor(() => expect(received.join('')).toMatch(last), { timeout: 200_000 })

  hasty.write(post('/1', 'one') + post('/2', 'two') + get('/3'))
  for (const number of [1, 2, 3]) {
    const { request, answer } = await nth(number)
    answer.end(`(${request.url}: ${await text(request)})`)
  }
  await ends('/3: ')
  hasty.write(get('/4'))
  ;(await nth(4)).answer.end('(/4)')
  await ends('/4')

  expect(received.join('').match(/\(.*?\)/g)).toEqual(['(/1: one)', '(/2: two)', '(/3: )', '(/4)'])
})

test('a body larger than the buffers arrives whole, though its request had to wait', async () => {
  const { client, nth } = await arrange()
  const hasty = await client()
  const body = 'x'.repeat(1_000_000)

  hasty.write(get('/1') + post('/2', body))
  ;(await nth(1)).answer.end('first')
  const { request } = await nth(2)

  expect((await text(request)).length).toBe(body.length)
})

test('what waits for a client that is gone never begins', async () => {
  const { client, nth, paths } = await arrange()
  const gone = await client()

  gone.write(get('/1') + get('/2'))
  const { answer } = await nth(1)
  const isClosed = once(answer, 'close')
  gone.resetAndDestroy()
  answer.end('first')
  await isClosed
  const after = await client()
  after.write(get('/after'))
  await nth(2)

  expect(paths()).toEqual(['/1', '/after'])
})

test('nothing begins after an answer that closes the connection', async () => {
  const { client, nth, paths } = await arrange()
  const hasty = await client()

  hasty.write(get('/1', 'connection: close') + get('/2'))
  ;(await nth(1)).answer.end('last')
  hasty.resume()
  await once(hasty, 'close')

  expect(paths()).toEqual(['/1'])
})
