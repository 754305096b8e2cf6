import { newProject } from '../support/people.ts'
import { expectAfterRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

type RouterWindow = { __reactRouterManifest: { routes: Record<string, { module: string; imports?: string[] }> } }

test('searching and filtering live in the address, and the back button returns to them', { tag: '@push' }, async ({
  pageOf,
  person,
}) => {
  const client = await person()
  const marker = `marker${crypto.randomUUID().slice(0, 8)}`
  for (const category of ['Web Development', 'Content Writing'] as const) {
    await client.call('POST', '/projects/create', { ...newProject(`${marker} in ${category}`), category })
  }
  const page = await pageOf(await person())
  await page.goto('/freelance')
  await expect(page.getByRole('heading', { name: 'Discover Premium Projects' })).toBeVisible()
  await page.getByPlaceholder('Search projects by skill or keyword').fill(marker.toUpperCase())
  await expect(page.getByText('Showing 2 of 2 projects')).toBeVisible()

  await page.getByRole('button', { name: /^Content Writing/ }).click()
  await expect(page.getByRole('heading', { name: '1 Content Writing Available' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`search=${marker}.*category=Content`, 'i'))

  await page.goBack()
  await expect(page.getByText('Showing 2 of 2 projects')).toBeVisible()
  await expect(page.getByPlaceholder('Search projects by skill or keyword')).toHaveValue(marker.toUpperCase())
})

test('nothing found offers a way out', async ({ pageOf, person }) => {
  const page = await pageOf(await person())
  await page.goto('/freelance?search=no-such-thing-anywhere')
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible()
  await expect(
    page.getByText("We couldn't find any projects matching your search. Try adjusting your filters."),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Clear search and filters' }).press('Enter')
  await expect(page.getByRole('heading', { name: /All Projects Available$/ })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search projects' })
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
})

test('on a phone the categories hide behind "Filter", and choosing one closes them', async ({ pageOf, person }) => {
  const page = await pageOf(await person())
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/freelance')
  await page.getByRole('button', { name: 'Filter: All Projects' }).click()
  await page.getByRole('button', { name: /^Graphic Design/ }).click()
  await expect(page.getByRole('button', { name: 'Filter: Graphic Design' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Graphic Design/ })).toBeHidden()
})

test('without a session nothing is asked for, the log says why, and there is a way in', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text() === 'Unauthorized: No token provided.')
  await page.goto('/freelance')
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await logged
})

test('a list that fails is logged in the specified words and can be tried again', async ({ pageOf, person }) => {
  const page = await pageOf(await person())
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.clock.install()
  await page.route(/\/projects\?/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/freelance')
  await expectAfterRetries(page, page.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => logged).toContain('Failed to fetch projects: Service Unavailable (503)')

  await page.unroute(/\/projects\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
})

test("the list's address typed by hand leads to its page, and a program gets the list", async ({
  pageOf,
  person,
  request,
}) => {
  const member = await person()
  const page = await pageOf(member)
  for (const [typed, reached] of [
    ['/projects', '/freelance'],
    ['/projects/', '/freelance'],
    ['/projects?search=react', '/freelance?search=react'],
  ] as const) {
    await page.goto(typed)
    await expect(page).toHaveURL(reached)
    await expect(page.getByRole('heading', { name: 'Discover Premium Projects' })).toBeVisible()
  }

  const answer = await request.get('/projects', { headers: { authorization: `Bearer ${member.token}` } })
  expect(await answer.json()).toHaveProperty('projects')
  const redirect = await request.get('/projects', { headers: { accept: 'text/html' }, maxRedirects: 0 })
  expect([redirect.status(), redirect.headers().location, redirect.headers().vary]).toEqual([
    301,
    '/freelance',
    'accept, accept-encoding',
  ])
})

test.describe('a description that goes on', () => {
  test('is read on where it stands: fetched once, folded again, and a failure can be tried again', async ({
    pageOf,
    person,
  }) => {
    const title = `Long brief ${crypto.randomUUID().slice(0, 6)}`
    const description = `${'Every part of the bench is named. '.repeat(100)}\n\nThe last words.`
    const { _id } = await (await person()).call<{ _id: string }>('POST', '/projects/create', {
      ...newProject(title),
      description,
    })
    const page = await pageOf(await person())
    const whole = `**/projects/${_id}`
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/projects/${_id}`) asked += 1
    })
    await page.route(whole, (route) => route.fulfill({ status: 400, body: '' }))
    await page.goto(`/freelance?search=${encodeURIComponent(title)}`)
    const card = page.getByRole('article').filter({ hasText: title })
    const button = card.locator('button[aria-expanded]')

    await card.getByRole('button', { name: 'Read more' }).press('Enter')
    await expect(card.getByText('The rest of this text could not be loaded.')).toBeVisible()
    await expect(button).toHaveText('Try again')
    await expect(button).toBeFocused()
    await expect(card.getByText('The last words.')).toBeHidden()

    await page.unroute(whole)
    const held = Promise.withResolvers<void>()
    await page.route(whole, async (route) => {
      await held.promise
      await route.continue()
    })
    await button.press('Enter')
    await expect(button).toHaveText('Loading...')
    held.resolve()
    await expect(card.getByText('The last words.')).toBeVisible()
    await expect(button).toHaveText('Show less')
    await expect(button).toBeFocused()

    await button.press('Enter')
    await expect(card.getByText('The last words.')).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport()
    await button.press('Enter')
    await expect(card.getByText('The last words.')).toBeVisible()
    expect(asked).toBe(2)
  })

  test('is whole in the form that edits it', async ({ pageOf, person }) => {
    const client = await person()
    const description = `${'Every part of the bench is named. '.repeat(100)}The last words.`
    const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', { ...newProject(), description })
    const page = await pageOf(client)

    await page.goto('/clientDashBoard')
    await page.getByRole('link', { name: /^Edit/ }).click()

    await expect(page).toHaveURL(`/clientForm/${_id}`)
    await expect(page.getByLabel('Description')).toHaveValue(description)
  })
})

test.describe('once a page has fetched the other screens', () => {
  test.use({ savesData: false })

  test('offline, a screen not visited before says so in its place', async ({ pageOf, person }) => {
    const page = await pageOf(await person())
    await page.goto('/freelance')
    await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
    // Its own script and those that this one imports: the page may have been idle once before it began to fetch them.
    const missing = () =>
      page.evaluate(() => {
        const { routes } = (window as unknown as RouterWindow).__reactRouterManifest
        const { module = '', imports = [] } = routes['features/projects/client-projects-screen'] ?? {}
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        return [module, ...imports].filter((file) => !loaded.includes(file))
      })
    await expect.poll(missing).toEqual([])
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Hire', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible()
    await expect(page.getByText('Something went wrong.')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No Projects Found' })).toBeVisible()
  })
})

test('text written from right to left is set from right to left', async ({ pageOf, person }) => {
  const title = `متجر للكراسي ${crypto.randomUUID().slice(0, 6)}`
  await (await person()).call('POST', '/projects/create', {
    ...newProject(title),
    description: 'يختار الزوار كرسيا ويدفعون لاحقا.',
  })
  const page = await pageOf(await person())
  await page.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('textbox').first().fill('يمكنني البدء يوم الاثنين.')

  for (const text of [card.getByRole('heading'), card.getByText('يختار الزوار'), card.getByRole('textbox').first()]) {
    expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  }
})
