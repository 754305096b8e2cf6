import type { Page } from '@playwright/test'
import type { Person } from '../support/people.ts'
import { type Attempt, keysOf } from '../support/results.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test.describe('a sealed assessment', () => {
  test('is taken, reloaded in the middle, graded, saved, and publicly verified', { tag: '@push' }, async ({
    person,
    pageOf,
    page: visitor,
  }) => {
    test.slow()
    const ines = await person()
    await ines.call('PUT', '/api/profile/me', { name: 'Ines Duarte', title: 'Developer', bio: 'I build forms.' })
    const page = await pageOf(ines)

    await page.goto('/modules?skill=js')
    await expect(page.getByRole('button', { name: 'JavaScript', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Number of questions')).toHaveValue('15')
    await expect(page.getByLabel('Difficulty')).toHaveValue('Beginner')
    await expect(page.getByText('Verified: 11 right answers prove the skill')).toBeVisible()
    await page.getByRole('button', { name: 'Start Assessment' }).click()
    await expect(page.getByText('Question 1 of 15')).toBeVisible()
    const keys = await keysOf(new URL(page.url()).searchParams.get('attempt') ?? '')

    await test.step('there is no way on without an answer, nor back before the first question', async () => {
      await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    })

    await test.step('the keyboard is enough: an arrow chooses, Enter continues', async () => {
      await page.getByRole('radio').first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio').nth(1)).toBeChecked()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Question 2 of 15')).toBeVisible()
      await expect(page.getByRole('radio').first()).toBeFocused()
      await page.getByRole('button', { name: 'Previous' }).click()
      await expect(page.getByText('Question 1 of 15')).toBeVisible()
    })

    for (const [position, key] of keys.entries()) {
      await expect(page.getByText(`Question ${position + 1} of 15`)).toBeVisible()
      const chosen = page.getByRole('radio').nth(position === 2 ? (key + 1) % 4 : key)
      await chosen.check()
      await expect(page.getByText('Answers saved')).toBeVisible()
      if (position === 2) {
        await page.reload()
        await expect(page.getByText('Question 3 of 15')).toBeVisible()
        await expect(chosen).toBeChecked()
      }
      await page.getByRole('button', { name: position === 14 ? 'Finish Assessment' : 'Next' }).click()
    }

    await expect(page.getByRole('heading', { name: 'Your result in JavaScript' })).toBeVisible()
    await expect(page.getByText('93%', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Expert', exact: true })).toBeVisible()
    await expect(page.getByText('14 of 15 right', { exact: false }).first()).toBeVisible()
    await page.getByRole('radio', { name: 'Missed 1' }).check()
    await expect(page.getByText('Correct answer')).toHaveCount(1)

    await page.getByRole('button', { name: 'Save to Profile' }).click()
    await expect(page.getByText('Saved to your profile')).toBeVisible()
    const address = await page.getByLabel('Public link').inputValue()
    expect(address).toContain('/results/')
    await page.getByRole('button', { name: 'Back to your answers' }).click()
    await expect(page.getByRole('button', { name: 'Save to Profile' })).toHaveCount(0)

    await test.step('the same waits for a day, another difficulty does not, nor does an unverified one', async () => {
      await page.getByRole('link', { name: 'Take Another Assessment' }).click()
      await page.getByRole('button', { name: 'JavaScript', exact: true }).click()
      await expect(page.getByText('Unverified', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeEnabled()
      await page.getByLabel('Number of questions').selectOption('20')
      await expect(page.getByText(/^JavaScript \(Beginner\) opens again/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeDisabled()
      await page.getByLabel('Difficulty').selectOption('Advanced')
      await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeEnabled()
    })

    await test.step('any visitor sees it on the profile', async () => {
      await visitor.goto(`/profile/${ines.userId}`)
      await expect(visitor.getByText('93%', { exact: true })).toBeVisible()
      const badge = visitor.getByRole('link', { name: 'Verified: check the result in JavaScript' })
      expect(address).toContain((await badge.getAttribute('href')) ?? 'no address')
    })
  })

  test('of five questions is unverified, on its screens and in public', async ({ person, pageOf, page: visitor }) => {
    const ines = await person()
    await ines.call('PUT', '/api/profile/me', { name: 'Ines Duarte', title: 'Developer', bio: 'I build forms.' })
    const page = await pageOf(ines)

    await page.goto('/modules')
    await page.getByRole('button', { name: 'React', exact: true }).click()
    const count = page.getByLabel('Number of questions')
    await expect(count.getByRole('option')).toHaveText(['5 questions', '10 questions', '15 questions', '20 questions'])
    await expect(count).toHaveValue('10')
    await count.selectOption('5')
    await expect(page.getByText('Unverified', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Start Assessment' }).click()
    await expect(page.getByText('Question 1 of 5')).toBeVisible()
    for (const position of [0, 1, 2, 3, 4]) {
      await expect(page.getByText(`Question ${position + 1} of 5`)).toBeVisible()
      await page.getByRole('radio').first().check()
      await expect(page.getByText('Answers saved')).toBeVisible()
      await page.getByRole('button', { name: position === 4 ? 'Finish Assessment' : 'Next' }).click()
    }

    await expect(page.getByRole('link', { name: 'Unverified: check the result in React' })).toBeVisible()
    await expect(page.getByText('5 questions are too few to prove a skill', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Save to Profile' }).click()
    await expect(page.getByText('is on your profile, as unverified', { exact: false })).toBeVisible()
    await visitor.goto(`/profile/${ines.userId}`)
    await visitor.getByRole('link', { name: 'Unverified: check the result in React' }).click()
    await expect(visitor.getByText('Unverified result')).toBeVisible()
  })

  test('says before it begins when no more verified ones can be started today', async ({ person, pageOf }) => {
    const ines = await person()
    for (const skill of ['PHP', 'Ruby', 'Swift']) {
      const path = '/api/assessments/attempts'
      const { _id } = await ines.call<{ _id: string }>('POST', path, { skill, numQuestions: 15 })
      await ines.call('POST', `${path}/${_id}/finish`)
    }
    const page = await pageOf(ines)

    await page.goto('/modules?skill=React')

    await expect(
      page.getByText('You can start 3 assessments of 15 or 20 questions within 24 hours', { exact: false }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeDisabled()
    await page.getByLabel('Number of questions').selectOption('10')
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeEnabled()
  })

  test('goes on where it was left, and says that its clock does not stop', async ({ person, pageOf }) => {
    const ines = await person()
    const { questions } = await start(ines)
    const page = await pageOf(ines)

    await page.goto('/modules')
    await expect(page.getByText('0 of 5 answered')).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('radio', { name: questions[0]?.options[0] ?? '', exact: true }).check()
    await expect(page.getByText('Answers saved')).toBeVisible()
    await page.getByRole('link', { name: 'Freelance' }).click()
    await expectToast(page, 'Your assessment is still running')

    await page.goto('/modules')
    await expect(page.getByText('1 of 5 answered')).toBeVisible()
    await page.getByRole('button', { name: 'Hand It In' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand It In' }).click()
    await expect(page.getByRole('heading', { name: 'Your result in React' })).toBeVisible()
    await expect(page.getByText('Left open')).toHaveCount(4)
  })
})

test('skill, level and Start stand in one view, where one click chooses enough questions', async ({
  person,
  pageOf,
}) => {
  const page = await pageOf(await person())
  await page.goto('/modules')
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(viewport)
    for (const part of [
      page.getByRole('button', { name: 'JavaScript', exact: true }),
      page.getByLabel('Another skill'),
      page.getByLabel('Difficulty'),
      page.getByRole('button', { name: 'Start Assessment' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  }

  await page.getByRole('button', { name: '15 questions prove the skill' }).click()
  await expect(page.getByLabel('Number of questions')).toHaveValue('15')
  await page.getByRole('link', { name: 'How it is graded' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The rules of assessments' })).toBeVisible()
})

test('a choice stays selected while it is saved, so that the next button does not vanish under a click', async ({
  person,
  pageOf,
}) => {
  const ines = await person()
  const { _id } = await start(ines)
  const page = await pageOf(ines)
  await page.goto(`/modules?attempt=${_id}`)
  const next = page.getByRole('button', { name: 'Next' })
  const turns = await next.evaluateHandle((button) => {
    const seen: boolean[] = []
    const note = () => seen.push((button as HTMLButtonElement).disabled)
    new MutationObserver(note).observe(button, { attributeFilter: ['disabled'] })
    return seen
  })

  for (const option of [0, 1]) {
    await page.getByRole('radio').nth(option).check()
    await expect(page.getByText('Answers saved')).toBeVisible()
  }

  expect(await turns.jsonValue()).toEqual([false])
})

test('an open attempt whose time runs out leaves the setup page by itself', async ({ person, pageOf }) => {
  const ines = await person()
  const { _id } = await start(ines)
  const page = await pageOf(ines)
  await page.clock.install()
  await page.goto('/modules')
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()

  await passTime(page, ines, _id)

  await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeEnabled()
})

test('a visitor is asked to sign in, and comes back to what they had chosen', async ({ page }) => {
  await page.goto('/modules?skill=React&difficulty=Intermediate')

  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible()
  await expect(page.getByText('Please sign in to take skill assessments and save your progress.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fmodules%3Fskill%3DReact%26difficulty%3DIntermediate/)
})

test.describe('a skill without questions', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] })

  test('is refused by name, and a slip of the finger is mended', async ({ person, pageOf }) => {
    const page = await pageOf(await person())
    await page.goto('/modules')

    await page.getByLabel('Another skill').fill('Underwater welding')
    await page.getByRole('button', { name: 'Start Assessment' }).click()
    await expect(page.getByText('There are no questions on “Underwater welding” here.', { exact: false })).toBeVisible()
    await page.getByLabel('Another skill').fill('Pyton')
    await page.getByText('Did you mean').getByRole('button', { name: 'Python' }).click()

    await expect(page.getByRole('button', { name: 'Python', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })
})

function start(person: { call: <T>(method: 'POST', path: string, body: unknown) => Promise<T> }) {
  return person.call<Attempt>('POST', '/api/assessments/attempts', { skill: 'React', numQuestions: 5 })
}

/** Seven minutes pass in the page at once, and the test ends the attempt as the server would then. */
async function passTime(page: Page, { call }: Person, attemptId: string) {
  await call('POST', `/api/assessments/attempts/${attemptId}/finish`)
  await page.clock.fastForward('08:00')
}
