import type { LessonExercisesView } from '@guildhall/contract'
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const lesson = '/library/javascript?lesson=values-and-scope'
const exercises = '/api/library/javascript/lessons/values-and-scope/exercises'
const title = 'Add up what a form sends'

const cardOf = (page: Page, name = title) =>
  page
    .getByRole('tabpanel')
    .locator('details')
    .filter({ has: page.getByText(name, { exact: true }) })

async function open(page: Page, name = title) {
  const card = cardOf(page, name)
  await card.locator('summary').first().click()
  return card
}

test('a learner fails twice, sees the hint, solves it, and finds code and tick again', { tag: '@push' }, async ({
  person,
  pageOf,
}) => {
  const ada = await person()
  const solution = await solutionOf(title, ada.call<LessonExercisesView>('GET', exercises))
  const page = await pageOf(ada)
  await page.goto(lesson)
  const card = await open(page)
  const editor = card.getByRole('textbox', { name: `Your code: ${title}` })
  const run = card.getByRole('button', { name: 'Run the tests' })
  await expect(editor).toContainText('function total(prices)')

  await run.click()
  await expect(card.getByText('1 of 5 tests pass.')).toBeVisible()
  const first = card.getByRole('list', { name: 'Tests' }).getByRole('listitem').first()
  await expect(first).toContainText("total(['12.50', '7.50'])")
  await expect(first).toContainText('Expected20')
  await expect(first).toContainText("Got'012.507.50'")
  await expect(card.getByText('Hint')).toBeHidden()

  await editor.fill('const total = (prices) => prices.reduce((sum, price) => sum + parseFloat(price), 0)')
  await editor.press('Control+Enter')
  await expect(card.getByText('2 of 5 tests pass.')).toBeVisible()
  await expect(card.getByText('Hint')).toBeVisible()
  await expect(card.getByText('Solution')).toBeHidden()
  expect(await axeViolations(page)).toEqual([])

  await editor.fill(solution)
  await editor.press('Escape')
  await expect(run).toBeFocused()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Solved: all 5 tests pass.')).toBeVisible()
  await saved

  await page.reload()
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText('Solved', { exact: true })).toBeAttached()
  await open(page)
  await expect(editor).toContainText('Number.isNaN(number)')
  await card.getByRole('button', { name: 'Reset' }).click()
  await expect(editor).not.toContainText('Number.isNaN(number)')
})

test('what a visitor wrote stays in the browser, and becomes theirs when they sign in', async ({ page, person }) => {
  const robin = await person()
  await page.goto('/library/math?lesson=ratios-and-rates')
  const card = await open(page, 'Where two prices meet')
  await card.getByLabel('Your answer (copies)').fill('75')
  await card.getByRole('button', { name: 'Check' }).click()
  await expect(
    card.getByText('This answer assumes that only the price of one shop grows with the copies.'),
  ).toBeVisible()
  await card.getByLabel('Your answer (copies)').fill('400')
  await card.getByRole('button', { name: 'Check' }).click()
  await expect(card.getByText('Right.')).toBeVisible()

  await page.reload()
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText('Solved', { exact: true })).toBeAttached()
  await open(page, 'Where two prices meet')
  await expect(card.getByLabel('Your answer (copies)')).toHaveValue('400')

  await card.getByRole('link', { name: 'Sign in to keep it in your account' }).click()
  await page.getByLabel('Email').fill(robin.email)
  await page.getByLabel('Password', { exact: true }).fill(robin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/library\/math\?lesson=/)
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText('Solved', { exact: true })).toBeAttached()
  const path = '/api/library/math/lessons/ratios-and-rates/exercises'
  await expect
    .poll(async () => (await robin.call<LessonExercisesView>('GET', path)).states)
    .toMatchObject([{ answer: '400', solved: true }])
})

test('judgments and tasks are done by hand', async ({ person, pageOf }) => {
  const page = await pageOf(await person())
  await page.goto('/library/pricing-freelance-work?lesson=pricing-models')
  const judgment = await open(page, 'Two offers for an old archive')
  await judgment.getByLabel(/^Offer A/).check()
  await judgment.getByRole('button', { name: 'Check' }).click()
  await expect(judgment.getByText('Not quite.')).toBeVisible()
  await judgment.getByLabel(/^Offer B/).check()
  await judgment.getByRole('button', { name: 'Check' }).click()
  await expect(judgment.getByText('Right.')).toBeVisible()
  await judgment.getByText('Why Offer B').click()
  await expect(judgment.getByText('The museum gets a range for its budget at once')).toBeVisible()

  await page.goto('/library/pricing-freelance-work?lesson=first-project')
  const task = await open(page, 'Write your first package')
  await task.getByLabel('Your text').fill('You get a page on which patients find your hours.')
  for (const criterion of await task.getByRole('checkbox').all()) await criterion.check()
  await expect(task.getByText('Solved', { exact: true })).toBeAttached()
})

test('what is opened at the end of a lesson before its scripts are there stays open', async ({ person, pageOf }) => {
  const page = await pageOf(await person())
  const { promise: known, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/lesson-end-[^/]*\.js/, async (route) => {
    await known
    await route.continue()
  })
  await page.goto('/library/javascript?lesson=values-and-scope', { waitUntil: 'commit' })
  // By its name: until the style sheet is there, the panels of other lessons are shown, too.
  const panel = page.getByRole('tabpanel', { name: 'Values, names and' })
  const source = panel.getByRole('link', { name: 'MDN: Grammar and types' })
  await panel.getByText('Sources of this lesson (5)').click()
  await expect(source).toBeVisible()
  await panel.getByText('Add up what a form sends').click()

  // The lesson is shown anew by what arrives after it, such as what one keeps.
  await page.getByRole('button', { name: 'Keep this course' }).click()
  await expect(panel.getByLabel('Lesson 1 is done')).toBeVisible()
  const arrived = page.waitForResponse(/\/assets\/lesson-end-[^/]*\.js/)
  release()
  await (await arrived).finished()

  const option = 'const volume = settings.volume ?? 50'
  const step = panel.locator('[data-step]').filter({ has: page.getByLabel(option) })
  await step.getByLabel(option).check()
  await step.getByRole('button', { name: 'Check answer' }).click()
  await expect(step.getByRole('status').first()).toContainText('Right.')
  await expect(source).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Your code: Add up what a form sends' })).toBeVisible()
})

async function solutionOf(title: string, asked: Promise<LessonExercisesView>): Promise<string> {
  const found = (await asked).exercises.find((exercise) => exercise.title === title)
  return found?.kind === 'code' ? found.solution : ''
}

test('a component is tried beside its code, and the tests use it', async ({ page }) => {
  await page.goto('/library/react?lesson=state-and-events')
  const name = 'Seats in a workshop'
  const card = await open(page, name)
  const preview = card.frameLocator('iframe[title="Preview of your component"]')
  await expect(preview.getByRole('heading')).toHaveText('1 seat')
  await card.getByRole('button', { name: 'Run the tests' }).click()
  await expect(card.getByText('1 of 4 tests pass.')).toBeVisible()
  await expect(card.getByRole('list', { name: 'Tests' })).toContainText("Expected'3 seats'Got'1 seat'")
  expect(await axeViolations(page)).toEqual([])

  const solution = await solutionOf(
    name,
    page.request.get('/api/library/react/lessons/state-and-events/exercises').then((answer) => answer.json()),
  )
  await card.getByRole('textbox', { name: `Your code: ${name}` }).fill(solution)
  // In what was there before, nothing is disabled.
  await expect(preview.getByRole('button', { name: 'Fewer' })).toBeDisabled()
  await preview.getByRole('button', { name: 'More' }).click()
  await expect(preview.getByRole('heading')).toHaveText('2 seats')
  await card.getByRole('button', { name: 'Run the tests' }).click()
  await expect(card.getByText('Solved: all 4 tests pass.')).toBeVisible()
})

test('what is changed while the tests run is neither kept as solved nor reset', async ({ person, pageOf }) => {
  const ada = await person()
  const solution = await solutionOf(title, ada.call<LessonExercisesView>('GET', exercises))
  const page = await pageOf(ada)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/javascript-program[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(lesson)
  const card = await open(page)
  const editor = card.getByRole('textbox', { name: `Your code: ${title}` })
  const reset = card.getByRole('button', { name: 'Reset' })

  await editor.fill(solution)
  await expect(reset).toBeEnabled()
  await card.getByRole('button', { name: 'Run the tests' }).click()
  await expect(reset).toBeDisabled()
  await editor.fill('const total = () => 0')
  letGo()

  await expect(card.getByText('You changed the code meanwhile. Run the tests again.')).toBeVisible()
  await expect(reset).toBeEnabled()
  await expect(card.getByText(/^Solved/)).toHaveCount(0)
})

const invoiceName = 'A name for an invoice file'
const pythonLesson = '/library/python?lesson=names-values-and-flow'

test('a Python that does not start is not held against the program, and leaving ends its download', async ({
  page,
}) => {
  const runtime = /\/assets\/pyodide\.asm-[^/]*\.wasm/
  await page.route(runtime, (route) => route.fulfill({ contentType: 'application/wasm', body: 'nothing that runs' }))
  await page.goto(pythonLesson)
  const card = await open(page, invoiceName)
  const run = card.getByRole('button', { name: 'Run the tests' })

  await run.click()
  await expect(card.getByText('What runs the program did not start.')).toBeVisible({ timeout: 90_000 })
  // As nothing has failed.
  await expect(card.getByRole('button', { name: 'Reset' })).toBeDisabled()

  await page.unroute(runtime)
  // It never arrives.
  await page.route(runtime, () => undefined)
  const asked = page.waitForRequest(runtime)
  await run.click()
  await asked
  const ended = page.waitForEvent('requestfailed', (request) => runtime.test(request.url()))
  // The browser ends all requests of a document that is left, so this one has to stay.
  await page.evaluate(() => void Object.assign(window, { isSame: true }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Freelance' }).click()
  await ended
  await expect(page).toHaveURL(/\/freelance$/)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a browser without WebAssembly says so at once', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly')
  })
  await page.goto(pythonLesson)
  const card = await open(page, invoiceName)

  await card.getByRole('button', { name: 'Run the tests' }).click()

  await expect(card.getByText('This browser does not run WebAssembly')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Reset' })).toBeDisabled()
})

test('a program in Python waits for its interpreter, says what came, and passes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(pythonLesson)
  const card = await open(page, invoiceName)
  const editor = card.getByRole('textbox', { name: `Your code: ${invoiceName}` })
  const run = card.getByRole('button', { name: 'Run the tests' })
  const tests = card.getByRole('list', { name: 'Tests' })
  // Both are read at once, as the page may move between two looks.
  const gap = async () =>
    run.evaluate(
      (button, list) => (list?.getBoundingClientRect().y ?? 0) - button.getBoundingClientRect().y,
      await tests.elementHandle(),
    )
  await expect(editor).toBeVisible()
  const gapBefore = await gap()
  await run.click()
  await expect(card.getByText('Loading Python…')).toBeVisible()
  expect(await gap()).toBe(gapBefore)
  await expect(card.getByText('1 of 3 tests pass.')).toBeVisible({ timeout: 90_000 })
  await expect(card.getByText('Loading Python…')).toBeHidden()
  const first = card.getByRole('list', { name: 'Tests' }).getByRole('listitem').first()
  await expect(first).toContainText('file_name("Ada Byron", 27)')
  await expect(first).toContainText("Expected'ada-byron_0027.pdf'Got'Ada Byron_27.pdf'")
  expect(await axeViolations(page)).toEqual([])

  await editor.fill('def file_name(client, number)')
  await run.click()
  await expect(card.getByText("SyntaxError: expected ':'")).toBeVisible({ timeout: 90_000 })
  await expect(card.getByText('Hint')).toBeVisible()

  const path = '/api/library/python/lessons/names-values-and-flow/exercises'
  await editor.fill(
    await solutionOf(
      invoiceName,
      page.request.get(path).then((answer) => answer.json()),
    ),
  )
  await run.click()
  await expect(card.getByText('Solved: all 3 tests pass.')).toBeVisible({ timeout: 90_000 })
})
