import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readZip } from '../../apps/server/src/testing/read-zip.ts'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const password = 'three calm river stones'

async function signUp(page: Page, username: string) {
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/$/)
  return email
}

async function signIn(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a person asks for a copy of their data and downloads it when it is ready', async ({ page }) => {
  const email = await signUp(page, 'Wilhelmina')
  await page.goto('/settings/data')

  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(page.getByText('Your copy is being prepared')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click({ timeout: 30_000 })
  const download = await downloading

  expect(download.suggestedFilename()).toMatch(/^guildhall-\d{4}-\d\d-\d\d\.zip$/)
  const entries = readZip(await readFile(await download.path()))
  expect(JSON.parse(String(entries.get('account.json')))).toMatchObject([{ username: 'Wilhelmina', email }])
  await expect(page.getByText('You can ask for another copy from')).toBeVisible()
})

test.describe('deleting an account', () => {
  test.use({ expectedErrors: [/Failed to load resource.*(401|403)/] })

  test('takes the password and a few words, and ends on the front page, signed out', async ({ page }) => {
    const email = await signUp(page, 'Ottoline')
    await page.goto('/settings/data')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByLabel('Your password')).toBeFocused()
    const submit = page.getByRole('button', { name: 'Delete my account for good' })

    await page.getByLabel('Your password').fill('something else')
    await submit.click()
    await expect(page.getByText('Type “delete my account” to confirm.')).toBeVisible()
    await page.getByLabel('Type “delete my account” to confirm').fill('Delete my account')
    await submit.click()
    await expect(page.getByText('This is not your present password.')).toBeVisible()
    await page.getByLabel('Your password').fill(password)
    await submit.click()

    await expect(page.getByText('Your account is deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await signIn(page, email)
    await expect(page.getByRole('alert')).toContainText('The email or the password is not right.')
  })
})

test('with a project in progress the page names it instead of asking for the password', async ({ person, pageOf }) => {
  const [client, freelancer] = [await person(), await person()]
  const { _id: projectId } = await client.call<{ _id: string }>(
    'POST',
    '/projects/create',
    newProject('A stair of oak'),
  )
  const proposal = { projectId, freelancerId: freelancer.userId, message: 'I made three of these.' }
  const { _id } = await freelancer.call<{ _id: string }>('POST', '/api/proposals', proposal)
  await client.call('POST', `/api/proposals/${_id}/accept`)

  const page = await pageOf(freelancer)
  await page.goto('/settings/data')

  await expect(page.getByText('Finish your open work first')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
  await page.getByRole('link', { name: 'A stair of oak' }).click()
  await expect(page.getByRole('heading', { name: 'A stair of oak', level: 1 })).toBeVisible()
})
