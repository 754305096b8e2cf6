import { beforeAll, expect, test } from 'vitest'
import { servePages } from './pages.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

/** Fewer than usual, as each page takes a while to make. */
const limit = { running: 2, waiting: 20 }
const most = limit.running + limit.waiting

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ fresh: true })
  await servePages(t.app, limit)
  await open('192.0.2.200')
})

const open = (remoteAddress: string, accept = 'text/html') =>
  t.app.inject({ url: '/freelance', headers: { accept }, remoteAddress })

test('while one address asks for many pages at once, calls and the pages of others get their turn', async () => {
  let done = 0
  const flood = Array.from({ length: most }, () => open('192.0.2.1').finally(() => (done += 1)))
  const others = [t.anonymous.get('/healthz'), open('192.0.2.2')]

  const answers = await Promise.all(others)
  const doneBefore = done
  const pages = await Promise.all(flood)

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200))
  expect(doneBefore).toBeLessThan(most / 2)
})

test('an address that asks for more pages at once than we make gets 503, and others their pages', async () => {
  const flood = Array.from({ length: most }, () => open('192.0.2.3'))
  const forBrowsers = [open('192.0.2.3'), open('192.0.2.3', 'text/html,application/xhtml+xml,*/*;q=0.8')]
  const forPrograms = [open('192.0.2.3', '*/*'), open('192.0.2.3', 'application/json')]
  const other = open('192.0.2.4')

  const pages = await Promise.all(flood)
  const [asPages, asJson] = [await Promise.all(forBrowsers), await Promise.all(forPrograms)]

  expect((await other).statusCode).toBe(200)
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200))
  for (const { statusCode, headers, body } of asPages) {
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(body).toMatch(/^<!doctype html>/)
    expect(body).toContain('Too many pages are being requested right now. Please try again in a few seconds.')
    expect(body).toContain('<a href="">Reload this page</a>')
    expect(headers['content-security-policy']).toContain("script-src 'none'")
  }
  for (const answer of asJson) expectFailure(answer, 503, 'page.busy')
  for (const { headers } of [...asPages, ...asJson]) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', expect.stringContaining('accept')])
  }
  expect((await open('192.0.2.3')).statusCode).toBe(200)
})
