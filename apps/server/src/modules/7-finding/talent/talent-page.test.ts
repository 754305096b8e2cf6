import { expect, test } from 'vitest'
import { servePages } from '../../../pages.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange() {
  const t = await startTestApp({ fresh: true })
  await servePages(t.app)
  const ines = await t.insertUser()
  const save = (body: object = {}) =>
    t.as(ines).put('/api/profile/me', { name: 'Ines Duarte', title: 'App maker', skills: ['Swift'], ...body })
  await save()
  await t.runJobs()
  const page = (url: string, headers: Record<string, string> = {}) =>
    t.anonymous.get(url, undefined, { headers: { accept: 'text/html', ...headers } })
  return { t, ines, save, page }
}

test('the page of a category is whole without scripts, and says to robots what it is', async () => {
  const { ines, page } = await arrange()

  const { body, statusCode } = await page('/find-freelancers/mobile-development')

  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Mobile Development freelancers · Guildhall</title>')
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/find-freelancers/mobile-development"/>')
  expect(body).toContain(`href="/profile/${ines.id}"`)
  expect(body).not.toContain('content="noindex')
  const [, json = ''] = body.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? []
  expect(JSON.parse(json).mainEntity.itemListElement).toContainEqual(
    expect.objectContaining({ item: expect.objectContaining({ name: 'Ines Duarte', jobTitle: 'App maker' }) }),
  )
})

test('an opt-out is gone from a page that was rendered once', async () => {
  const { ines, page, save } = await arrange()
  const url = '/find-freelancers/mobile-apps'
  const first = await page(url)
  expect(first.body).toContain(ines.id)
  expect((await page(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)

  await save({ mayBeFound: false })

  const after = await page(url, { 'if-none-match': String(first.headers.etag) })
  expect([after.statusCode, after.body.includes(ines.id)]).toEqual([200, false])
})

test.each([
  ['/find-freelancers?category=Web%20Development', '/find-freelancers/web-development'],
  ['/find-freelancers?search=&skill=&category=data-science&sort=relevance', '/find-freelancers/data-science'],
  ['/find-freelancers?search=+booking++page+&level=Advanced', '/find-freelancers?search=booking+page'],
  ['/find-freelancers?language=xx&minRate=-4&nonsense=1', '/find-freelancers'],
  ['/find-freelancers?search=a&cursor=nonsense', '/find-freelancers?search=a'],
])('%s leads to %s', async (url, location) => {
  const { page } = await arrange()

  const { statusCode, headers } = await page(url)

  expect([statusCode, headers.location]).toEqual([302, location])
})

test('a filtered page names its category as canonical, and is not to be indexed', async () => {
  const { page } = await arrange()

  const { body, statusCode } = await page('/find-freelancers?search=zzzz')

  expect(statusCode).toBe(200)
  expect(body).toContain('No one matches your search')
  expect(body).toContain('content="noindex, follow"')
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/find-freelancers"/>')
})

test('a category that does not exist is not found', async () => {
  const { page } = await arrange()

  expect((await page('/find-freelancers/nonsense')).statusCode).toBe(404)
})

test('the sitemap lists the pages of people, and robots are told of it', async () => {
  const { page } = await arrange()

  const [sitemap, pages, robots] = [
    await page('/sitemap.xml'),
    await page('/sitemaps/pages'),
    await page('/robots.txt'),
  ]

  expect(sitemap.headers['content-type']).toContain('application/xml')
  expect(sitemap.body).toContain('<loc>http://localhost:3000/sitemaps/pages</loc>')
  expect(pages.body).toContain('<loc>http://localhost:3000/find-freelancers/design-creative</loc>')
  expect(robots.body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
})
