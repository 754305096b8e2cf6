import type { Page } from '@playwright/test'
import { writesQuestions } from '../../apps/server/src/testing/ai-questions.ts'
import type { AiRequest } from '../../apps/server/src/testing/scripted-provider.ts'
import { expect, test, unreachable } from '../support/ai.ts'
import type { Person } from '../support/people.ts'

// One worker, so one server, for all tests of the file.
test.describe.configure({ mode: 'default' })
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
    await expect.poll(() => openAttemptOf(ines)).toBeNull()

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
    await expect.poll(() => openAttemptOf(ines)).toBeNull()
    await expect(page.getByRole('heading', { name: 'Discover Premium Projects' })).toBeVisible()
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

async function choose(page: Page, topic: string) {
  await page.goto('/modules')
  await page.getByLabel('Another skill').fill(topic)
  await expect(page.getByText('An AI writes these questions', { exact: false })).toBeVisible()
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
