import type { Locator, Page } from '@playwright/test'
import { agree } from '../support/contracts.ts'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

/** Counts what a hand does. The first field of a form is clicked unless it has the focus; others are reached by the tab key. */
function handOn(page: Page) {
  const done = { clicks: 0, typed: 0 }
  const click = async (target: Locator) => {
    await target.click()
    done.clicks += 1
  }
  const type = async (field: Locator, text: string) => {
    const inForm = field.locator('xpath=ancestor::form')
    await expect(field).toBeEditable()
    if ((await inForm.locator(':focus').count()) === 0) await click(field)
    else await field.focus()
    await page.keyboard.type(text)
    done.typed += text.length
  }
  return { done, click, type }
}

async function signUpAndIn(page: Page, { click, type }: ReturnType<typeof handOn>) {
  const id = crypto.randomUUID().slice(0, 6)
  await type(page.getByLabel('Username'), `Ada ${id}`)
  await type(page.getByLabel('Email'), `ada.${id}@example.com`)
  await type(page.getByLabel('Password', { exact: true }), 'a long enough password')
  await click(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
  await expect(page.getByText('Your account is ready. Sign in.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await type(page.getByLabel('Password', { exact: true }), 'a long enough password')
  await click(page.getByRole('button', { name: 'Sign in', exact: true }))
}

const firstSteps = (page: Page) => page.getByRole('region', { name: 'First steps' })

test('from the landing page to a posted project: 6 clicks, 300 characters', async ({ page }) => {
  const hand = handOn(page)
  await page.goto('/')
  await hand.click(page.getByRole('main').getByRole('link', { name: 'Find Talent' }))
  await signUpAndIn(page, hand)

  await hand.type(page.getByLabel('Title'), 'Logo for a bakery')
  await hand.type(
    page.getByLabel('Description'),
    'We bake rye bread in Riga. The logo goes on bags, windows and a van.',
  )
  await hand.type(page.getByLabel('Required skills'), 'Logo Design')
  await hand.type(page.getByLabel('Price (USD)'), '600')
  await hand.type(page.getByLabel('Deadline'), '06012099')
  await hand.click(page.getByRole('button', { name: 'Create Project' }))

  await expectToast(page, 'Project posted successfully!')
  expect(hand.done.clicks).toBeLessThanOrEqual(6)
  expect(hand.done.typed).toBeLessThanOrEqual(300)

  await page.waitForURL('/clientDashBoard')
  await expect(firstSteps(page)).toContainText('Post your first project (done)')
})

test('from sign-up to a first proposal: 8 clicks', async ({ page, person }) => {
  const { title } = newProject()
  await (await person()).call('POST', '/projects/create', newProject(title))
  const hand = handOn(page)
  await page.goto('/signup?next=/freelance')
  await signUpAndIn(page, hand)

  const card = page.getByRole('article').filter({ hasText: title })
  await hand.type(card.getByRole('textbox').first(), 'I can.')
  await hand.click(card.getByRole('button', { name: /^apply/i }))

  await expect(card.getByText('Your proposal has been successfully submitted!')).toBeVisible()
  expect(hand.done.clicks).toBeLessThanOrEqual(8)

  await page.goto('/freelancerDashboard')
  await expect(firstSteps(page)).toContainText('Send your first proposal (done)')
})

test('from an accepted proposal to a payment: 3 clicks', async ({ person, pageOf }) => {
  const client = await person()
  const { projectId } = await agree(client, await person())
  const page = await pageOf(client)
  const hand = handOn(page)
  await page.goto(`/projects/${projectId}`)

  await hand.click(
    page
      .getByRole('main')
      .getByRole('link', { name: /contract/i })
      .first(),
  )
  await hand.click(page.getByRole('button', { name: 'Pay $1,200 into escrow' }))
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Pay $1,200' }))

  await expect(page.getByText('$1,200 is held in escrow').first()).toBeVisible()
  expect(hand.done.clicks).toBeLessThanOrEqual(3)
})
