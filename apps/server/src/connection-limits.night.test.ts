import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { failureView } from '@guildhall/contract'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { connectionLimits } from './platform/http/connection-limits.ts'
import { patience } from './testing/patience.ts'
import { openConnection, type RawAnswer } from './testing/raw-http.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { arrangeContract, boundary, expectNothingLeft, storedFiles } from './testing/uploads.ts'

const pace = { silenceMs: 400, graceMs: 800, bytesPerSecond: 2_000 }
const short = { headMs: 2_000, keepAliveMs: 2_000, unreadAnswerMs: 1_000, body: pace, upload: pace }
/** For what must not be too slow even if the machine stalls. */
const patientPace = { ...pace, silenceMs: 10_000 }
const held = { heldBytes: 60_000, heldBytesPerAddress: 20_000 }
const json = 'content-type: application/json'

let t: TestApp
let port: number
let patient: TestApp
let patientPort: number
beforeAll(async () => {
  t = await startTestApp({ limits: { ...short, ...held } })
  port = await listen(t)
  patient = await startTestApp({ limits: { ...short, ...held, body: patientPace, upload: patientPace } })
  patientPort = await listen(patient)
})

async function listen({ app }: TestApp) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

async function open(lines: string[], { address, at = port }: { address?: string; at?: number } = {}) {
  const connection = await openConnection(at, address)
  await connection.send(`${[...lines, 'host: localhost'].join('\r\n')}\r\n\r\n`)
  return connection
}

function expectRefusal({ status, headers, body }: RawAnswer, expectedStatus: number, code: string) {
  expect([status, JSON.parse(body).code]).toEqual([expectedStatus, code])
  expect(failureView.strict().parse(JSON.parse(body)).message).toMatch(/^.{5,200}$/)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
}

/** Sends one byte at a time until the connection closes. Returns how many. */
async function trickle({ send, socket }: Awaited<ReturnType<typeof open>>) {
  let sent = 0
  for (; !socket.destroyed; sent += 1) {
    await send(' ')
    await new Promise((resolve) => setTimeout(resolve, pace.silenceMs / 8))
  }
  return sent
}

describe('a connection is closed', () => {
  test('with a sentence, when the head of a request does not come', async () => {
    const connection = await openConnection(port)
    await connection.send('GET /healthz HTTP/1.1\r\nhost: lo')

    expectRefusal(await connection.answer(), 408, 'request.too_slow')
    await connection.closed()
  })

  test('when nothing comes at all', async () => {
    await (await openConnection(port)).closed()
  })

  test('when no other request follows', async () => {
    const connection = await open(['GET /healthz HTTP/1.1'])

    expect((await connection.answer()).status).toBe(200)
    await connection.closed()
  })

  test.each(['content-length: 1000', 'transfer-encoding: chunked'])(
    'with a sentence, when its body stops (%s)',
    async (framing) => {
      const connection = await open(['POST /auth/login HTTP/1.1', json, framing])
      await connection.send(framing.includes('chunked') ? '5\r\n{"ema\r\n' : '{"ema')

      expectRefusal(await connection.answer(), 408, 'request.too_slow')
      await connection.closed()
    },
  )

  test('with a sentence, when its body trickles in', async () => {
    const connection = await open(['POST /auth/login HTTP/1.1', json, 'content-length: 20000'])
    const trickling = trickle(connection)

    expectRefusal(await connection.answer(), 408, 'request.too_slow')
    expect(await trickling).toBeLessThan(200)
  })

  test('when the rest of a refused body stops', async () => {
    const connection = await open(['POST /projects/create HTTP/1.1', json, 'content-length: 1000'])

    expectRefusal(await connection.answer(), 401, 'session.required')
    await connection.closed()
  })

  test('with a sentence, when an upload stops, and nothing of it is left', async () => {
    const { freelancer, proposalId, url } = await arrangeContract(t)
    const connection = await openUpload(url, freelancer.token, 1_000_000)
    await connection.send(fileHead)

    expectRefusal(await connection.answer(), 408, 'request.too_slow')
    await connection.closed()
    await expectNothingLeft(t, proposalId)
  })

  test('when its client reads nothing of a long answer', async () => {
    await askForMuch(t)

    await vi.waitUntil(async () => (await countConnections(t)) === 0, patience)
  })

  test('when the answers that nobody reads fill too much memory', async () => {
    const full = await startTestApp({ limits: { unreadBytes: 50_000 } })
    await full.app.listen({ port: 0, host: '127.0.0.1' })
    await askForMuch(full)

    await vi.waitUntil(async () => (await countConnections(full)) === 0, patience)
  })
})

const countConnections = ({ app }: TestApp) => promisify(app.server.getConnections.bind(app.server))()

async function askForMuch(app: TestApp) {
  const { id: clientId, token } = await app.insertUser()
  for (let n = 0; n < 50; n += 1) await app.insertProject({ clientId, description: 'x'.repeat(20_000) })
  const { port: at } = app.app.server.address() as AddressInfo
  const connection = await openConnection(at)
  const get = `GET /projects/user/${clientId} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`
  void connection.send(get.repeat(400))
  await vi.waitUntil(async () => (await countConnections(app)) === 1, patience)
}

const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`
const openUpload = (url: string, token: string, length: number, at = port) =>
  open(
    [
      `POST ${url} HTTP/1.1`,
      `authorization: Bearer ${token}`,
      `content-type: multipart/form-data; boundary=${boundary}`,
      `content-length: ${length}`,
    ],
    { at },
  )

test('an upload over a slow line goes through, though it takes longer than any silence or grace', async () => {
  const { freelancer, url } = await arrangeContract(patient)
  const form = `${fileHead}${'x'.repeat(60_000)}\r\n--${boundary}--\r\n`
  const connection = await openUpload(url, freelancer.token, form.length, patientPort)

  for (let at = 0; at < form.length; at += 2_000) {
    await connection.send(form.slice(at, at + 2_000))
    await new Promise((resolve) => setTimeout(resolve, pace.graceMs / 2))
  }

  expect((await connection.answer()).status).toBe(201)
  expect(await storedFiles(patient)).toHaveLength(1)
})

describe('bodies that are held in memory', () => {
  const hold = async (address?: string, at = patientPort) => {
    const connection = await open(['POST /auth/login HTTP/1.1', json, 'content-length: 20000'], { address, at })
    await connection.send(' '.repeat(15_000))
    return connection
  }

  test('are refused beyond the share of their address, and not those of another', async () => {
    const first = await hold()
    const second = await hold()
    const elsewhere = await hold('127.0.0.2')

    const refused = await second.answer()

    expectRefusal(refused, 503, 'request.too_many_at_once')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expectRefusal(await first.answer(), 408, 'request.too_slow')
    expectRefusal(await elsewhere.answer(), 408, 'request.too_slow')
  })

  test('are refused beyond the share of everybody', async () => {
    const all = []
    for (let n = 1; n <= 5; n += 1) all.push(await hold(`127.0.1.${n}`))

    const codes = await Promise.all(all.map(async (one) => (await one.answer()).status))

    expect(codes.filter((code) => code === 503)).toHaveLength(1)
  })

  test('give their share back', async () => {
    for (let n = 0; n < 5; n += 1)
      expectRefusal(await (await hold('127.0.0.1', port)).answer(), 408, 'request.too_slow')
  })
})

test('a head that is too long is refused with a sentence', async () => {
  const connection = await open(['GET /healthz HTTP/1.1', `x-long: ${'x'.repeat(20_000)}`])

  expectRefusal(await connection.answer(), 431, 'request.head_too_large')
})

test('what is no HTTP is refused with a sentence', async () => {
  const connection = await openConnection(port)
  await connection.send('hello\r\n\r\n')

  expectRefusal(await connection.answer(), 400, 'request.invalid')
})

test('idle connections make room for others when there are too many', async () => {
  const few = await startTestApp({ limits: { connections: 3 } })
  await few.app.listen({ port: 0, host: '127.0.0.1' })
  const { port: fewPort } = few.app.server.address() as AddressInfo
  const ask = async () => {
    const connection = await openConnection(fewPort)
    await connection.send('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    return connection.answer().catch(() => undefined)
  }
  for (let n = 0; n < 3; n += 1) expect((await ask())?.status).toBe(200)

  const answers = [await ask(), await ask()]

  expect(answers.at(-1)?.status).toBe(200)
})

test('a connection that the system cannot give us is logged, and ends nothing else', async () => {
  const logging = await startTestApp({ logLevel: 'error' })
  await logging.app.listen({ port: 0, host: '127.0.0.1' })

  logging.app.server.emit('error', new Error('accept EMFILE'))

  expect(logging.logged().map(({ msg }) => msg)).toEqual(['a connection could not be accepted'])
})

test('the real limits leave proxies and slow lines their time', () => {
  expect(connectionLimits.keepAliveMs).toBeGreaterThan(60_000)
  expect(connectionLimits.unreadAnswerMs).toBeGreaterThanOrEqual(connectionLimits.body.silenceMs)
})
