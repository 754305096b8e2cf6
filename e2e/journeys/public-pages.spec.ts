import { expectNoOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/test.ts'

test('the landing page ships no framework script, and its menus open by click, key and hover', {
  tag: '@push',
}, async ({ page }) => {
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

test('old addresses lead to the new ones', { tag: '@push' }, async ({ request, baseURL }) => {
  for (const [alias, target] of [
    ['/clientDashboard', '/clientDashBoard'],
    ['/client-dashboard', '/clientDashBoard'],
    ['/my-projects', '/clientDashBoard'],
    ['/create-project', '/clientForm'],
    ['/projects/edit/0b6f4c1e-6f0a-4d8c-9a49-3a1a6a1f9d11', '/clientForm/0b6f4c1e-6f0a-4d8c-9a49-3a1a6a1f9d11'],
    ['/browse-projects', '/freelance'],
    ['/freelancer-dashboard', '/freelancerDashboard'],
    ['/my-proposals', '/freelancerDashboard'],
  ] as const) {
    const answer = await request.get(alias, { headers: { accept: 'text/html' }, maxRedirects: 0 })
    expect([alias, [301, 302, 307, 308].includes(answer.status())]).toEqual([alias, true])
    expect([alias, new URL(answer.headers().location ?? '', baseURL).pathname]).toEqual([alias, target])
  }
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
