import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { PublicCourseView } from '@guildhall/contract'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { servePages } from './pages.ts'
import { renderAhead } from './render-ahead.ts'
import { withHashes } from './shared-pages.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const html = { accept: 'text/html' }

async function startWithBuild() {
  const t = await startTestApp({ fresh: true })
  await servePages(t.app)
  return t
}

const page = (t: TestApp, url: string, headers: Record<string, string> = {}) =>
  t.anonymous.get(url, undefined, { headers: { ...html, ...headers } })

/** Returns what tells the addresses that were asked for since it was called last. */
function noteRequests({ app }: TestApp): () => string[] {
  const calls = vi.spyOn(app, 'inject').mock.calls as unknown as [{ url: string }][]
  return () => calls.splice(0).map(([{ url }]) => url)
}
const isOfApi = (url: string) => url.startsWith('/api/')

function inlineScripts(body: string): string[] {
  const scripts = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts
    .filter(([, attributes, text]) => text !== '' && !attributes?.includes('json"'))
    .map(([, , text = '']) => text)
}

async function publishProfile(t: TestApp) {
  const user = await t.insertUser()
  const save = (bio: string) => t.as(user).put('/api/profile/me', { name: 'Ada', title: 'Joiner', bio })
  await save('I join oak.')
  return { user, save, url: `/profile/${user.id}` }
}

let t: TestApp
beforeAll(async () => {
  t = await startWithBuild()
})

test.each([
  '/',
  '/login',
  '/signup',
  '/help',
  '/rules',
  '/rules/money',
  '/rules/moderation',
  '/rules/proposals',
  '/rules/matching',
  '/direct-contracts',
  '/how-it-works',
  '/learning',
  '/library',
  '/learning/paths/first-client',
  '/library/html-css?lesson=flex-and-grid',
])('%s is rendered once, and allows exactly the scripts it has by their hashes', async (url) => {
  const [one, other] = [await page(t, url), await page(t, url)]
  const policy = String(one.headers['content-security-policy'])
  const allowed = policy.match(/'sha256-[^']+'/g) ?? []

  expect([one.statusCode, other.body === one.body, other.headers.etag]).toEqual([200, true, one.headers.etag])
  expect(one.body).not.toContain('nonce=')
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/)
  const hashes = inlineScripts(one.body).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(hashes.length).toBeGreaterThan(0)
  expect(new Set(allowed)).toEqual(new Set(hashes))
})

describe('a shared page', () => {
  test('comes compressed, and is not sent again to those who hold it', async () => {
    const plain = await page(t, '/')
    const small = await page(t, '/', { 'accept-encoding': 'br' })
    const held = await page(t, '/', { 'if-none-match': String(plain.headers.etag) })

    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' })
    expect(small.headers.vary).toBe('accept, accept-encoding')
    expect([held.statusCode, held.body]).toEqual([304, ''])
  })

  test('is the same for everyone', async () => {
    const t = await startWithBuild() // which has rendered nothing yet
    const user = await t.insertUser()
    const asUser = { authorization: `Bearer ${user.token}`, cookie: `token=${user.token}` }

    const [first, second] = [await page(t, '/learning', asUser), await page(t, '/learning')]

    expect(first.body).toBe(second.body)
    expect(first.body).not.toContain(user.id)
  })

  test('with a query, or at an address there is none, is a page of its own with a nonce', async () => {
    for (const [url, status] of [
      ['/login?next=/help', 200],
      ['/library/html-css?lesson=flex-and-grid&from=mail', 200],
      ['/learning/none-such', 404],
    ] as const) {
      const answer = await page(t, url)
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, status, 'no-store'])
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
    }
  })
})

// Rendering one of the largest pages takes milliseconds, and begins with what the page asks of the API.
test.each(['/library/java', '/library/java?lesson=collections-and-streams'])('%s is rendered once', async (url) => {
  const app = await startWithBuild()
  const asked = noteRequests(app)

  await page(app, url)
  expect(asked().filter(isOfApi)).not.toEqual([])
  await page(app, url)
  expect(asked().filter(isOfApi)).toEqual([])
})

test('what is rendered ahead is kept for the first visitor', async () => {
  const app = await startWithBuild()
  const asked = noteRequests(app)
  for await (const _page of renderAhead(app.app));
  const pages = asked().filter((url) => url.startsWith('/library/'))
  for (const url of pages) await page(app, url)

  expect(pages.length).toBeGreaterThan(1)
  expect(asked()).toEqual(pages)
})

// Each time a course is read, escaped or written again takes a part of a millisecond, once for each of its lessons.
test('a course is read once for the first rendering of its page, which has it as data that is escaped once', async () => {
  const json = (await t.anonymous.get('/api/library/sql-basics')).body
  const parse = vi.spyOn(JSON, 'parse')
  const { body } = await page(t, '/library/sql-basics?lesson=none-such')
  const read = parse.mock.calls.filter(([text]) => text === json)
  const [, block = ''] = /<script id="course" type="application\/json">(.*?)<\/script>/s.exec(body) ?? []

  expect(read).toHaveLength(1)
  expect(block).toBe(json.replaceAll('<', '\\u003c'))
  expect(body).not.toContain(String.raw`\"courseTitle`)
})

test('the router asks for the data of a course alone, and gets it', async () => {
  const json = (await t.anonymous.get('/api/library/sql-basics')).body
  const answer = await t.anonymous.get('/library/sql-basics.data')

  expect([answer.statusCode, answer.body.includes(JSON.stringify(json))]).toEqual([200, true])
})

test('what is ready stands in its place, and not at the end of the page for a script that moves it', async () => {
  const { body } = await page(await startWithBuild(), '/library/java')

  expect(body).not.toContain('<template id="B:')
})

test('a page that is rendered leaves no timer behind, which would hold all it was made from for seconds', async () => {
  const [set, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')]

  await page(t, '/library/php')

  const deadlines = set.mock.results.filter((_timer, at) => Number(set.mock.calls[at]?.[1]) > 5_000)
  expect(deadlines.length).toBeGreaterThan(0)
  for (const { value } of deadlines) expect(cleared).toHaveBeenCalledWith(value)
})

test('of a course, only the lesson that is shown is made of components, and every other one is a single piece of HTML', async () => {
  const { lessons } = (await t.anonymous.get('/api/library/java')).json() as PublicCourseView
  const { body } = await page(t, `/library/java?lesson=${lessons[2]?.id}`)
  const panels = body.split('role="tabpanel"').slice(1, lessons.length + 1)
  const counted = panels.map((panel) => [panel.match(/<!--\$-->/g)?.length, /<(button|fieldset[^>]* id)/.test(panel)])

  expect(counted[2]).toEqual([(lessons[2]?.steps?.length ?? 0) + 1, true])
  // Each boundary, component and element costs time: a page had 64 boundaries.
  expect(counted.toSpliced(2, 1)).toEqual(lessons.slice(1).map(() => [1, false]))
})

describe('the page of a profile', () => {
  test('is right the moment the profile changes', async () => {
    const { save, url } = await publishProfile(t)
    const before = await page(t, url)
    await save('I join ash.')
    const after = await page(t, url, { 'if-none-match': String(before.headers.etag) })

    expect(before.body).toContain('I join oak.')
    expect([after.statusCode, after.body.includes('I join ash.'), after.body.includes('I join oak.')]).toEqual([
      200,
      true,
      false,
    ])
  })

  test('of one person is never that of another', async () => {
    const [one, other] = [await publishProfile(t), await publishProfile(t)]

    for (const { user, url } of [one, other, one]) {
      const { body } = await page(t, url)
      expect(body).toContain(user.id)
      for (const stranger of [one, other].filter((each) => each.user !== user))
        expect(body).not.toContain(stranger.user.id)
    }
  })
})

test('a page made for one visitor comes compressed, too', async () => {
  const [plain, small] = [await page(t, '/freelance'), await page(t, '/freelance', { 'accept-encoding': 'br' })]
  const title = /<title>[^<]+<\/title>/

  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString().match(title)?.[0]).toBe(plain.body.match(title)?.[0])
  expect(brotliDecompressSync(small.rawPayload).toString()).toMatch(/<\/html>$/)
  const head = await t.app.inject({ method: 'HEAD', url: '/freelance', headers: { ...html, 'accept-encoding': 'br' } })
  expect([head.statusCode, head.headers['content-encoding'], head.body]).toEqual([200, 'br', ''])
})

test('a script that is not ours gets no hash', () => {
  const ours = '<script nonce="n1">ours()</script><script nonce="n1" src="/a.js"></script>'
  const { bytes, hashes } = withHashes(Buffer.from(`${ours}<link nonce="n1"><script>theirs(“ ”)</script>`), 'n1')

  expect(String(bytes)).toBe('<script>ours()</script><script src="/a.js"></script><link><script>theirs(“ ”)</script>')
  expect(hashes).toEqual([`sha256-${createHash('sha256').update('ours()').digest('base64')}`])
})
