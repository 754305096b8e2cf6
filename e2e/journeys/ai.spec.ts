import type { Page } from '@playwright/test'
import { lesson, lessons, outline, titles, writes } from '../../apps/server/src/testing/ai-course.ts'
import { writesQuestions } from '../../apps/server/src/testing/ai-questions.ts'
import type { AiRequest } from '../../apps/server/src/testing/scripted-provider.ts'
import { expect, test } from '../support/ai.ts'
import type { Person } from '../support/people.ts'

// One worker, and so one server, for all tests.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const prompt = 'How glass is blown'
const field = 'What would you like to learn?'
const unreachable = 'The AI service cannot be reached right now. Please try again in a moment.'

test.describe('an assessment on a topic of one’s own', () => {
  test('is written, checked without its key, taken, and says for good who wrote it', async ({
    provider,
    person,
    pageOf,
    page: visitor,
  }) => {
    const spent = provider.requests.length
    provider.script(writesQuestions)
    const ines = await person()
    await ines.call('PUT', '/api/profile/me', { name: 'Ines Duarte' })
    const page = await pageOf(ines)

    await choose(page, 'Beekeeping')
    await page.getByLabel('Number of questions').selectOption('15')
    await page.getByRole('button', { name: 'Start Assessment' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Beekeeping assessment' })).toBeVisible()

    await test.step('a second call was asked for the answers, and shown neither key nor explanation', () => {
      const requests = provider.requests.slice(spent)
      const written = requests.find(({ data }) => data.numberOfQuestions !== undefined)
      const checked = requests.find(({ data }) => data.questions !== undefined)
      expect(written?.data).toMatchObject({ topic: 'Beekeeping', difficulty: 'Intermediate' })
      expect(Object.keys(checked?.data.questions?.[0] ?? {})).toEqual(['number', 'question', 'options'])
      expect(JSON.stringify(checked?.data)).not.toContain('Because of rule')
    })

    for (let number = 1; number <= 15; number += 1) {
      await expect(page.getByText(`Question ${number} of 15`)).toBeVisible()
      await page.getByRole('radio', { name: /^right/ }).check()
      await page.getByRole('button', { name: number === 15 ? 'Finish Assessment' : 'Next' }).click()
    }
    await expect(page.getByRole('heading', { name: 'Your result in Beekeeping' })).toBeVisible()
    await expect(page.getByText('100%', { exact: true })).toBeVisible()
    await expect(page.getByText('Questions written by AI')).toBeVisible()
    await page.getByRole('button', { name: 'Save to Profile' }).click()
    const address = await page.getByLabel('Public link').inputValue()

    await visitor.goto(new URL(address).pathname)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Beekeeping')
    await expect(visitor.getByText('Written by AI', { exact: true })).toBeVisible()
    await expect(visitor.getByText('The questions were written by an AI model for this attempt')).toBeVisible()

    await test.step('its credential is genuine, and its label stands on the profile', async () => {
      await visitor.getByRole('button', { name: 'Check the signature now' }).click()
      await expect(visitor.getByText('The credential says what this page says.')).toBeVisible()
      await visitor.goto(`/profile/${ines.userId}`)
      await expect(visitor.getByText('Questions written by AI')).toBeVisible()
    })
  })

  test('that is called off while it is written leaves nothing open', async ({ provider, person, pageOf }) => {
    const ines = await person()
    const page = await pageOf(ines)
    const checking = Promise.withResolvers<AiRequest>()
    // As late as possible: the questions are written, and the second call is pending.
    provider.script((request) => {
      if (request.data.numberOfQuestions !== undefined) return writesQuestions(request)
      checking.resolve(request)
      return { until: new Promise(() => {}) }
    })

    await choose(page, 'Beekeeping')
    await page.getByRole('button', { name: 'Start Assessment' }).click()
    await expect(page.getByRole('heading', { name: 'Writing 5 questions on Beekeeping' })).toBeFocused()
    const held = await checking.promise
    await page.getByRole('button', { name: 'Cancel' }).click()
    await held.ended

    expect(held.wasAborted).toBe(true)
    await expectChosen(page, 'Beekeeping')
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeFocused()
    expect(await openAttemptOf(ines)).toBeNull()

    await test.step('so that another topic can be begun at once', async () => {
      provider.script(writesQuestions)
      await page.getByLabel('Another skill').fill('Basket weaving')
      await page.getByRole('button', { name: 'Start Assessment' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Basket weaving assessment' })).toBeVisible()
    })
  })

  test('that is left behind while it is written is not written on', async ({ provider, person, pageOf }) => {
    const ines = await person()
    const page = await pageOf(ines)
    const writing = Promise.withResolvers<AiRequest>()
    provider.script((request) => {
      writing.resolve(request)
      return { until: new Promise(() => {}) }
    })

    await choose(page, 'Beekeeping')
    await page.getByRole('button', { name: 'Start Assessment' }).click()
    const held = await writing.promise
    await page.getByRole('link', { name: 'Freelance' }).click()
    await held.ended

    expect(held.wasAborted).toBe(true)
    expect(await openAttemptOf(ines)).toBeNull()
    await page.goBack()
    await expectChosen(page, 'Beekeeping')
  })

  test.describe('when the provider fails', () => {
    test.use({ expectedErrors: [/503 \(Service Unavailable\).*\/api\/assessments\/attempts/] })

    test('says so, keeps what was chosen, and can be tried again', async ({ provider, person, pageOf }) => {
      const page = await pageOf(await person())

      await choose(page, 'Beekeeping')
      await page.getByRole('button', { name: 'Start Assessment' }).click()
      await expect(page.getByRole('alert')).toHaveText(unreachable)
      await expectChosen(page, 'Beekeeping')
      await page.reload()
      await expectChosen(page, 'Beekeeping')

      provider.script(writesQuestions)
      await page.getByRole('button', { name: 'Start Assessment' }).click()
      await expect(page.getByText('Question 1 of 5')).toBeVisible()
    })
  })
})

test.describe('a course on a topic of one’s own', () => {
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
      // The first lesson, and part of the second.
      pause: { after: JSON.stringify({ elements: [first] }).length + 100, until: rest.promise },
    })

    await page.goto('/courseCreation')
    await page.getByLabel(field).fill(prompt)
    await page.getByLabel(field).press('Enter')

    await test.step('the first lesson is there while the second is not', async () => {
      await expect(page.getByRole('heading', { level: 2, name: 'Glass by hand' })).toBeVisible()
      await expect(page.getByText('1 of 3 lessons', { exact: true })).toBeVisible()
      await expect(page.getByRole('tab')).toHaveText(['Lesson 1'])
      await expect(page.getByRole('heading', { level: 3, name: hostile })).toBeVisible()
      await expect(page.getByText('Paragraph 3 of 1.')).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'onerror' })).toHaveText(hostile)
      await page.getByLabel('right', { exact: true }).check()
      await page.getByRole('button', { name: 'Check answer' }).click()
      await expect(page.getByText('Because it is so.')).toBeVisible()
    })

    rest.resolve()
    await expect(page.getByRole('tab')).toHaveText(['Lesson 1', 'Lesson 2', 'Lesson 3'])
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

  test('of which the provider breaks off says so, loses nothing, and can be tried again', async ({
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
    await expect(alert).toContainText(`${unreachable} What has arrived stays here: 1 of 3 lessons.`)
    await expect(page.getByText('Paragraph 3 of 1.')).toBeVisible()
    await expect(page.getByLabel(field)).toHaveValue(prompt)
    expect(await robin.call('GET', '/api/courses')).toEqual([])

    provider.script(outline(), writes(...lessons(1, 3)))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Saved in your courses')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(3)
    await expect(alert).toBeHidden()
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

    provider.script(outline([titles[0], 'Colours', titles[2]].map(String)), writes(...lessons(1, 3)))
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
    await expect(page.getByRole('heading', { level: 3, name: 'Colours' })).toBeVisible()
    reread.resolve()
    await expect(page.getByText('1 of 3 lessons done')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Colours' })).toBeVisible()
    await page.getByRole('tab', { name: 'Lesson 3 , done' }).click()
    await expect(page.getByLabel('Lesson 3 is done')).toBeChecked()

    provider.script(outline(), { ...writes(lesson(1)), breakAfter: 200 }, { status: 503 })
    await regenerate(page)
    await expect(page.getByRole('alert')).toContainText(`${unreachable} The course stays as it was.`)
    await page.reload()
    await expect(page.getByText('1 of 3 lessons done')).toBeVisible()
    await page.getByRole('tab', { name: 'Lesson 2' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Colours' })).toBeVisible()
  })
})

async function choose(page: Page, topic: string) {
  await page.goto('/modules')
  await expect(page.getByText('An AI writes and checks questions on any other topic')).toBeVisible()
  await page.getByLabel('Another skill').fill(topic)
  await page.getByLabel('Number of questions').selectOption('5')
  await page.getByLabel('Difficulty').selectOption('Intermediate')
}

async function expectChosen(page: Page, topic: string) {
  await expect(page.getByLabel('Another skill')).toHaveValue(topic)
  await expect(page.getByLabel('Number of questions')).toHaveValue('5')
  await expect(page.getByLabel('Difficulty')).toHaveValue('Intermediate')
}

async function openAttemptOf(person: Person) {
  const { openAttempt } = await person.call<{ openAttempt: unknown }>('GET', '/api/assessments')
  return openAttempt
}

async function regenerate(page: Page) {
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click()
}

async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await expect(page.locator('img[src=x], main b')).toHaveCount(0)
}
