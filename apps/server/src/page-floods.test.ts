import { beforeAll, expect, test } from 'vitest'
import { servePages } from './pages.ts'
import { connectionLimits } from './platform/http/connection-limits.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const { running, waiting = 0 } = connectionLimits.pages
const most = running + waiting

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await servePages(t.app)
  await open('192.0.2.200')
})

const open = (remoteAddress: string) =>
  t.app.inject({ url: '/freelance', headers: { accept: 'text/html' }, remoteAddress })

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
  const flood = Array.from({ length: most + 5 }, () => open('192.0.2.3'))
  const other = open('192.0.2.4')

  const answers = await Promise.all(flood)

  expect((await other).statusCode).toBe(200)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused).toHaveLength(5)
  for (const answer of refused) {
    expectFailure(answer, 503, 'page.busy')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await open('192.0.2.3')).statusCode).toBe(200)
})
