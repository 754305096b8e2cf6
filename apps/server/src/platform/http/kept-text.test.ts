import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

test('a kept text is the same however it is compressed, and is not sent to those who have it', async () => {
  const t = await startTestApp()
  const get = (headers: Record<string, string>) => t.anonymous.get('/api/openapi.json', undefined, { headers })

  const [plain, brotli, again, gzip] = [
    await get({}),
    await get({ 'accept-encoding': 'br' }),
    await get({ 'accept-encoding': 'br' }),
    await get({ 'accept-encoding': 'gzip' }),
  ]
  const held = await get({ 'if-none-match': String(plain.headers.etag) })

  expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(again.rawPayload.equals(brotli.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect([brotli, gzip].map(({ headers }) => [headers['content-encoding'], headers.etag, headers.vary])).toEqual([
    ['br', plain.headers.etag, 'accept-encoding'],
    ['gzip', plain.headers.etag, 'accept-encoding'],
  ])
  expect([held.statusCode, held.body]).toEqual([304, ''])
})
