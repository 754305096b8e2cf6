import type { Page } from '@playwright/test'
import {
  doubling,
  lesson,
  lessons,
  outline,
  titles,
  weighing,
  writes,
} from '../../apps/server/src/testing/ai-course.ts'
import type { AiRequest } from '../../apps/server/src/testing/scripted-provider.ts'
import { expect, test, unreachable } from '../support/ai.ts'
import { passADay } from '../support/daily-reviews.ts'
import { insertPerson } from '../support/people.ts'
import { expectToast } from '../support/toasts.ts'

// One worker, so one server, for all tests of the file.
test.describe.configure({ mode: 'default' })
const prompt = 'How glass is blown'
const field = 'What would you like to learn?'

test.describe('a course on a topic of one’s own', () => {
  test('is read in steps, whose exercises passed their own tests in this browser before they are shown', async ({
    provider,
    page,
  }) => {
    const unsound = {
      ...doubling({ solution: 'function double(n) {\n  return n + n + 1\n}' }),
      title: 'Double it wrongly',
    }
    const unstoppable = { ...doubling({ solution: 'for (;;) {}' }), title: 'Go on forever' }
    const exercises = [doubling(), unsound, unstoppable]
    const first = lesson(1)
    const steps = first.steps.map((step, index) => ({ ...step, exercise: exercises[index] ?? null }))
    const second = { ...lesson(2), steps: lesson(2).steps.map((step) => ({ ...step, exercise: weighing() })) }
    provider.script(outline(), writes({ ...first, steps }, second, lesson(3)))
    await page.goto('/courseCreation')
    await page.getByLabel(field).fill(prompt)
    await page.getByLabel(field).press('Enter')
    const stepOf = (title: string) =>
      page.locator('[data-step]').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(page.getByRole('tab')).toHaveCount(3)

    await test.step('one whose solution passes and whose mistakes fail can be done', async () => {
      const step = stepOf('Part 1')
      await step.scrollIntoViewIfNeeded()
      await step.getByText('Weigh the glass').click()
      const editor = step.getByRole('textbox', { name: 'Your code: Weigh the glass' })
      await editor.fill('const double = (n) => n * 2')
      await step.getByRole('button', { name: 'Run the tests' }).click()
      await expect(step.getByText('Kept in this browser.')).toBeVisible()
      await expect(step.getByText('Solved', { exact: true })).toBeAttached()
      await step.getByRole('button', { name: 'Next step' }).click()
      await expect(step.getByText('Step 1 finished')).toBeVisible()
      await expect(stepOf('Part 2').getByRole('heading', { name: 'Part 2' })).toBeFocused()
    })

    await test.step('others are dropped, and the step asks its question', async () => {
      for (const [title, question] of [
        ['Part 2', 'What did part 2 say?'],
        ['Part 3', 'What did part 3 say?'],
      ] as const) {
        await stepOf(title).scrollIntoViewIfNeeded()
        await expect(stepOf(title).getByText(question)).toBeVisible()
      }
      await expect(page.getByText(/Double it wrongly|Go on forever/)).toHaveCount(0)
    })

    await test.step('sources are marked as unverified', async () => {
      const first = page.getByRole('tabpanel', { name: /^Lesson 1/ })
      await first.getByText('Unverified sources of this lesson (1)').click()
      await expect(first.getByText('Nobody has checked that they exist and say so.')).toBeVisible()
    })
  })

  test('says how long it takes, and what is answered wrong comes back the next day and leads to its step', async ({
    provider,
    person,
    pageOf,
    databaseUrl,
  }) => {
    const robin = await person()
    const page = await pageOf(robin)
    const first = lesson(1)
    const steps = first.steps.map((step, index) => ({ ...step, exercise: index === 1 ? weighing() : null }))
    provider.script(outline(), writes({ ...first, steps }, ...lessons(2, 3)))
    await page.goto('/courseCreation')
    await page.getByLabel(field).fill(prompt)
    await page.getByLabel(field).press('Enter')
    await expect(page.getByText('Saved in your courses')).toBeVisible()
    await expect(page.getByText('3 lessons, about 5 minutes', { exact: true })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Lesson 1' })).toContainText('3 min')
    const sent = page.waitForResponse(/\/api\/courses\/[\w-]+\/answers$/)
    const step = page.locator('[data-step]').filter({ has: page.getByRole('heading', { name: 'Part 2' }) })
    await step.first().scrollIntoViewIfNeeded()
    await step.getByText('Weigh the glass').click()
    await step.getByLabel(/^Your answer/).fill('7')
    await step.getByRole('button', { name: 'Check', exact: true }).click()
    expect(await (await sent).json()).toEqual({ isRight: false })

    await passADay(robin, databaseUrl)
    await page.goto('/review')
    await page.getByRole('button', { name: "I don't know" }).click()
    await page.getByRole('link', { name: 'Read it again: Part 2' }).click()

    await expect(page).toHaveURL(/\/courseCreation\?course=[\w-]+&lesson=gathering-glass#/)
    await expect(page.getByRole('heading', { name: 'Part 2' })).toBeInViewport()
  })

  test('is read on at another device where one stopped, with one’s own work on its exercises', async ({
    provider,
    person,
    pageOf,
  }) => {
    const robin = await person()
    const first = lesson(1)
    const steps = first.steps.map((step, index) => ({ ...step, exercise: index === 1 ? weighing() : null }))
    provider.script(outline(), writes({ ...first, steps }, ...lessons(2, 3)))
    const { _id } = await robin.call<{ _id: string }>('POST', '/api/ai-course/generate', { prompt })
    const partOf = (page: Page, title: string) =>
      page
        .locator('[data-step]')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .first()

    const desk = await pageOf(robin)
    await desk.goto(`/courseCreation?course=${_id}`)
    await partOf(desk, 'Part 1').getByRole('button', { name: 'Next step' }).click()
    await expect(desk.getByText('Step 1 finished')).toBeVisible()
    await partOf(desk, 'Part 2').getByText('Weigh the glass').click()
    await desk.getByLabel(/^Your answer/).fill('11')
    await desk.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(desk.getByText('Saved.', { exact: true })).toBeVisible()

    const phone = await pageOf(robin)
    await phone.goto(`/courseCreation?course=${_id}`)
    await phone.getByRole('link', { name: 'Read on in lesson 1' }).click()
    await expect(phone.getByRole('heading', { name: 'Part 2' })).toBeInViewport()
    await expect(phone.getByText('Step 1 finished')).toBeVisible()
    await partOf(phone, 'Part 2').getByText('Weigh the glass').click()
    await expect(phone.getByLabel(/^Your answer/)).toHaveValue('11')
    for (const title of ['Part 2', 'Part 3'])
      await partOf(phone, title).getByRole('button', { name: 'Next step' }).click()
    await partOf(phone, 'Part 4').getByRole('button', { name: 'Finish the lesson' }).click()
    await expect(phone.getByText('3 lessons, about 5 minutes, 1 done')).toBeVisible()

    await desk.reload()
    await expect(desk.getByRole('link', { name: 'Read on in lesson 2' })).toBeVisible()
    await expect(desk.getByLabel('Lesson 1 is done')).toBeChecked()
  })

  test('is read as it is made, kept when it is done, and text is all it can be', async ({
    provider,
    person,
    pageOf,
    page: visitor,
  }) => {
    const robin = await person()
    const page = await pageOf(robin)
    const hostile = `</script><script>window.broken = 1</script><img src="x" onerror="window.broken = 2"> \${1} <b>bold</b>`
    const first = lesson(1, {
      summary: `A summary. ${hostile}`,
      topics: ['heat', hostile, 'time'],
      example: { title: hostile, language: 'html', code: hostile, text: `An example. ${hostile}` },
    })
    const rest = Promise.withResolvers<void>()
    provider.script(outline([hostile, 'Blowing a bubble', 'Cooling'], { description: `What for. ${hostile}` }), {
      ...writes(first, ...lessons(2, 3)),
      pause: { after: JSON.stringify({ elements: [first] }).length + 100, until: rest.promise },
    })

    await page.goto('/courseCreation')
    await page.getByLabel(field).fill(prompt)
    await page.getByLabel(field).press('Enter')

    await test.step('the first lesson is there while the second is not', async () => {
      await expect(page.getByRole('heading', { level: 2, name: 'Glass by hand' })).toBeVisible()
      await expect(page.getByText('1 of 3 lessons', { exact: true })).toBeVisible()
      await expect(page.getByRole('tab')).toHaveText([/^Lesson 1/])
      await expect(page.getByRole('heading', { level: 3, name: hostile })).toBeVisible()
      await expect(page.getByText('Paragraph 3 of 1.')).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'onerror' })).toHaveText(hostile)
      const check = page.locator('section', { hasText: 'Check yourself' }).last()
      await check.getByLabel('right', { exact: true }).check()
      await check.getByRole('button', { name: 'Check answer' }).click()
      await expect(page.getByText('Because it is so.')).toBeVisible()
    })

    rest.resolve()
    await expect(page.getByRole('tab')).toHaveText([/^Lesson 1/, /^Lesson 2/, /^Lesson 3/])
    await expect(page.getByText('Saved in your courses')).toBeVisible()
    await expect(page.getByLabel(field)).toHaveValue('')
    await page.reload()
    await page.getByRole('tab', { name: 'Lesson 2' }).click()
    await expect(page.getByText('Paragraph 3 of 2.')).toBeVisible()
    await page.getByLabel('Lesson 2 is done').check()
    await expect(page.getByText('1 of 3 lessons done')).toBeVisible()
    await expectHarmless(page)

    await test.step('nor does its public page, which comes whole from the server', async () => {
      const courseId = new URL(page.url()).searchParams.get('course')
      const { shareUrl } = await robin.call<{ shareUrl: string }>('PUT', `/api/courses/${courseId}/share`, {
        shared: true,
      })
      await visitor.goto(new URL(shareUrl).pathname)
      await expect(visitor.getByRole('heading', { level: 2, name: hostile })).toBeVisible()
      await expect(visitor.getByText(`What for. ${hostile}`)).toBeVisible()
      await expectHarmless(visitor)
    })
  })

  test('that is called off stops the provider, and keeps what has arrived', async ({ provider, page }) => {
    const writing = Promise.withResolvers<AiRequest>()
    const elements = lessons(1, 3)
    provider.script(outline(), (request) => {
      writing.resolve(request)
      const after = JSON.stringify({ elements: elements.slice(0, 1) }).length + 100
      return { ...writes(...elements), pause: { after, until: new Promise(() => {}) } }
    })

    await page.goto('/courseCreation')
    await page.getByLabel(field).fill(prompt)
    await page.getByLabel(field).press('Enter')
    await expect(page.getByText('1 of 3 lessons', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    const held = await writing.promise
    await held.ended

    expect(held.wasAborted).toBe(true)
    await expect(page.getByText('What has arrived stays here: 1 of 3 lessons.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Course', exact: true })).toBeFocused()
    await expect(page.getByText('Paragraph 3 of 1.')).toBeVisible()
    await expect(page.getByLabel(field)).toHaveValue(prompt)
  })

  test('of which the provider breaks off says so, is saved as far as it came, and is gone on with', async ({
    provider,
    person,
    pageOf,
  }) => {
    const robin = await person()
    const page = await pageOf(robin)
    const [one, two] = lessons(1, 2)
    const breakAfter = JSON.stringify({ elements: [one] }).length + 100
    provider.script(outline(), { ...writes(one, two), breakAfter }, { status: 503 })

    await page.goto('/courseCreation')
    await page.getByLabel(field).fill(prompt)
    await page.getByLabel(field).press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(`${unreachable} What has arrived is saved in your courses: 1 of 3 lessons.`)
    await expect(page.getByText('Paragraph 3 of 1.')).toBeVisible()
    const card = page.getByRole('list', { name: 'Your courses' }).getByRole('listitem')
    await expect(card).toContainText('1 of 3 lessons')

    await test.step('also from the list, on another day, and broken off anew', async () => {
      await page.reload()
      provider.script({ ...writes(two), breakAfter: 20 }, { status: 503 })
      await card.getByRole('button', { name: 'Go on writing' }).click()
      await expect(page).toHaveURL(/\?course=[\w-]{36}/)
      await expect(alert).toContainText(`${unreachable} What is written is saved in your courses.`)
      await expect(page.getByText('Paragraph 3 of 1.')).toBeVisible()
    })

    provider.script(writes(...lessons(2, 3)))
    await alert.getByRole('button', { name: 'Go on writing' }).click()
    await expect(page.getByRole('tab')).toHaveCount(3)
    await expect(alert).toBeHidden()
    await expect(page.getByRole('button', { name: /^Go on writing/ })).toHaveCount(0)
    await expect(card).toContainText('0 of 3 lessons done')
    await page.reload()
    await page.getByRole('tab', { name: 'Lesson 3' }).click()
    await expect(page.getByText('Paragraph 3 of 3.')).toBeVisible()
  })

  test('made without an account is kept by who signs up, once, and gone on with', async ({
    provider,
    page,
    baseURL,
  }) => {
    const [first, two] = lessons(1, 2)
    const steps = lesson(1).steps.map((step, index) => ({ ...step, exercise: index === 1 ? weighing() : null }))
    const one = { ...first, steps }
    const breakAfter = JSON.stringify({ elements: [one] }).length + 100
    provider.script(outline(), { ...writes(one, two), breakAfter }, { status: 503 })
    await page.goto('/courseCreation')
    await page.getByLabel(field).fill(prompt)
    await page.getByLabel(field).press('Enter')
    await expect(page.getByText('within 7 days, and this course is kept in your account.')).toBeVisible()
    await page.getByRole('button', { name: 'Next step' }).first().click()
    await expect(page.getByText('Step 1 finished')).toBeVisible()
    await page.getByText('Weigh the glass').click()
    await page.getByLabel(/^Your answer/).fill('11')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('Kept in this browser.')).toBeVisible()

    const password = 'nine quiet harbors in spring'
    await page.getByRole('link', { name: 'Sign in to keep it' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('Username').fill('Grace Okafor')
    await page.getByLabel('Email').fill(`grace.${crypto.randomUUID()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/login\?/)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()

    await test.step('it is open, says that it is saved, and is in the list', async () => {
      await expect(page).toHaveURL(/\?course=[\w-]{36}/)
      await expect(page.getByText('Paragraph 3 of 1.')).toBeVisible()
      await expectToast(page, 'Saved in your courses', 'Glass by hand')
    })
    await test.step('with the place where its visitor stopped, and their work, which the browser no longer needs', async () => {
      await expect(page.getByText('Step 1 finished')).toBeVisible()
      await page.getByRole('heading', { name: 'Part 2' }).scrollIntoViewIfNeeded()
      await page.getByText('Weigh the glass').click()
      await expect(page.getByLabel(/^Your answer/)).toHaveValue('11')
      const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^(steps|exercise):/.test(key)))
      await expect.poll(kept).toEqual([])
    })
    const card = page.getByRole('list', { name: 'Your courses' }).getByRole('listitem')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('1 of 3 lessons')
    expect(await page.evaluate(() => localStorage.getItem('courseClaims'))).toBeNull()

    await test.step('another browser has nothing to keep', async () => {
      const other = await insertPerson(baseURL ?? '')
      expect(await other.call('GET', '/api/courses')).toEqual([])
    })

    provider.script(writes(...lessons(2, 3)))
    await card.getByRole('button', { name: 'Go on writing' }).click()
    await expect(page.getByRole('tab')).toHaveCount(3)
    await expect(card).toContainText('0 of 3 lessons done')
  })

  test('made again keeps what is done; when that fails the edition before stays', async ({
    provider,
    person,
    pageOf,
  }) => {
    const robin = await person()
    provider.script(outline(), writes(...lessons(1, 3)))
    type Course = { _id: string; lessons: { id: string }[] }
    const course = await robin.call<Course>('POST', '/api/ai-course/generate', { prompt })
    const page = await pageOf(robin)
    await page.goto(`/courseCreation?course=${course._id}`)
    await page.getByRole('tab', { name: 'Lesson 3' }).click()
    await page.getByLabel('Lesson 3 is done').check()
    await expect(page.getByText('1 of 3 lessons done')).toBeVisible()

    provider.script(outline([titles[0], 'Colors', titles[2]].map(String)), writes(...lessons(1, 3)))
    const [address, reread] = [`**/api/courses/${course._id}`, Promise.withResolvers<void>()]
    await page.route(address, async (route) => {
      await reread.promise
      await route.continue()
    })
    const rereading = page.waitForRequest(address)
    await regenerate(page)
    await page.getByRole('tab', { name: 'Lesson 2' }).click()
    // Complete but not yet refetched: the old version must not reappear.
    await rereading
    await expect(page.getByRole('heading', { level: 3, name: 'Colors' })).toBeVisible()
    reread.resolve()
    await expect(page.getByText('1 of 3 lessons done')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Colors' })).toBeVisible()
    await page.getByRole('tab', { name: 'Lesson 3 , done' }).click()
    await expect(page.getByLabel('Lesson 3 is done')).toBeChecked()

    provider.script(outline(), { ...writes(lesson(1)), breakAfter: 200 }, { status: 503 })
    await regenerate(page)
    await expect(page.getByRole('alert')).toContainText(`${unreachable} The course stays as it was.`)
    await page.reload()
    await expect(page.getByText('1 of 3 lessons done')).toBeVisible()
    await page.getByRole('tab', { name: 'Lesson 2' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Colors' })).toBeVisible()
  })
})

async function regenerate(page: Page) {
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click()
}

async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await expect(page.locator('img[src=x], main b')).toHaveCount(0)
}
