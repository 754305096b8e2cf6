import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('signing in stores the four items, toasts, moves on, and signing out takes them away', { tag: '@push' }, async ({
  page,
  person,
}) => {
  const ada = await person()
  await page.goto('/login')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expectToast(page, 'Login successful')
  await expect(page).toHaveURL(/\/$/)
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(stored).toMatchObject({ username: ada.username, email: ada.email, userId: ada.userId })
  expect(stored.token).toBeTruthy()

  await page.goto('/freelance')
  await page.getByRole('button', { name: new RegExp(ada.username) }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expectToast(page, 'Logout successful')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await test.step('a screen that needs a session sends there and back again', async () => {
    await page.goto('/freelancerDashboard?status=accepted')
    await expect(page.getByText('Authentication required. Please login.')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/freelancerDashboard\?status=accepted$/)
  })
})

test('signing up: the token is stored, the user is not signed in yet, and the landing page greets them by name', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByLabel('Username').fill('Grace Okafor')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('long enough to pass')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expectToast(page, 'Account created successfully! Redirecting to login...')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    id: localStorage.getItem('userId'),
  }))
  expect(stored.token).toBeTruthy()
  expect(stored.id).toBeNull()

  await page.goto('/')
  await expect(page.locator('[data-first-name]')).toHaveText('Grace')
  await expect(page.locator('[data-initial]')).toHaveText('G')
})

test('screens of members ask to sign in when the stored session lacks a part', async ({ person, pageOf }) => {
  const { stored, ...ada } = await person()
  const page = await pageOf({ ...ada, stored })
  await page.goto('/help')
  for (const missing of ['userId', 'token'] as const) {
    for (const path of ['/clientDashBoard', '/freelancerDashboard']) {
      await page.evaluate(
        ([items, key]) => {
          Object.assign(localStorage, items)
          localStorage.removeItem(key)
        },
        [stored, missing] as const,
      )
      await page.goto(path)

      await expect(page.getByText('Authentication required. Please login.')).toBeVisible()
      await expect(page).toHaveURL(/\/login\?/)
      await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
      await expect(page.getByText('Continue without signing in again')).toHaveCount(0)
    }
  }
})

/** How often a file came over the network. */
const timesSent = (page: Page, name: string) =>
  page.evaluate(
    (part) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        (file) => file.name.includes(part) && file.transferSize > 0,
      ).length,
    name,
  )

test.describe('choosing a password', () => {
  test('the form says how hard it is to guess, from a script it loads only then', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(request.url()))
    await page.goto('/signup')
    await page.getByLabel('Username').fill('Grace Okafor')
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => url.includes('estimate-strength'))).toEqual([])

    const password = page.getByLabel('Password', { exact: true })
    await password.fill('Password1')
    await expect(page.getByText(/Very weak\. This is one of the passwords that people try first/).first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Password strength: Very weak' })).toBeAttached()
    // Fetched once; the import that follows reads it from the browser's cache.
    expect(await timesSent(page, 'estimate-strength')).toBe(1)

    await password.fill('nine quiet harbors in spring')
    await expect(page.getByRole('status').filter({ hasText: 'Password strength: Strong' })).toBeAttached()
    await password.fill('')
    await expect(page.getByRole('status').filter({ hasText: 'Password strength' })).toHaveCount(0)
  })
})

test('a tab whose account changed in another tab says so, sends nothing, and keeps what was written', async ({
  person,
  pageOf,
}) => {
  const [ada, cleo] = [await person('Ada Moreau'), await person('Cleo Brandt')]
  const first = await pageOf(ada)
  await first.goto('/clientForm')
  await first.getByLabel('Title').fill('A page of Ada')
  const posts: string[] = []
  first.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))

  const second = await first.context().newPage()
  await second.goto('/login')
  await second.getByLabel('Email').fill(cleo.email)
  await second.getByLabel('Password', { exact: true }).fill(cleo.password)
  await second.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(second).toHaveURL(/\/$/)

  await expect(first.getByText('You are now signed in as Cleo Brandt')).toBeVisible()
  await first.getByLabel('Description').fill('Written while another account was signed in.')
  await first.getByLabel('Required skills').fill('React')
  await first.getByLabel('Price (USD)').fill('12.50')
  await first.getByLabel('Deadline').fill('2035-01-31')
  await first.getByRole('button', { name: 'Create Project' }).click()
  await expect(first.getByText('Another tab signed in to another account. Nothing was sent')).toBeVisible()
  await expect(first.getByLabel('Title')).toHaveValue('A page of Ada')
  expect(posts).toEqual([])

  await first.getByRole('button', { name: 'Continue as Cleo Brandt' }).click()
  await expect(first.getByRole('button', { name: /Cleo Brandt/ })).toBeVisible()
  await expect(first.getByLabel('Title')).toHaveValue('')
})
