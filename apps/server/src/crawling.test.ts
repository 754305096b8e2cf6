import { gunzipSync } from 'node:zlib'
import { verifiedFrom } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { servePages } from './pages.ts'
import { earnResult } from './testing/assess.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let t: TestApp
let personId: string
beforeAll(async () => {
  t = await startTestApp({ fresh: true })
  await servePages(t.app)
  const person = await t.insertUser()
  await t.as(person).put('/api/profile/me', { name: 'Ines Duarte', title: 'App maker', skills: ['Swift'] })
  await t.runJobs()
  personId = person.id
})

const origin = 'http://localhost:3000'
const get = (url: string) => t.anonymous.get(url.replace(origin, ''), undefined, { headers: { accept: 'text/html' } })
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address)
const contentOf = (html: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

async function sitemapPages() {
  const parts = addressesIn((await get('/sitemap.xml')).body)
  const pages = await Promise.all(parts.map(async (part) => addressesIn((await get(part)).body)))
  return pages.flat()
}

function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test('the sitemap, in parts, names pages that answer, say what they are, and are their own canonical address', async () => {
  const pages = await sitemapPages()

  expect(pages).toEqual(
    expect.arrayContaining([`${origin}/`, `${origin}/direct-contracts`, `${origin}/profile/${personId}`]),
  )
  expect(new Set(pages).size).toBe(pages.length)
  const kinds = Map.groupBy(pages, (page) => new URL(page).pathname.split('/').slice(0, -1).join('/'))
  for (const page of [...kinds].flatMap(([kind, alike]) =>
    /learning|library/.test(kind) ? alike.slice(0, 1) : alike,
  )) {
    const { statusCode, body } = await get(page)
    expect([page, statusCode]).toEqual([page, 200])
    expect([page, /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]]).toEqual([page, page])
    expect([page, contentOf(body, 'robots')]).toEqual([page, undefined])
    expect([page, body.match(/<h1/g)?.length, body.includes('<html lang="en"')]).toEqual([page, 1, true])
    expect([page, contentOf(body, 'og:title') ?? '']).toEqual([page, expect.stringMatching(/./)])
    expect([page, contentOf(body, 'description') ?? '']).toEqual([page, expect.stringMatching(/.{20}/)])
    const picture = await get(contentOf(body, 'og:image') ?? '')
    expect([page, picture.headers['content-type'], sizeOf(picture.rawPayload)]).toEqual([page, 'image/png', '1200x630'])
  }
})

test('every public page that the landing page leads to is in the sitemap', async () => {
  const pages = new Set(await sitemapPages())
  const { body } = await get('/')
  const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => new URL(href, origin))

  const missing: string[] = []
  for (const path of new Set(links.filter(({ search }) => search === '').map(({ pathname }) => pathname))) {
    const page = await get(path)
    expect([path, page.statusCode]).toEqual([path, 200])
    const isPublic = page.body.includes(`<link rel="canonical" href="${origin}${path}"`)
    if (isPublic && !pages.has(origin + path)) missing.push(path)
  }

  expect(missing).toEqual([])
})

test('robots are told of the sitemap and kept from what is of one person', async () => {
  const { headers, body } = await get('/robots.txt')

  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const rules = [...body.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, rule, path]) => `${rule} ${path}`)
  expect(rules).toEqual(
    expect.arrayContaining([
      'Disallow /api/',
      'Allow /api/profile/*/picture.png',
      'Disallow /settings',
      'Disallow /admin',
    ]),
  )
  const kept = rules.flatMap((rule) => (rule.startsWith('Disallow ') ? [rule.slice('Disallow '.length)] : []))
  const hidden = (await sitemapPages()).filter((page) => kept.some((path) => new URL(page).pathname.startsWith(path)))
  expect(hidden).toEqual([])
})

test('the manifest and the icons that pages name are there, in the sizes they state', async () => {
  const { body } = await get('/')
  const icons = [...body.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  const manifest = await get(/<link rel="manifest" href="([^"]+)"/.exec(body)?.[1] ?? '')
  const stated = manifest.json<{ start_url: string; icons: { src: string; sizes: string; type: string }[] }>()

  expect(icons).toEqual(['/favicon.svg', '/apple-touch-icon.png'])
  for (const icon of icons) expect([icon, (await get(icon)).statusCode]).toEqual([icon, 200])
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect((await get(stated.start_url)).statusCode).toBe(200)
  for (const { src, sizes, type } of stated.icons) {
    const { statusCode, headers, rawPayload } = await get(src)
    expect([src, statusCode, String(headers['content-type'])]).toEqual([src, 200, expect.stringContaining(type)])
    if (type === 'image/png') expect([src, sizeOf(rawPayload)]).toEqual([src, sizes])
  }
})

test.each([
  '/no/such/page',
  '/profile/0',
  '/profile/0/reviews',
  '/results/0',
  '/learning/no-such-unit',
  '/learning/paths/no-such-path',
  '/library/no-such-course',
  '/shared/courses/no-such-key',
  '/find-freelancers/nothing',
  '/help/nothing',
])('%s is missing: a page that says so and helps, for no index', async (url) => {
  const { statusCode, body, headers } = await get(url)

  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body.match(/<h1/g)).toHaveLength(1)
  expect(body.match(/<title>(.+?)<\/title>/g)).toHaveLength(1)
  expect(contentOf(body, 'robots')).toContain('noindex')
  expect(body).toMatch(/<a [^>]*href="\//)
})

test('a sitemap comes compressed to those who can read it', async () => {
  const url = '/sitemaps/pages'
  const headers = { accept: '*/*', 'accept-encoding': 'gzip' }
  const [plain, small] = [await get(url), await t.anonymous.get(url, undefined, { headers })]

  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') })
  expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body)
})

test('a part of the sitemap that does not exist is missing', async () => {
  const { statusCode, headers } = await get('/sitemaps/people/0')

  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
})

test('who must not be found is left out of indexes by every page that names them', async () => {
  const person = await t.insertUser()
  const save = (mayBeFound: boolean) =>
    t.as(person).put('/api/profile/me', { name: 'Odile Faure', title: 'Engraver', skills: ['React'], mayBeFound })
  await save(true)
  const { _id } = await earnResult(t, person, { right: verifiedFrom, onProfile: true })
  const pages = [`/profile/${person.id}`, `/profile/${person.id}/reviews`, `/results/${_id}`]
  const seen = async (url: string) => {
    const { statusCode, body } = await get(url)
    return { url, statusCode, isNamed: body.includes('Odile Faure'), robots: contentOf(body, 'robots') }
  }
  const found = await Promise.all(pages.map(seen))

  await save(false)

  const after = await Promise.all(pages.map(seen))
  expect(found).toEqual(pages.map((url) => ({ url, statusCode: 200, isNamed: true, robots: undefined })))
  expect(after).toEqual(pages.map((url) => ({ url, statusCode: 200, isNamed: true, robots: 'noindex' })))
})

test('a page has one canonical address, however its address is written', async () => {
  const profile = `/profile/${personId}`
  const { _id } = await earnResult(t, await t.insertUser(), { right: verifiedFrom, onProfile: true })
  const written: [string, string][] = [
    ['/How-It-Works', '/how-it-works'],
    ['/how-it-works/', '/how-it-works'],
    ['/HELP//', '/help'],
    ['/Freelance?search=a', '/freelance'],
    ['/Library/accessible-interfaces/', '/library/accessible-interfaces'],
    [`${profile}/`, profile],
    [`/PROFILE/${personId.toUpperCase()}?from=mail`, profile],
    [`/Results/${_id.toUpperCase()}/`, `/results/${_id}`],
  ]

  for (const [url, canonical] of written) {
    const { statusCode, body } = await get(url)
    const named = [/<link rel="canonical" href="([^"]+)"/.exec(body)?.[1], contentOf(body, 'og:url')]
    expect([url, statusCode, ...named]).toEqual([url, 200, origin + canonical, origin + canonical])
  }
})

test('a description is cut between letters, never within one', async () => {
  const person = await t.insertUser()
  await t.as(person).put('/api/profile/me', { name: 'Ada', title: 'Joiner', bio: `a${'🪚'.repeat(150)}` })

  const { body } = await get(`/profile/${person.id}`)

  expect(contentOf(body, 'description')).toMatch(/^a(🪚)+$/u)
  expect(body).not.toContain('\uFFFD')
})
