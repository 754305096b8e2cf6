import type { LessonExercisesView, OwnResultView, PublicCourseView } from '@guildhall/contract'
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { passADay, practiceAnswers } from '../support/daily-reviews.ts'
import { type Attempt, keysOf } from '../support/results.ts'
import { expect, test } from '../support/test.ts'

const subject = { skill: 'JavaScript', difficulty: 'Beginner', numQuestions: 10 }

test('what was missed is learned, comes back the next day, and is right at the next attempt', async ({
  person,
  pageOf,
}) => {
  test.slow()
  const ada = await person()
  const page = await pageOf(ada)
  const attempt = await ada.call<Attempt>('POST', '/api/assessments/attempts', subject)
  const result = await ada.call<OwnResultView>('POST', `/api/assessments/attempts/${attempt._id}/finish`)
  const { concept, lesson, exercise } = await findExercise(
    ada.call<PublicCourseView>('GET', '/api/library/javascript'),
    result,
  )
  const path = `/api/library/javascript/lessons/${lesson.lessonId}/exercises`
  const { exercises } = await ada.call<LessonExercisesView>('GET', path)
  const program = exercises.find(({ id }) => id === exercise)
  if (program?.kind !== 'code') throw new Error('the step ends in no program')

  await test.step('a missed concept leads to its step, whose exercise is failed and solved', async () => {
    await page.goto(`/modules?result=${result._id}`)
    const missed = page
      .getByRole('listitem')
      .filter({ has: page.locator(`progress[aria-label="${titleOf(concept)}"]`) })
    await missed.getByRole('link', { name: lesson.title }).click()
    const card = page
      .getByRole('tabpanel')
      .locator('details')
      .filter({ has: page.getByText(program.title, { exact: true }) })
    await card.locator('summary').first().click()
    await card.getByRole('button', { name: 'Run the tests' }).click()
    await expect(card.getByText(/\d of \d tests pass\./)).toBeVisible()
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.request().postDataJSON()?.solved === true,
    )
    await solve(card, program)
    await kept
    await expect(card.getByText('Saved.')).toBeVisible()
  })

  await passADay(ada)
  await test.step('the dashboard says that a review is due', async () => {
    await page.goto('/freelancerDashboard')
    const needs = page.getByRole('region', { name: 'Needs you now' })
    await expect(needs).toContainText(/\d+ questions for your daily review/)
    await needs.getByRole('link', { name: 'Review now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Daily review' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('one is not known and one wrong, which leads back to its place; the others are right', async () => {
    const done = page.getByRole('heading', { name: 'Done for today' })
    const heading = page.locator('#card')
    const failures = ["I don't know", 'wrong']
    await expect(heading).toBeVisible()
    for (let cards = 0; cards < 30 && !(await done.isVisible()); cards += 1) {
      const isQuestion = (await heading.textContent())?.startsWith('JavaScript (')
      const isPracticed = (await heading.textContent())?.endsWith(`: ${concept}`)
      if (!isQuestion) {
        await solve(page.getByRole('main'), program)
      } else if (isPracticed || failures.length === 0) {
        await answerByKeyboard(page)
        await expect(page.getByText('Right.', { exact: true })).toBeVisible()
      } else {
        if (failures.shift() === 'wrong') await answerByKeyboard(page, { isRight: false })
        else await page.getByRole('button', { name: "I don't know" }).click()
        await expect(page.getByText(failures.length > 0 ? 'Here is the answer.' : 'Not quite.')).toBeVisible()
        await expect(page.getByRole('link', { name: /^Read it again: / })).toBeVisible()
      }
      const next = page.getByRole('button', { name: 'Next', exact: true })
      await expect(next).toBeFocused()
      const shown = await page.getByRole('progressbar').first().getAttribute('value')
      await page.keyboard.press('Enter')
      await expect(done.or(page.locator(`progress:not([value="${shown}"])`)).first()).toBeVisible()
    }
    await expect(page.getByText(/^The next ones are due on /)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('having practiced twice, they are offered another attempt', async () => {
    await page.getByRole('link', { name: 'Back to your dashboard' }).click()
    const needs = page.getByRole('region', { name: 'Needs you now' })
    await expect(needs).toContainText('You practiced what you missed')
    await needs.getByRole('link', { name: 'See and retake' }).click()
    const offer = page.getByRole('region', { name: 'You practiced what you missed' })
    await expect(offer).toContainText(titleOf(concept))
    expect(await axeViolations(page)).toEqual([])
    await offer.getByRole('link', { name: 'Retake', exact: true }).click()
    await expect(page.getByRole('button', { name: 'JavaScript', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.getByLabel('Number of questions').selectOption('10')
    await page.getByRole('button', { name: 'Start Assessment' }).click()
    await expect(page.getByText('Question 1 of 10')).toBeVisible()
  })

  await test.step('the new result stands beside the one before', async () => {
    const keys = await keysOf(new URL(page.url()).searchParams.get('attempt') ?? '')
    for (const [position, key] of keys.entries()) {
      await expect(page.getByText(`Question ${position + 1} of ${keys.length}`)).toBeVisible()
      await page.getByRole('radio').nth(key).check()
      await expect(page.getByText('Answers saved')).toBeVisible()
      await page.getByRole('button', { name: position === keys.length - 1 ? 'Finish Assessment' : 'Next' }).click()
    }
    const compared = page.getByRole('region', { name: 'Before and after' })
    await expect(compared).toContainText('0%')
    await expect(compared).toContainText('100%')
    await expect(compared.getByText('Correct this time').first()).toBeVisible()
    await expect(compared.getByText('Missed again')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
  })
})

/** A missed concept whose step ends in an exercise. */
async function findExercise(course: Promise<PublicCourseView>, { concepts }: OwnResultView) {
  const { lessons } = await course
  for (const { concept, lesson } of concepts) {
    const step = lessons.find(({ id }) => id === lesson?.lessonId)?.steps?.find(({ id }) => id === lesson?.stepId)
    if (lesson && step?.ends.with === 'exercise') return { concept, lesson, exercise: step.ends.id }
  }
  throw new Error('no step of a missed concept ends in an exercise')
}

const titleOf = (concept: string) => concept.charAt(0).toUpperCase() + concept.slice(1)

async function solve(card: ReturnType<Page['locator']>, { title, solution }: { title: string; solution: string }) {
  await card.getByRole('textbox', { name: `Your code: ${title}` }).fill(solution)
  await card.getByRole('button', { name: 'Run the tests' }).click()
  await expect(card.getByText(/^Solved: all \d tests pass\.$/)).toBeVisible()
}

async function answerByKeyboard(page: Page, { isRight = true } = {}) {
  const question = (await page.locator('fieldset legend').textContent()) ?? ''
  const answers = practiceAnswers(question)
  const options = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value') ?? ''))
  const position = options.findIndex((option) => answers.includes(option) === isRight)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  for (let at = 0; at < position; at++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}
