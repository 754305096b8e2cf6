import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startTestApp } from './testing/test-app.ts'

const long = '/api/library'
const decoded = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
}

async function ask(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const t = await startTestApp()
  return t.app.inject({ method, url, headers })
}

describe('a long answer', () => {
  test.each([
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br' as const },
    { accepts: 'br;q=0, gzip', encoding: 'gzip' as const },
    { accepts: '*', encoding: 'br' as const },
  ])('comes as $encoding to those who accept "$accepts"', async ({ accepts, encoding }) => {
    const plain = await ask(long)
    const answer = await ask(long, { 'accept-encoding': accepts })

    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
    })
    expect(decoded[encoding](answer.rawPayload)).toBe(plain.body)
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  })

  test.each<Record<string, string>>([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'deflate' }])(
    'comes as it is with %j, and says that it could be otherwise',
    async (headers) => {
      const answer = await ask(long, headers)

      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers.vary).toContain('accept-encoding')
      expect(JSON.parse(answer.body)).toBeInstanceOf(Array)
    },
  )

  test('HEAD answers as GET does, without the body', async () => {
    const headers = { 'accept-encoding': 'br' }
    const [get, head] = [await ask(long, headers), await ask(long, headers, 'HEAD')]

    expect(head.body).toBe('')
    for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary', 'cache-control']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
    }
  })
})

test('a short answer is not compressed', async () => {
  const answer = await ask('/healthz', { 'accept-encoding': 'br' })

  expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, '{"status":"ok"}'])
})

test('lines go out as they are made', async () => {
  const t = await startTestApp({ fresh: true })
  const lines = new Readable({ read() {} })
  t.app.get('/lines', { config: { access: 'public' } }, (_request, reply) =>
    reply.type('application/x-ndjson').send(lines),
  )
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  await once(socket, 'connect')
  socket.setEncoding('utf8')
  socket.write('GET /lines HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br, gzip\r\n\r\n')

  lines.push('{"n":1}\n')
  let received = ''
  while (!received.includes('{"n":1}')) received += String((await once(socket, 'data'))[0])

  expect(received).not.toMatch(/content-encoding/i)
  lines.push(null)
  socket.destroy()
})

describe('an answer that may be kept', () => {
  test('is not sent again to those who hold it', async () => {
    const { etag = '' } = (await ask(long)).headers
    const again = await ask(long, { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' })

    expect(etag).toMatch(/^W\/".{27}"$/)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['content-encoding']).toBeUndefined()
    expect((await ask(long, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('one that may not has no ETag', async () => {
    const t = await startTestApp()
    const user = await t.insertUser()
    const answer = await t.as(user).get('/api/auth/me')

    expect([answer.headers.etag, answer.headers['cache-control']]).toEqual([undefined, 'no-store'])
  })

  test('a profile that changed is sent anew at once', async () => {
    const t = await startTestApp()
    const user = await t.insertUser()
    const save = (bio: string) => t.as(user).put('/api/profile/me', { name: 'Ada', title: 'Joiner', bio })
    await save('Oak.')
    const url = `/api/profile/${user.id}`
    const first = await t.anonymous.get(url)
    const headers = { 'if-none-match': String(first.headers.etag) }

    expect((await t.anonymous.get(url, undefined, { headers })).statusCode).toBe(304)
    await save('Ash.')
    const changed = await t.anonymous.get(url, undefined, { headers })

    expect([changed.statusCode, changed.json().bio]).toEqual([200, 'Ash.'])
  })
})
