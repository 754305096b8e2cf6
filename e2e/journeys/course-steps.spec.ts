import type { KeptCourseView, LessonExercisesView, OwnProfileView, PublicCourseView } from '@guildhall/contract'
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const course = '/api/library/java'
const panelOf = (page: Page) => page.getByRole('tabpanel')
const kept = (page: Page, path: string) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes(path))

async function openExercise(page: Page, title: string): Promise<Locator> {
  const card = panelOf(page)
    .locator('details')
    .filter({ has: page.getByText(title, { exact: true }) })
  await card.locator('summary').first().click()
  await expect(card.getByRole('button', { name: 'Check' })).toBeVisible()
  return card
}

test('a lesson is read in steps, by button and by key, and its place is kept', async ({ person, pageOf }) => {
  const ada = await person()
  const { lessons } = await ada.call<PublicCourseView>('GET', course)
  const [lesson] = lessons
  const steps = lesson?.steps ?? []
  const page = await pageOf(ada)
  await page.goto('/library/java')
  const panel = panelOf(page)
  const heading = (at: number) => panel.getByRole('heading', { name: steps[at]?.title ?? '', exact: true })
  await expect(panel.getByText(`Step 1 of ${steps.length}`)).toBeVisible()
  await expect(page.getByText(new RegExp(`^${lessons.length} lessons, about `))).toBeVisible()

  const first = kept(page, '/finished')
  await panel.getByRole('button', { name: 'Next step' }).first().click()
  await first
  await expect(heading(1)).toBeFocused()
  await expect(panel.getByText('Step 1 finished')).toBeVisible()
  const second = kept(page, '/finished')
  await page.keyboard.press('n')
  await second
  await expect(heading(2)).toBeFocused()
  expect(await axeViolations(page)).toEqual([])

  await page.goto('/library/java')
  await page.getByRole('link', { name: 'Read on in lesson 1' }).click()
  await expect(heading(2)).toBeInViewport()
  const last = kept(page, '/finished')
  await panel.getByRole('button', { name: 'Finish the lesson' }).click()
  await last
  await expect(page.getByText(', 1 done')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Lesson 1 , done' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep this course' }).click()
  await expect(panel.getByLabel('Lesson 1 is done')).toBeChecked()
})

test('a course says how long it is while the script that knows one’s place is on its way', async ({
  person,
  pageOf,
}) => {
  const ada = await person()
  const { lessons } = await ada.call<PublicCourseView>('GET', course)
  const page = await pageOf(ada)
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/assets\/course-progress-/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/library/java')
  const length = page.getByText(new RegExp(`^${lessons.length} lessons, about `))
  const ends = panelOf(page).locator('[data-finish-step]')
  await expect(ends.first()).toBeEnabled()
  await expect(length).toBeVisible()

  for (const end of await ends.all()) {
    const saved = kept(page, '/finished')
    await end.click()
    await saved
  }
  await expect(length).toBeVisible()
  arrived.resolve()
  await expect(page.getByText(', 1 done')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Lesson 1 , done' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read on in lesson 2' })).toBeVisible()
})

test('lines are put in order by key and button, and a gap is filled', async ({ person, pageOf }) => {
  const ada = await person()
  const { lessons } = await ada.call<PublicCourseView>('GET', course)
  const find = async (kind: 'order' | 'gap') => {
    for (const { id, exercises } of lessons) {
      const named = exercises?.list.find((one) => one.kind === kind)
      if (!named) continue
      const all = await ada.call<LessonExercisesView>('GET', `${course}/lessons/${id}/exercises`)
      return { lesson: id, exercise: all.exercises.find((one) => one.id === named.id) }
    }
    return undefined
  }
  const [order, gap] = [await find('order'), await find('gap')]
  if (order?.exercise?.kind !== 'order' || gap?.exercise?.kind !== 'gap') throw new Error('Java has no such exercises')
  const page = await pageOf(ada)

  await page.goto(`/library/java?lesson=${order.lesson}`)
  const sorter = await openExercise(page, order.exercise.title)
  const rows = sorter.getByRole('list').getByRole('listitem')
  const { lines } = order.exercise
  const texts = () => rows.locator('code').allTextContents()
  expect(await texts()).not.toEqual(lines)
  await sorter.getByRole('button', { name: 'Move line 1 down' }).click()
  await expect(sorter.getByRole('status').first()).toContainText(`Line 2 of ${lines.length}`)
  for (const [at, line] of lines.entries()) {
    let from = (await texts()).indexOf(line)
    const handle = rows.nth(from).getByRole('button').first()
    await handle.focus()
    for (; from > at; from--) await page.keyboard.press('ArrowUp')
  }
  expect(await texts()).toEqual(lines)
  expect(await axeViolations(page)).toEqual([])
  await sorter.getByRole('button', { name: 'Check' }).click()
  await expect(sorter.getByText('Right.')).toBeVisible()

  await page.goto(`/library/java?lesson=${gap.lesson}`)
  const filler = await openExercise(page, gap.exercise.title)
  const field = filler.getByLabel('What belongs in the gap?')
  await field.fill(gap.exercise.wrong[0]?.answer ?? '')
  await field.press('Enter')
  await expect(filler.getByText('This answer assumes that')).toBeVisible()
  await field.fill(` ${gap.exercise.accepts[0]} `)
  await field.press('Enter')
  await expect(filler.getByText('Right.')).toBeVisible()
  await expect(filler.getByText('Solved', { exact: true })).toBeAttached()
})

test('a line is dragged to its place', async ({ person, pageOf }) => {
  const page = await pageOf(await person())
  const { lessons } = (await (await page.request.get(course)).json()) as PublicCourseView
  const lesson = lessons.find(({ exercises }) => exercises?.list.some(({ kind }) => kind === 'order'))
  const title = lesson?.exercises?.list.find(({ kind }) => kind === 'order')?.title ?? ''
  await page.goto(`/library/java?lesson=${lesson?.id}`)
  const sorter = await openExercise(page, title)
  const rows = sorter.getByRole('list').getByRole('listitem')
  const [first, second, third] = (await rows.locator('code').allTextContents()).slice(0, 3)
  await rows.nth(2).scrollIntoViewIfNeeded()
  const handle = await rows.first().getByRole('button').first().boundingBox()
  const target = await rows.nth(2).boundingBox()
  if (!handle || !target) throw new Error('The lines are not shown')

  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + handle.width / 2, target.y + target.height - 2, { steps: 6 })
  await page.mouse.up()

  await expect(rows.locator('code').nth(2)).toHaveText(first ?? '')
  expect((await rows.locator('code').allTextContents()).slice(0, 3)).toEqual([second, third, first])
})

test('the project of a course is done, and its link goes into the portfolio once', async ({ person, pageOf }) => {
  const ada = await person()
  const profile = { name: 'Ada', title: 'Developer', portfolio: [] }
  await ada.call('PUT', '/api/profile/me', profile)
  const page = await pageOf(ada)
  await page.goto('/library/java')
  await page.getByRole('tab', { name: /^Project/ }).click()
  const panel = panelOf(page)
  const add = panel.getByRole('button', { name: 'Add to portfolio' })
  await expect(add).toBeDisabled()

  const ticked = kept(page, '/project')
  await panel.getByRole('checkbox').first().check()
  await ticked
  const link = panel.getByLabel('Where it can be seen')
  await link.fill('http://example.com/mine')
  await link.press('Enter')
  await expect(panel.getByText('Enter a web address that starts with https://.')).toBeVisible()
  await link.fill('https://example.com/mine')
  const saved = kept(page, '/project')
  await link.press('Enter')
  await saved
  expect(await axeViolations(page)).toEqual([])
  await add.click()
  await expectToast(page, 'Added to your portfolio')
  await add.click()
  await expect(page.getByText('It is in your portfolio already')).toBeVisible()

  await page.reload()
  await expect(panel.getByRole('checkbox').first()).toBeChecked()
  await expect(link).toHaveValue('https://example.com/mine')
  const { portfolio } = await ada.call<OwnProfileView>('GET', '/api/profile/me')
  expect(portfolio.map((entry) => entry.link)).toEqual(['https://example.com/mine'])
})

test('the place of a visitor becomes theirs when they sign in', async ({ page, person }) => {
  const robin = await person()
  await page.goto('/library/java')
  await panelOf(page).getByRole('button', { name: 'Next step' }).first().click()
  await expect(panelOf(page).getByText('Step 1 finished')).toBeVisible()

  await page.getByRole('link', { name: 'Sign in to keep this course' }).click()
  await page.getByLabel('Email').fill(robin.email)
  await page.getByLabel('Password', { exact: true }).fill(robin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/library\/java/)
  await expect(panelOf(page).getByText('Step 1 finished')).toBeVisible()

  await expect
    .poll(async () => (await robin.call<{ finished: object }>('GET', `${course}/work`)).finished)
    .not.toEqual({})
  const copy = await robin.call<KeptCourseView>('PUT', `${course}/kept`)
  expect(copy.doneLessons).toEqual([])
})
