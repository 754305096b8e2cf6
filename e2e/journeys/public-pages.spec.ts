import { expectNoOverflow } from '../support/overflow.ts'
import { newProject, signInDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('the landing page ships no framework script, and its menus open by click, key and hover', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /Why Choose/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Ready to Start\s+Your Next Project/ })).toBeVisible()
  expect(scripts.filter((script) => /entry|chunk|react|jsx/.test(script))).toEqual([])

  const menu = page.getByText('Find talent', { exact: true }).first()
  const item = page.getByRole('link', { name: 'Mobile Development' }).first()
  await expect(item).toBeHidden()
  await menu.click()
  await expect(item).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(item).toBeVisible()
})

test('every link of the public pages leads somewhere', async ({ page, request }) => {
  test.slow()
  const seen = new Set<string>()
  for (const path of [
    '/',
    '/help',
    '/how-it-works',
    '/how-to-hire',
    '/how-to-find-work',
    '/rules',
    '/rules/money',
    '/rules/moderation',
    '/rules/proposals',
    '/terms',
    '/privacy',
    '/enterprise',
  ]) {
    await page.goto(path)
    const targets = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    for (const target of targets)
      if (new URL(target).origin === new URL(page.url()).origin) seen.add(target.split('#')[0] ?? '')
  }
  expect(seen.size).toBeGreaterThan(15)
  for (const target of seen) {
    const answer = await request.get(target, { headers: { accept: 'text/html' } })
    expect([target, answer.status()]).toEqual([target, 200])
  }
})

for (const [alias, target] of [
  ['/clientDashboard', '/clientDashBoard'],
  ['/client-dashboard', '/clientDashBoard'],
  ['/my-projects', '/clientDashBoard'],
  ['/create-project', '/clientForm'],
  ['/projects/edit/0b6f4c1e-6f0a-4d8c-9a49-3a1a6a1f9d11', '/clientForm/0b6f4c1e-6f0a-4d8c-9a49-3a1a6a1f9d11'],
  ['/browse-projects', '/freelance'],
  ['/freelancer-dashboard', '/freelancerDashboard'],
  ['/my-proposals', '/freelancerDashboard'],
]) {
  test(`${alias} leads to ${target}`, async ({ request, baseURL }) => {
    const answer = await request.get(alias ?? '', { headers: { accept: 'text/html' }, maxRedirects: 0 })
    expect([301, 302, 307, 308]).toContain(answer.status())
    expect(new URL(answer.headers().location ?? '', baseURL).pathname).toBe(target)
  })
}

test('the link back from a project ends at /clientDashBoard', async ({ person, pageOf }) => {
  const client = await person()
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const page = await pageOf(client)
  await page.goto(`/projects/${project._id}`)
  await page.getByRole('link', { name: 'Back to My Projects' }).click()

  await expect(page).toHaveURL(/\/clientDashBoard$/)
})

test('a page that does not exist answers 404 and helps', async ({ page }) => {
  const answer = await page.request.get('/no/such/page', { headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(404)
})

test('the API is there to read', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('/auth/login', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Deliveries' })).toBeVisible()

  await page.getByRole('navigation').getByRole('link', { name: 'Accept a proposal' }).click()
  const call = page.locator('#acceptProposal')
  await expect(call.getByRole('heading', { name: 'Accept a proposal' })).toBeInViewport()
  await call.getByText('Refusals', { exact: true }).click()
  await expect(call.locator('.refusals').getByText('proposal.already_decided')).toBeVisible()
})

test('the API reads on a phone, in the theme people chose elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/rules')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/api/docs')

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByText('Contents', { exact: true }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Post a project' }).click()
  await expect(page.getByRole('heading', { name: 'Post a project' })).toBeInViewport()
  await expectNoOverflow(page)
})

test('the sitemap that robots.txt names leads to pages that answer, and describe themselves', async ({
  request,
  baseURL,
}) => {
  const read = async (url: string, accept = '*/*') => (await request.get(url, { headers: { accept } })).text()
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address)
  const sitemap = /^Sitemap: (.+)$/m.exec(await read('/robots.txt'))?.[1] ?? ''
  const parts = addressesIn(await read(sitemap))
  const pages = (await Promise.all(parts.map((part) => read(part)))).flatMap(addressesIn)
  const kinds = Map.groupBy(pages, (page) => new URL(page).pathname.split('/').slice(0, -1).join('/'))

  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['/profile', '/results', '/learning', '/library']))
  // Other journeys hide and delete theirs meanwhile.
  const { userId } = await signInDemo(baseURL ?? '', 'rui@demo.guildhall.example')
  const [, result] = /\/results\/([\w-]+)/.exec(await read(`/profile/${userId}`, 'text/html')) ?? []
  const lasting = (page: string) => [userId, result].some((id) => page.endsWith(`/${id}`))
  // Pages of one kind are made by one screen.
  for (const page of [...kinds].flatMap(([kind, alike]) =>
    kind === '' ? alike : [alike.find(lasting) ?? alike[0] ?? ''],
  )) {
    const answer = await request.get(page, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect([page, answer.status()]).toEqual([page, 200])
    expect([page, html.match(/<h1/g)?.length]).toEqual([page, 1])
    for (const part of ['<html lang="en"', '<meta name="description"', 'property="og:image"', 'property="og:title"']) {
      expect([page, part, html.includes(part)]).toEqual([page, part, true])
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the help center is searched, and an address leads to one answer', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('dispute operator')
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page).toHaveURL(/\/help\?q=dispute\+operator$/)
    await expect(page.getByText(/while money is held, either side can open a dispute/i)).toBeVisible()
    await expect(page.getByText('How do I post a project?')).toHaveCount(0)

    await page.goto('/help#withdraw')
    await expect(page.getByText(/under Earnings: \$1 or more/i)).toBeVisible()
  })
})

test('HEAD of a page answers as GET does', async ({ request }) => {
  const answer = await request.head('/rules', { headers: { accept: 'text/html' } })

  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

test('someone with a long name is greeted without pushing the menu off a phone', async ({ person, pageOf }) => {
  const page = await pageOf(await person('Maximiliane-Alexandrina Oberhuber-Wittgenstein'))
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/rules')
    await expect(page.locator('[data-initial]')).toHaveText('M')
    // The letters are wider until their font has loaded.
    await expect(async () => {
      const menu = await page.getByLabel('Menu').boundingBox()
      expect(menu && menu.x + menu.width).toBeLessThanOrEqual(width)
    }).toPass()
    await expectNoOverflow(page)
  }
})

test('a new account that leaves for the landing page is greeted by name', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Username').fill('Grace Okafor')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('long enough to pass')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created successfully! Redirecting to login...')).toBeVisible()
  await page.goto('/')

  await expect(page.locator('[data-first-name]')).toHaveText('Grace')
  await expect(page.locator('[data-initial]')).toHaveText('G')
})
