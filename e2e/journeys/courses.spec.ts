import type { PublicCourseView } from '@guildhall/contract'
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const field = 'What would you like to learn?'

test('a topic becomes a course that is read by keyboard, marked, reloaded and made again', { tag: '@push' }, async ({
  person,
  pageOf,
}) => {
  const page = await pageOf(await person())
  await page.goto('/courseCreation')
  const send = page.getByRole('button', { name: 'Find the course' })
  await expect(send).toBeDisabled()

  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByLabel(field)).toHaveValue('Create a learning unit about History')
  await expect(send).toBeEnabled()
  await page.getByLabel(field).press('Enter')

  const title = page.getByRole('heading', { level: 2, name: 'How to read the past' })
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(/\?course=/)
  await expect(page.getByText('Saved in your courses')).toBeVisible()
  await expect(page.getByLabel(field)).toHaveValue('')

  const tabs = page.getByRole('tablist', { name: 'Lessons' }).getByRole('tab', { name: /^Lesson/ })
  const count = await tabs.count()
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Lesson 2' })).toBeFocused()
  await expect(page.getByRole('tabpanel').getByText(`Lesson 2 of ${count}`)).toBeVisible()
  await tabs.last().click()
  await expect(page.getByRole('button', { name: 'Next Lesson' })).toBeDisabled()
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'Previous Lesson' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next Lesson' }).click()
  await expect(page.getByRole('tab', { name: 'Lesson 2' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toBeFocused()

  await page.getByLabel('Lesson 2 is done').check()
  await expect(page.getByText(`1 of ${count} lessons done`)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Lesson 2 is done')).toBeChecked()

  await page.getByRole('button', { name: 'Regenerate' }).click()
  const madeAgain = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click()
  await madeAgain
  await expect(page.getByRole('button', { name: 'Looking…' })).toBeHidden()
  await expect(page.getByText(/^\d of \d lessons$/)).toBeHidden()
  await expect(page.getByLabel('Lesson 2 is done')).toBeChecked()
  await expect(page.getByText(`1 of ${count} lessons done`)).toBeVisible()

  const card = page.getByRole('list', { name: 'Your courses' })
  await card.getByRole('button', { name: 'Delete How to read the past' }).click()
  await page.getByRole('button', { name: 'Delete course' }).click()
  await expect(title).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your courses' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'No courses yet' })).toBeVisible()
})

test('a lesson marked in one tab is marked in the other', async ({ person, pageOf }) => {
  const robin = await person()
  const course = await robin.call<{ _id: string }>('POST', '/api/ai-course/generate', { prompt: 'Teach me React' })
  const one = await pageOf(robin)
  await one.goto(`/courseCreation?course=${course._id}`)
  const other = await one.context().newPage()
  await other.goto(`/courseCreation?course=${course._id}`)
  await other.getByRole('tab', { name: 'Lesson 2' }).click()

  const marked = [one, other].map((page) => page.waitForResponse((answer) => answer.request().method() === 'PUT'))
  await one.getByLabel('Lesson 1 is done').check()
  await other.getByLabel('Lesson 2 is done').check()
  await Promise.all(marked)

  await expect(other.getByRole('tab', { name: 'Lesson 1 , done' })).toBeVisible()
  await one.reload()
  await expect(one.getByText('2 of 8 lessons done')).toBeVisible()
})

test('an answer that is chosen before the script arrives can be checked', async ({ page }) => {
  const { promise: isChosen, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isChosen
    await route.continue()
  })
  await page.goto('/library/javascript?lesson=values-and-scope', { waitUntil: 'commit' })
  const step = stepOf(page, 'const volume = settings.volume ?? 50')
  await step.getByLabel('const volume = settings.volume ?? 50').check()
  await expect(step.getByRole('button', { name: 'Check answer' })).toBeDisabled()

  release()

  await step.getByRole('button', { name: 'Check answer' }).click()
  await expect(step.getByRole('status').first()).toContainText('Right.')
})

test('what is typed before the script arrives is kept: a prompt, and a search of the library', async ({ page }) => {
  let { promise: isTyped, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto('/courseCreation', { waitUntil: 'commit' })
  const prompt = page.getByLabel('What would you like to learn?')
  await prompt.fill('python')
  release()
  await expect(page.getByRole('button', { name: 'Find the course' })).toBeEnabled()
  await expect(prompt).toHaveValue('python')

  ;({ promise: isTyped, resolve: release } = Promise.withResolvers<void>())
  await page.goto('/library', { waitUntil: 'commit' })
  await page.getByLabel('Search the library').fill('photo')
  release()
  await expect(page.getByRole('status').first()).toContainText(/^\d of \d\d courses$/)
  await expect(page.getByLabel('Search the library')).toHaveValue('photo')
})

test('the check question says what is right, and can be tried again', async ({ page }) => {
  await page.goto('/library/javascript?lesson=values-and-scope')
  const panel = page.getByRole('tabpanel')
  const step = stepOf(page, 'const volume = settings.volume ?? 50')
  await step.getByLabel('const volume = settings.volume || 50').check()
  await step.getByRole('button', { name: 'Check answer' }).click()
  await expect(step.getByRole('status').first()).toContainText('Not quite.')
  await step.getByRole('button', { name: 'Try again' }).click()
  await step.getByLabel('const volume = settings.volume ?? 50').check()
  await step.getByRole('button', { name: 'Check answer' }).click()
  await expect(step.getByRole('status').first()).toContainText('Right.')

  const source = panel.getByRole('link', { name: 'MDN: Grammar and types' })
  await expect(source).toBeHidden()
  await panel.getByText('Sources of this lesson (5)').click()
  await expect(source).toHaveAttribute('href', /^https:\/\/developer\.mozilla\.org\//)
  await expect(panel.getByText('Checked in November 2026 against ECMAScript 2025.')).toBeVisible()
})

/** The step of a lesson that has this option. */
const stepOf = (page: Page, option: string) =>
  page
    .getByRole('tabpanel')
    .locator('[data-step]')
    .filter({ has: page.getByLabel(option) })

test.describe('a topic without a course', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\).*\/api\/ai-course\/generate/] })

  test('is told so, with what there is instead; the prompt stays and is remembered', async ({ page }) => {
    const prompt = 'The tactics of chess endgames'
    await page.goto('/courseCreation')
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    // Drafts are kept from the moment on when the page's script runs.
    await expect(async () => {
      await page.getByLabel(field).fill('')
      await page.getByLabel(field).fill(prompt)
      expect(await stored()).toContain(prompt)
    }).toPass()
    await page.reload()
    await expect(page.getByLabel(field)).toHaveValue(prompt)
    await page.getByLabel(field).press('Enter')

    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The library has no course on this')
    await expect(alert).not.toContainText('Did you mean')
    await expect(page.getByText('Something went wrong')).toBeHidden()
    await expect(page.getByLabel(field)).toHaveValue(prompt)
    const recent = page.getByRole('region', { name: 'Recent prompts' }).getByRole('listitem')
    await expect(recent).toHaveCount(4)
    await expect(recent.first()).toHaveText(prompt)

    await page.getByRole('link', { name: 'React: interfaces that stay correct' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'React: interfaces that stay correct' })).toBeVisible()

    await test.step('is offered the course that lies close, which is not opened as if it had been asked for', async () => {
      const close = 'Run a site on Kubernetes'
      await page.goBack()
      await page.getByLabel(field).fill(close)
      await page.getByLabel(field).press('Enter')

      await expect(alert).toContainText('The library has no course on exactly this')
      const offered = alert.getByRole('list', { name: 'Did you mean:' }).getByRole('listitem')
      await expect(offered).toHaveText(/^Docker .*CourseDoes not teach “kubernetes” itself/)
      await expect(page.getByRole('tab', { name: /^Lesson/ })).toHaveCount(0)
      await expect(page.getByLabel(field)).toHaveValue(close)

      await alert.getByRole('link', { name: /^Docker / }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Docker / })).toBeVisible()
    })

    await test.step('is offered the learning unit on it', async () => {
      await page.goBack()
      await page.getByLabel(field).fill('How do I say no to a client?')
      await page.getByRole('button', { name: 'Find the course' }).click()

      const offered = page.getByRole('alert').getByRole('listitem').filter({ hasText: 'Saying no' })
      await expect(offered).toContainText('Learning unit')
      await offered.getByRole('link', { name: 'Saying no and keeping the door open' }).click()
      await expect(page).toHaveURL(/\/learning\/saying-no$/)
      await expect(page.getByRole('heading', { name: 'Saying no and keeping the door open' })).toBeVisible()
    })

    await test.step('is understood when it is only misspelled', async () => {
      await page.goBack()
      await page.getByLabel(field).fill('javscript')
      await page.getByLabel(field).press('Enter')

      const title = page.getByRole('heading', { level: 2, name: 'JavaScript: the language behind the frameworks' })
      await expect(title).toBeVisible()
    })
  })
})

test.describe('a server that fails', () => {
  test.use({ expectedErrors: [/500 \(Internal Server Error\).*\/api\/ai-course\/generate/] })

  test('is told as a failure, which can be tried again', async ({ page }) => {
    await page.route('/api/ai-course/generate', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/courseCreation')
    await page.getByLabel(field).fill('Teach me React')
    await page.getByLabel(field).press('Enter')

    const alert = page.getByRole('alert')
    await expect(alert.getByText('Something went wrong. Try again later.', { exact: true })).toBeVisible()
    await page.unroute('/api/ai-course/generate')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('tab', { name: /^Lesson/ })).toHaveCount(8)
  })
})

test('without an account a course can be made, read, and is still there after a reload', async ({ page }) => {
  await page.goto('/courseCreation')
  await page.getByRole('button', { name: 'SQL from the first query to joins' }).click()
  await page.getByRole('button', { name: 'Find the course' }).click()
  await expect(page.getByRole('tab', { name: 'Lesson 6' })).toBeVisible()

  await page.reload()

  await expect(page.getByRole('tab', { name: 'Lesson 6' })).toBeVisible()
  await expect(page.getByText('Saved in your courses')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the code of a lesson is in color and still its text', async ({ page, request }) => {
    const { lessons }: PublicCourseView = await (await request.get('/api/library/python')).json()
    const lesson = lessons.find(({ id }) => id === 'errors-files-and-modules')
    await page.goto(`/library/python?lesson=${lesson?.id}`)
    const code = page.getByRole('figure', { name: lesson?.example.title ?? '' }).locator('code')

    await expect(code).toBeVisible()
    expect(await code.textContent()).toBe(lesson?.example.code)
    await expect(code.locator('.k', { hasText: /^import$/ })).toHaveCount(2)
    await expect(code.locator('.s', { hasText: 'utf-8' }).first()).toBeVisible()
    await expect(code.locator('mark')).toHaveText(['name, cents = row', 'prices[name] = int(cents)'])
    await expect(code.locator('[style]')).toHaveCount(0)
  })
})

test('code is copied, which is said, and its colors are readable in both themes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/library/html-css?lesson=cascade-and-selectors')
  const block = page.getByRole('tabpanel').getByRole('figure').filter({ hasText: '@layer reset, components' })
  await block.getByRole('button', { name: /^Copy: / }).click()

  await expectToast(page, 'Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await block.locator('code').textContent())
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
  }
})

test('a course of the library is whole without a script, and says so to robots', { tag: '@push' }, async ({
  request,
}) => {
  const answer = await request.get('/library/react', { headers: { accept: 'text/html' } })
  const html = await answer.text()

  expect(html).toContain('<title>React: interfaces that stay correct · Guildhall</title>')
  expect(html).toContain('application/ld+json')
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/library\/react"/)
  expect(html).not.toContain('noindex')
  const missing = await request.get('/library/juggling', { headers: { accept: 'text/html' } })
  expect(missing.status()).toBe(404)
})

test('Back leads to the lesson before the next one, and not to its beginning', async ({ page }) => {
  await page.goto('/library/docker?lesson=dockerfile')
  const panel = page.getByRole('tabpanel')
  const heading = (name: string) => panel.getByRole('heading', { level: 2, name: new RegExp(name) })
  await expect(heading('Layers, tags')).toBeVisible()
  await panel.getByRole('button', { name: 'Next Lesson' }).click()
  await expect(page).toHaveURL(/lesson=small-images/)
  await page.getByRole('tab', { name: /^Lesson 5/ }).click()
  await expect(page).not.toHaveURL(/lesson=small-images/)

  await page.goBack()
  await expect(page).toHaveURL(/lesson=dockerfile/)
  await expect(heading('Layers, tags')).toBeVisible()
  await expect(heading('Layers, tags')).not.toBeInViewport()
})

test('the library is searched, and a course of it kept', async ({ person, pageOf }) => {
  const page = await pageOf(await person())
  await page.goto('/library')
  const search = page.getByLabel('Search the library')
  await search.fill('javscript')
  await expect(
    page.getByRole('list', { name: 'Did you mean:' }).getByRole('link', { name: /^JavaScript/ }),
  ).toBeVisible()
  // The search box has a button of this name, too.
  await page.getByRole('button', { name: 'Clear search' }).last().press('Enter')
  await expect(page.getByRole('link', { name: /^JavaScript/ }).last()).toBeVisible()
  await expect(search).toBeFocused()
  await search.fill('python')
  await page.getByRole('link', { name: 'Python: from clear names to dependable services' }).click()
  await page.getByRole('button', { name: 'Keep this course' }).click()
  await expect(page.getByText('0 of 8 lessons done')).toBeVisible()
  await page.getByLabel('Lesson 1 is done').check()
  await page.getByRole('link', { name: '1 of 8 lessons done' }).click()
  await expect(page).toHaveURL(/\/courseCreation\?course=/)
  await expect(page.getByLabel('Lesson 1 is done')).toBeChecked()
})

test.describe('a course that is shared', () => {
  test.use({ expectedErrors: [/404 \(Not Found\).*\/shared\/courses\//] })

  test('has a public address; one that is not shared has none', async ({ person, pageOf, page }) => {
    const robin = await person()
    const course = await robin.call<{ _id: string }>('POST', '/api/ai-course/generate', { prompt: 'Teach me Ruby' })
    const own = await pageOf(robin)
    await own.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await own.goto(`/courseCreation?course=${course._id}`)
    await own.getByRole('button', { name: 'Share', exact: true }).click()
    await expectToast(own, 'Link copied')
    const link = await own.evaluate(() => navigator.clipboard.readText())

    await page.goto(new URL(link).pathname)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruby')
    await expect(page.getByRole('link', { name: 'Sign in to keep this course' })).toBeVisible()

    await page.goto('/shared/courses/no-such-course')
    await expect(page.getByRole('heading', { name: /There is no page at this address/ })).toBeVisible()
  })
})

test.describe('another user’s course', () => {
  test.use({ expectedErrors: [/404 \(Not Found\).*\/api\/courses\//] })

  test('is not here for others, and asks the signed out to sign in', async ({ person, pageOf, page }) => {
    const course = await (await person()).call<{ _id: string }>('POST', '/api/ai-course/generate', {
      prompt: 'Teach me Ruby',
    })
    const stranger = await pageOf(await person())
    await stranger.goto(`/courseCreation?course=${course._id}`)
    await expect(stranger.getByRole('heading', { name: 'This course is not here' })).toBeVisible()

    await page.goto(`/courseCreation?course=${course._id}`)
    await expect(page.getByRole('heading', { name: 'Sign in to open this course' })).toBeVisible()
  })
})
