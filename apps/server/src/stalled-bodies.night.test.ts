import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectionLimits } from './platform/http/connection-limits.ts'
import { longPatience } from './testing/patience.ts'
import { openConnection } from './testing/raw-http.ts'
import { sourceScript, startServerProcess } from './testing/server-process.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { arrangeContract, boundary } from './testing/uploads.ts'

const megabyte = 1_000_000
const json = 'content-type: application/json'
const signIn = 'POST /auth/login HTTP/1.1'

let t: TestApp
let server: Awaited<ReturnType<typeof startServerProcess>>
beforeAll(async () => {
  t = await startTestApp()
  const settings = { ...t.databaseSettings, GUILDHALL_DEMO: '0', RATE_LIMIT_FACTOR: '1000' }
  // From source: the heap of the bundle would grow by more than what is measured.
  server = await startServerProcess(settings, [sourceScript])
})
afterAll(() => server?.stop())

test.runIf(process.platform === 'linux')(
  '1,000 connections that stop in the middle of their body cost under 60 MB and are closed',
  async () => {
    const { freelancer, url } = await arrangeContract(t)
    const bearer = `authorization: Bearer ${freelancer.token}`
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.zip"\r\n\r\nPK\x03\x04`
    const half = 'a'.repeat(megabyte)
    const chunk = `${megabyte.toString(16)}\r\n${half}\r\n`
    for (let n = 0; n < 200; n += 1) await expectReady()
    const before = await server.residentBytes()

    const stalled = [
      ...(await stall(500, [signIn, json, `content-length: ${2 * megabyte}`], half)),
      ...(await stall(250, [signIn, json, 'transfer-encoding: chunked'], chunk)),
      ...(await stall(250, [signIn, json, 'content-length: 20000'], half.slice(0, 19_999))),
      ...(await stall(100, ['PUT /api/profile/me HTTP/1.1', json, bearer, `content-length: ${2 * megabyte}`], half)),
    ]
    const upload = [`POST ${url} HTTP/1.1`, bearer, `content-type: multipart/form-data; boundary=${boundary}`]
    const uploads = await stall(50, [...upload, `content-length: ${2 * megabyte}`], file + half.slice(0, 100_000))

    let peak = 0
    let isClosed = false
    void Promise.all(stalled.map((connection) => connection.closed())).then(() => {
      isClosed = true
    })
    await vi.waitUntil(
      async () => {
        peak = Math.max(peak, await server.residentBytes())
        return isClosed
      },
      { interval: 200, timeout: connectionLimits.body.silenceMs + longPatience.timeout },
    )
    expect(peak - before).toBeLessThan(60 * megabyte)
    await expectReady()
    for (const connection of uploads) connection.close()
  },
  600_000,
)

async function stall(count: number, head: string[], begin: string) {
  const port = Number(new URL(server.url).port)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const connection = await openConnection(port)
      await connection.send(`${head.join('\r\n')}\r\nhost: localhost\r\n\r\n`)
      await connection.send(Buffer.from(begin, 'latin1'))
      return connection
    }),
  )
}

async function expectReady() {
  const answer = await fetch(`${server.url}/readyz`)
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
}
