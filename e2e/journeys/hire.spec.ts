import type { Page } from '@playwright/test'
import { inDays } from '../support/people.ts'
import { samplePdf, sampleZip } from '../support/sample-files.ts'
import { expect, saveData, test } from '../support/test.ts'
import { expectToast, recordToasts } from '../support/toasts.ts'

// As most people see the pages.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a client and a freelancer go the whole way', { tag: '@push' }, async ({ browser, baseURL }) => {
  test.slow()
  const id = crypto.randomUUID().slice(0, 6)
  const title = `Seat map for the old cinema ${id}`
  const open = async () => {
    const context = await browser.newContext({ baseURL })
    await saveData(context)
    await recordToasts(context)
    return context.newPage()
  }
  const [hiring, working] = [await open(), await open()]

  await signUpAndIn(hiring, `Cleo ${id}`, `cleo.${id}@example.com`)
  await signUpAndIn(working, `Theo ${id}`, `theo.${id}@example.com`)

  await test.step('the client posts a project', async () => {
    await hiring.goto('/clientDashBoard')
    await hiring.getByRole('link', { name: 'New Project' }).first().click()
    await expect(hiring.getByRole('heading', { name: 'Create New Project' })).toBeVisible()
    await hiring.getByLabel('Title').fill(title)
    await hiring
      .getByLabel('Description')
      .fill('Visitors see which seats are free and keep two of them for ten minutes.')
    await hiring.getByLabel(/^(Price|Budget)/).fill('1850')
    await hiring.getByLabel('Category').selectOption('Web Development')
    await hiring.getByLabel(/skills/i).fill('React, Canvas')
    await hiring.getByLabel('Deadline').fill(inDays(30))
    await hiring.getByRole('button', { name: 'Create Project' }).click()
    await expectToast(hiring, 'Project posted successfully!')
    await expect(hiring).toHaveURL(/\/clientDashBoard$/)
    await expect(hiring.getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('the freelancer finds it and proposes', async () => {
    await working.goto('/freelance')
    await working.getByPlaceholder('Search projects by skill or keyword').fill(title.toUpperCase())
    // Until then the card moves, and a press may end beside the button.
    await expect(working.getByRole('article')).toHaveCount(1)
    const card = working.getByRole('article').filter({ hasText: title })
    await card.getByRole('textbox').first().fill('I drew seat maps for two theaters and can start on Monday.')
    await card.getByRole('button', { name: /^apply/i }).click()
    await expect(card.getByText('Your proposal has been successfully submitted!')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
  })

  await test.step('the client accepts the proposal', async () => {
    await openProject(hiring, title)
    const proposal = hiring.getByRole('button', { name: new RegExp(`Theo ${id}`) })
    await proposal.click()
    await expect(hiring.getByText('I drew seat maps for two theaters')).toBeVisible()
    await hiring.getByRole('button', { name: 'Accept Proposal' }).click()
    await hiring
      .getByRole('dialog')
      .or(hiring.getByRole('alertdialog'))
      .getByRole('button', { name: /accept/i })
      .click()
    await expectToast(hiring, 'Proposal accepted successfully!')
  })

  await test.step('the freelancer uploads two files', async () => {
    await uploadFrom(working, title, [samplePdf, sampleZip], 'A first version to click through.')
  })

  await test.step('the client sees that a delivery waits, on the project and in the sidebar', async () => {
    await hiring.goto('/clientDashBoard')
    await expect(hiring.getByRole('article', { name: title }).getByText('Delivery to review')).toBeVisible()
    await expect(hiring.getByRole('link', { name: 'My Projects (1 delivery to review)' })).toBeVisible()
    await expect(hiring.getByText('1 to review', { exact: true })).toBeVisible()
    await expect(hiring.getByRole('link', { name: `Review Delivery of ${title}` })).toBeVisible()
  })

  await test.step('the client downloads one and requests changes', async () => {
    await openProject(hiring, title)
    await expect(hiring.getByText('Pending Review').first()).toBeVisible()
    const download = hiring.waitForEvent('download')
    await hiring
      .getByRole('listitem')
      .filter({ hasText: samplePdf.name })
      .getByRole('button', { name: 'Download' })
      .last()
      .click()
    expect((await download).suggestedFilename()).toBe(samplePdf.name)
    await hiring.getByRole('button', { name: 'Request Changes' }).first().click()
    const dialog = hiring.getByRole('dialog').or(hiring.getByRole('alertdialog'))
    await dialog.getByRole('textbox').fill('Row J has an aisle in the middle.')
    await dialog.getByRole('button', { name: 'Request Changes' }).click()
    await expectToast(hiring, 'Deliverables have been rejected.', `Theo ${id} can read your note already.`)
    await expect(hiring.getByRole('link', { name: 'My Projects', exact: true })).toBeVisible()
  })

  await test.step('the freelancer reads why and uploads again', async () => {
    await working.goto('/freelancerDashboard')
    const sentBack = working.getByRole('link', { name: 'My Proposals (1 delivery sent back for changes)' })
    await expect(sentBack).toBeVisible()
    await uploadFrom(working, title, [sampleZip], 'With the aisle in row J.', 'Row J has an aisle in the middle.')
    await expect(sentBack).toBeHidden()
  })

  await test.step('the client approves, and both see the project completed', async () => {
    await openProject(hiring, title)
    await hiring.getByRole('button', { name: 'Approve' }).first().click()
    await hiring
      .getByRole('dialog')
      .or(hiring.getByRole('alertdialog'))
      .getByRole('button', { name: /approve/i })
      .click()
    await expectToast(hiring, 'Deliverables approved successfully!')

    await working.goto(`/freelance?search=${encodeURIComponent(title)}`)
    const card = working.getByRole('article').filter({ hasText: title })
    await expect(card.getByText('Completed')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Closed' })).toBeDisabled()
  })
})

async function signUpAndIn(page: Page, username: string, email: string) {
  await page.goto('/signup')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectToast(page, 'Account created successfully! Redirecting to login...')
  // The address changes first, while the form to sign up, which has fields of the same names, is still there.
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
}

async function openProject(page: Page, title: string) {
  await page.goto('/clientDashBoard')
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: /View Proposals/ })
    .click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

type SampleFile = { name: string; mimeType: string; buffer: Buffer }

async function uploadFrom(page: Page, title: string, files: SampleFile[], message: string, feedback?: string) {
  await page.goto('/freelancerDashboard')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
  await card
    .getByRole('link', { name: /Upload Deliverables/ })
    .or(card.getByRole('button', { name: /Upload Deliverables/ }))
    .click()
  if (feedback) await expect(page.getByText(feedback).first()).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page
    .getByLabel(/message/i)
    .last()
    .fill(message)
  await page
    .getByRole('button', { name: /^Upload/ })
    .last()
    .click()
  await expectToast(page, 'Deliverables uploaded successfully!')
}
