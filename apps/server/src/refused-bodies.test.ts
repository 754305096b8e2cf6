import type { AddressInfo } from 'node:net'
import type { FailureView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { openConnection, type RawAnswer } from './testing/raw-http.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let t: TestApp
let port: number
let token: string
beforeAll(async () => {
  t = await startTestApp({ limits: { drain } })
  port = await listen(t)
  token = (await t.insertUser()).token
})

const drain = { bytes: 8_000_000, milliseconds: 20_000 }

async function listen({ app }: TestApp): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

const json = 'content-type: application/json'
const spaces = (size: number) => Buffer.alloc(size, ' ')

/** One request, sent completely before reading the answer. */
async function send(line: string, headers: string[], body: Buffer, chunked: boolean, at = port): Promise<RawAnswer> {
  const connection = await openConnection(at)
  const framing = chunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`
  await connection.send(`${[line, 'host: localhost', ...headers, framing].join('\r\n')}\r\n\r\n`)
  if (chunked) await connection.send(`${body.length.toString(16)}\r\n`)
  await connection.send(body)
  if (chunked) await connection.send('\r\n0\r\n\r\n')
  const answer = await connection.answer()
  connection.close()
  return answer
}

const failureOf = ({ status, body }: RawAnswer) => [status, (JSON.parse(body) as FailureView).code]

const clients = [
  { client: 'closes after the answer', version: '1.1', headers: ['connection: close'] },
  { client: 'speaks HTTP/1.0', version: '1.0', headers: [] },
  { client: 'keeps the connection', version: '1.1', headers: [] },
  { client: 'asks before it sends', version: '1.1', headers: ['expect: 100-continue', 'connection: close'] },
]
const sizes = [1_000, 100_000, 5_000_000]

describe.each(clients)('a client that $client', ({ version, headers }) => {
  // HTTP/1.0 knows no chunks.
  const framings = version === '1.0' ? [false] : [false, true]
  const bodies = sizes.flatMap((size) => framings.map((chunked) => ({ size, chunked })))

  test.each(bodies)('reads why $size bytes (chunked: $chunked) were refused', async ({ size, chunked }) => {
    const bearer = `authorization: Bearer ${token}`
    const ask = async (target: string, given: string[], body = spaces(size)) =>
      failureOf(await send(`${target} HTTP/${version}`, [...headers, ...given], body, chunked))

    expect(await ask('POST /projects/create', [json])).toEqual([401, 'session.required'])
    expect(await ask('POST /no/such/address', [json])).toEqual([404, 'route.not_found'])
    expect(await ask('POST /projects/%zz', [json])).toEqual([400, 'request.invalid'])
    expect(await ask('POST /projects/create', ['content-type: text/plain', bearer])).toEqual([
      415,
      'request.wrong_type',
    ])
    expect(await ask('POST /projects/create', ['content-type: ;', bearer])).toEqual([415, 'request.wrong_type'])
    expect(await ask('POST /api/profile/images', [json, bearer])).toEqual([400, 'request.invalid'])
    const login = await ask('POST /auth/login', [json])
    expect(login).toEqual(size > 24_576 ? [413, 'request.too_large'] : [400, 'request.invalid'])
  })
})

test('a throttled sign-in with a body that fits is refused with its sentence', async () => {
  const body = Buffer.from(JSON.stringify({ email: `${t.newId()}@example.com`, password: 'x'.repeat(900) }))
  // Room for one wrong password; further sign-ins are refused unread.
  const strict = await listen(await startTestApp({ rateLimitFactor: 0.02, limits: { drain } }))
  const ask = () => send('POST /auth/login HTTP/1.0', [json], body, false, strict)
  await ask()
  await ask()

  const answer = await ask()

  expect(failureOf(answer)).toEqual([429, 'throttle.sign_in'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('GET with a body of 5 MB, which is not read, is answered', async () => {
  const answer = await send('GET /healthz HTTP/1.1', ['connection: close'], spaces(5_000_000), false)

  expect(answer.status).toBe(200)
})

test('after a refusal that was read to its end the connection carries another request', async () => {
  const connection = await openConnection(port)
  const post = `POST /projects/create HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n`
  await connection.send(post)
  await connection.send(spaces(100_000))
  expect((await connection.answer()).headers.get('connection')).not.toBe('close')

  connection.forget()
  await connection.send('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')

  expect((await connection.answer()).status).toBe(200)
  connection.close()
})

test.each(['POST /projects/create', 'POST /no/such/address', 'GET /healthz'])(
  'an endless body to %s is cut off',
  async (target) => {
    const connection = await openConnection(port)
    await connection.send(`${target} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n`)
    const chunk = Buffer.concat([Buffer.from('f4240\r\n'), spaces(1_000_000), Buffer.from('\r\n')])

    let sent = 0
    const closed = connection.closed().then(() => true)
    while (!(await Promise.race([closed, connection.send(chunk).then(() => connection.socket.destroyed)]))) sent += 1

    expect(sent).toBeGreaterThanOrEqual(8)
    expect(sent).toBeLessThan(60)
  },
)
