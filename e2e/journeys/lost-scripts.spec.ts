import type { Page } from '@playwright/test'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/net::ERR_(FAILED|CONNECTION_RESET)/] })

/** Public pages have no such fields that are shown before their scripts run. */
async function putField(page: Page, type: 'checkbox' | 'radio') {
  await page.evaluate((type) => {
    document.querySelector('main')?.prepend(Object.assign(document.createElement('input'), { type }))
  }, type)
  await page.getByRole(type).first().check()
}

const touches = [
  {
    what: 'a list',
    touch: (page: Page) => page.getByLabel('Category').selectOption({ index: 1 }),
    isKept: (page: Page) => expect(page.getByLabel('Category')).not.toHaveValue(''),
  },
  ...(['checkbox', 'radio'] as const).map((type) => ({
    what: `a ${type}`,
    touch: (page: Page) => putField(page, type),
    isKept: (page: Page) => expect(page.getByRole(type).first()).toBeChecked(),
  })),
]

/** The first requests for these scripts are lost. Says how many there were. */
async function loseScripts(page: Page, name: string, count: number) {
  const seen = { count: 0 }
  await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`), (route) => {
    seen.count += 1
    return seen.count <= count ? route.abort('connectionreset') : route.continue()
  })
  return seen
}

test('a part of a page whose script is lost once is there all the same', async ({ person, pageOf }) => {
  const page = await pageOf(await person())
  const lost = await loseScripts(page, 'daily-review', 1)
  await page.goto('/review')

  await expect(page.getByRole('heading', { level: 1, name: 'Daily review' })).toBeVisible()
  await expect(page.getByText('Nothing to review today')).toBeVisible()
  expect(lost.count).toBeGreaterThan(1)
})

test('a screen whose script is lost once opens all the same, and the page it is opened from is not loaded again', async ({
  person,
  pageOf,
}) => {
  const page = await pageOf(await person())
  const lost = await loseScripts(page, 'library-screen', 1)
  await page.goto('/learning')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Course library' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'Course library' })).toBeVisible()
  expect(lost.count).toBeGreaterThan(1)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a part that stays lost says so, and comes by its button while what was typed stays', async ({
  person,
  pageOf,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const page = await pageOf(freelancer)
  const lost = await loseScripts(page, 'report-form', 4)
  await page.goto(`/projects/${_id}`)
  const letter = page.getByLabel(/proposal|letter|message/i).first()
  await letter.fill('I would love to.')
  await page.getByRole('button', { name: /^Report/ }).click()

  await expect(page.getByText('This part of the page could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(lost.count).toBeGreaterThan(4)
  await page.keyboard.press('Escape')
  await expect(letter).toHaveValue('I would love to.')
})

for (const { name, from, link, title } of [
  { name: 'library-screen', from: '/learning', link: 'Course library', title: 'Course library' },
  { name: 'earnings-screen', from: '/freelancerDashboard', link: 'Earnings', title: 'Earnings' },
]) {
  test.describe(`the script of ${name}`, () => {
    test.use({ expectedErrors: [/net::ERR_(FAILED|CONNECTION_RESET)|js answered 0/] })

    test('that stays lost says so in its place, and comes by its link', async ({ person, pageOf }) => {
      const page = await pageOf(await person())
      const lost = await loseScripts(page, name, 4)
      await page.goto(from)
      await page.getByRole('link', { name: link, exact: true }).first().click()

      await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(lost.count).toBeGreaterThan(4)
    })
  })
}

test.describe('the first scripts of a page', () => {
  test.use({
    expectedErrors: [
      /net::ERR_(FAILED|CONNECTION_RESET)|Failed to fetch dynamically imported module|404 \(Not Found\).*entry\.client/,
    ],
  })
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded completely' })

  for (const name of ['entry.client', 'framework', 'freelancer-proposals-screen'])
    test(`are fetched again: ${name}`, async ({ person, pageOf }) => {
      const page = await pageOf(await person())
      const lost = await loseScripts(page, name, 2)
      await page.goto('/freelancerDashboard')

      await expect(page.getByRole('heading', { name: 'No proposals yet' })).toBeVisible()
      await expect(notice(page)).toHaveCount(0)
      expect(lost.count).toBeGreaterThan(2)
    })

  test('that a release has replaced are named anew by the page', async ({ person, pageOf }) => {
    const page = await pageOf(await person())
    let requests = 0
    await page.route(/\/assets\/entry\.client-/, (route) => {
      requests += 1
      return requests <= 2 ? route.fulfill({ status: 404 }) : route.continue()
    })
    await page.goto('/freelancerDashboard')

    await expect(page.getByRole('heading', { name: 'No proposals yet' })).toBeVisible()
    expect(requests).toBeGreaterThan(2)
  })

  test('that stay lost leave a page to read, whose links work, and which comes by its own', async ({ page }) => {
    const lost = await loseScripts(page, 'entry.client', Number.POSITIVE_INFINITY)
    await page.goto('/library')
    await expect(notice(page)).toBeVisible()
    expect(lost.count).toBeGreaterThan(1)
    await page.getByRole('link', { name: 'Learning units' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Learning units' })).toBeVisible()
    await expect(notice(page)).toBeVisible()

    await page.unrouteAll()
    await notice(page).getByRole('link', { name: 'Try again' }).click()
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Learning units' })).toBeVisible()
  })

  test('that are lost while somebody types do not take it away', async ({ page }) => {
    const typed = Promise.withResolvers<void>()
    let requests = 0
    await page.route(/\/assets\/entry\.client-/, async (route) => {
      requests += 1
      if (requests > 1) return route.continue()
      await typed.promise
      await route.abort('connectionreset')
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('ada@example.com')
    typed.resolve()

    await expect(notice(page)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  })

  for (const { what, touch, isKept } of touches)
    test(`that are lost once ${what} was changed do not take that away`, async ({ page }) => {
      const touched = Promise.withResolvers<void>()
      let requests = 0
      await page.route(/\/assets\/entry\.client-/, async (route) => {
        requests += 1
        if (requests > 1) return route.continue()
        await touched.promise
        await route.abort('connectionreset')
      })
      await page.goto('/find-freelancers', { waitUntil: 'commit' })
      await touch(page)
      touched.resolve()

      await expect(notice(page)).toBeVisible()
      await isKept(page)
    })

  test('that are lost on a page with untouched fields are fetched again', async ({ page }) => {
    const lost = await loseScripts(page, 'entry.client', 2)
    await page.goto('/library/html-css')

    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    await expect(notice(page)).toHaveCount(0)
    expect(lost.count).toBeGreaterThan(2)
  })

  test('are fetched again where a page needs no others', async ({ page }) => {
    const lost = await loseScripts(page, 'site', 2)
    await page.goto('/')
    const theme = page.getByRole('button', { name: 'Switch between light and dark' }).first()
    await expect(async () => {
      await theme.click()
      await expect(page.locator('html[data-theme]')).toHaveCount(1, { timeout: 1_000 })
    }).toPass()

    expect(lost.count).toBeGreaterThan(2)
  })
})
