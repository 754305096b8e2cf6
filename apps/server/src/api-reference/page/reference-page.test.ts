import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { html } from '../../platform/http/html.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

test('GET /api/docs names every call by its summary, and links it from the contents', async () => {
  const { body } = await t.anonymous.get('/api/docs')
  const { paths } = t.app.describeApi('')

  for (const { operationId } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    expect(body).toContain(`href="#${operationId}"`)
    expect(body).toContain(`<section class="pair" id="${operationId}"`)
  }
})

test('GET /api/docs links to nothing that is not on the page', async () => {
  const { body } = await t.anonymous.get('/api/docs')
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)

  expect(targets.length).toBeGreaterThan(100)
  expect(targets.filter((id) => !body.includes(` id="${id}"`))).toEqual([])
})

test('GET /api/docs comes compressed to who can read it, at less than 300 bytes for each call', async () => {
  const plain = await t.anonymous.get('/api/docs')
  const compressed = await t.anonymous.get('/api/docs', undefined, { headers: { 'accept-encoding': 'gzip, br' } })

  expect(compressed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
  const calls = Object.values(t.app.describeApi('').paths).flatMap((methods) => Object.keys(methods))
  expect(compressed.rawPayload.length).toBeLessThan(300 * calls.length)
})

test('GET /api/docs runs no script and loads nothing but its own', async () => {
  const { headers } = await t.anonymous.get('/api/docs')

  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-/,
  )
  expect(headers['content-security-policy']).not.toContain('unsafe')
})

test('what is put into a page is text, whatever it holds', () => {
  expect(html`<p title="${'"'}">${'<script>&'}</p>`.html).toBe('<p title="&quot;">&lt;script&gt;&amp;</p>')
})
