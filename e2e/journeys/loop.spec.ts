import type { Page } from '@playwright/test'
import { inDays } from '../support/people.ts'
import { fillProjectForm } from '../support/project-form.ts'
import { earnResult, keysOf } from '../support/results.ts'
import { expect, test } from '../support/test.ts'

const title = () => `Ticket shop in JavaScript ${crypto.randomUUID().slice(0, 6)}`

test('a skill that a project asks for is proven, and its proof stands beside the proposal', { tag: '@push' }, async ({
  person,
  pageOf,
}) => {
  test.slow()
  const [client, ines] = [await person(), await person()]
  await ines.call('PUT', '/api/profile/me', { name: 'Ines Duarte', title: 'Developer', bio: 'I build forms.' })
  const [hiring, working] = [await pageOf(client), await pageOf(ines)]
  const project = title()
  const card = working.getByRole('article').filter({ hasText: project })
  // Others of that name may be suggested to the client.
  const proposals = hiring.getByRole('list', { name: 'Proposals' })
  const unproven = card.getByRole('link', { name: 'JavaScript: not proven yet. Take the assessment' })
  const proven = card.getByRole('link', { name: 'JavaScript Intermediate 100%: verified for you' })

  await test.step('the client asks for JavaScript, at a level', async () => {
    await postProject(hiring, project)
    await expect(hiring.getByRole('article').filter({ hasText: project })).toContainText(
      'Preferred level: Intermediate or higher.',
    )
  })

  await test.step('the freelancer sees what is not proven, and begins to write all the same', async () => {
    await working.goto(`/freelance?search=${encodeURIComponent(project)}`)
    await expect(card.getByText(/^Preferred level: Intermediate or higher\. Anyone can propose\./)).toBeVisible()
    await expect(unproven).toBeVisible()
    await expect(card.getByRole('list', { name: 'Required skills' }).getByRole('link')).toHaveCount(1)
    await card.getByRole('textbox').first().fill('I would begin with the seat map.')
  })

  await test.step('its link leads to the very assessment', async () => {
    await unproven.click()
    await expect(working.getByRole('button', { name: 'JavaScript', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(working.getByLabel('Difficulty')).toHaveValue('Intermediate')
    await expect(working.getByLabel('Number of questions')).toHaveValue('15')
    await working.getByRole('button', { name: 'Start Assessment' }).click()
    await answerAll(working)
  })

  await test.step('the result is verified, and goes to the profile', async () => {
    await expect(working.getByRole('heading', { name: 'Your result in JavaScript' })).toBeVisible()
    await expect(working.getByText('100%', { exact: true })).toBeVisible()
    await expect(working.getByRole('link', { name: 'Verified: check the result in JavaScript' })).toBeVisible()
    await working.getByRole('button', { name: 'Save to Profile' }).click()
    await expect(working.getByText('Saved to your profile')).toBeVisible()
  })

  await test.step('back at the card it is proven, and what was typed is still there', async () => {
    await working.getByRole('link', { name: 'Back to the Project' }).click()
    await expect(proven).toBeVisible()
    await expect(unproven).toHaveCount(0)
    await expect(card.getByRole('textbox').first()).toHaveValue('I would begin with the seat map.')
    await proven.click()
    await expect(working.getByRole('heading', { level: 1, name: /JavaScript/ })).toBeVisible()
    await working.goBack()
    await expect(card.getByRole('textbox').first()).toHaveValue('I would begin with the seat map.')
    await card.getByRole('button', { name: 'Apply Now' }).click()
    await expect(card.getByText('Your proposal has been successfully submitted!')).toBeVisible()
  })

  await test.step('the client sees the proof beside the proposal, and checks it', async () => {
    await hiring.getByRole('link', { name: `View Proposals for ${project}` }).click()
    const skills = proposals.getByRole('list', { name: 'Verified skills of Ines Duarte' })
    await expect(skills).toContainText('1st attempt · generated questions · ')
    await skills.getByRole('link', { name: 'JavaScript Intermediate 100%: verified for Ines Duarte' }).click()
    await expect(hiring.getByText('answered 15 of 15 questions right')).toBeVisible()
    await hiring.getByRole('main').getByRole('link', { name: 'Ines Duarte' }).first().click()
    await expect(hiring).toHaveURL(new RegExp(`/profile/${ines.userId}$`))
    await expect(hiring.getByRole('link', { name: 'Verified: check the result in JavaScript' })).toBeVisible()
  })

  await test.step('the proof stays beside the proposal that is accepted', async () => {
    await hiring.goBack()
    await hiring.goBack()
    await proposals.getByRole('button', { name: /^Ines Duarte/ }).click()
    await hiring.getByRole('button', { name: 'Accept Proposal' }).click()
    await hiring
      .getByRole('dialog')
      .getByRole('button', { name: /accept/i })
      .click()
    const accepted = hiring.getByRole('region', { name: 'Accepted proposal' })
    await expect(accepted.getByRole('link', { name: /^JavaScript Intermediate 100%: verified for/ })).toBeVisible()
  })
})

test.describe('a result that is kept private', () => {
  // The first request has no session: 404.
  test.use({ expectedErrors: [/404 \(Not Found\).*\/results\//] })

  test('says so where it counts as proven', async ({ person, pageOf }) => {
    const [client, ines] = [await person(), await person()]
    const page = await pageOf(ines)
    await earnResult(ines, { right: 12, shown: false })
    const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', {
      title: title(),
      description: 'Sell tickets for two halls.',
      price: 900,
      requiredSkills: ['JS'],
      deadline: inDays(30),
    })

    await page.goto(`/projects/${_id}`)
    await page.getByRole('link', { name: /^JS Beginner 80%: verified for you\. Only you see it/ }).click()

    await expect(page.getByText('Only you can see this page')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the review' })).toBeVisible()
  })
})

test('what was missed leads to the lesson that teaches it', async ({ person, pageOf }) => {
  const ines = await person()
  const page = await pageOf(ines)
  const resultId = await earnResult(ines, { right: 6, shown: false })

  await page.goto(`/modules?result=${resultId}`)
  const concepts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'By concept' }) })
  const missed = concepts.getByRole('link').first()
  const lesson = (await missed.textContent()) ?? ''
  await missed.click()

  await expect(page).toHaveURL(/\/library\/[\w-]+\?lesson=/)
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: lesson, exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: lesson, exact: true })).toBeVisible()
})

async function postProject(page: Page, name: string) {
  await page.goto('/clientForm')
  await fillProjectForm(page, { title: name, skills: 'JavaScript, Canvas', price: '1400' })
  await page.getByLabel('Preferred level').selectOption({ label: 'Intermediate or higher' })
  await page.getByLabel('Category').selectOption('Web Development')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL(/\/clientDashBoard$/)
}

async function answerAll(page: Page) {
  await expect(page.getByText('Question 1 of 15')).toBeVisible()
  const attemptId = new URL(page.url()).searchParams.get('attempt')
  const keys = await keysOf(attemptId ?? '')
  for (const [position, key] of keys.entries()) {
    await expect(page.getByText(`Question ${position + 1} of ${keys.length}`)).toBeVisible()
    await page.getByRole('radio').nth(key).check()
    await expect(page.getByText('Answers saved')).toBeVisible()
    await page.getByRole('button', { name: position === keys.length - 1 ? 'Finish Assessment' : 'Next' }).click()
  }
}
