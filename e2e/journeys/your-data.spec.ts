import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readZip } from '../../apps/server/src/testing/read-zip.ts'
import { openAuthenticatorApp } from '../support/authenticator-app.ts'
import { newProject, type Person } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts'

async function signIn(page: Page, { email, password }: Person) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a person asks for a copy of their data and downloads it when it is ready', { tag: '@push' }, async ({
  person,
  pageOf,
}) => {
  const wilhelmina = await person('Wilhelmina')
  const page = await pageOf(wilhelmina)
  await page.goto('/settings/data')

  // It may be ready before the page asks for it.
  let isReadable = false
  await page.route('**/api/account/exports', async (route) => {
    const response = await route.fetch()
    if (isReadable || route.request().method() !== 'GET') return route.fulfill({ response })
    const { exports, ...rest } = (await response.json()) as { exports: object[] }
    await route.fulfill({
      response,
      json: { ...rest, exports: exports.map((one) => ({ ...one, state: 'preparing' })) },
    })
  })
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(page.getByText('Your copy is being prepared')).toBeVisible()
  isReadable = true
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await downloading

  expect(download.suggestedFilename()).toMatch(/^guildhall-\d{4}-\d\d-\d\d\.zip$/)
  const entries = readZip(await readFile(await download.path()))
  expect(JSON.parse(String(entries.get('account.json')))).toMatchObject([
    { username: 'Wilhelmina', email: wilhelmina.email },
  ])
  await expect(page.getByText('You can ask for another copy from')).toBeVisible()
})

test.describe('deleting an account', () => {
  test.use({ expectedErrors: [/Failed to load resource.*(400|401|403)/] })

  test('takes the password and a few words, and ends on the front page, signed out', async ({ person, pageOf }) => {
    const ottoline = await person('Ottoline')
    const page = await pageOf(ottoline)
    await page.goto('/settings/data')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByLabel('Your password')).toBeFocused()
    const submit = page.getByRole('button', { name: 'Delete my account for good' })

    await page.getByLabel('Your password').fill('something else')
    await submit.click()
    await expect(page.getByText('Type “delete my account” to confirm.')).toBeVisible()
    await page.getByLabel('Type “delete my account” to confirm').fill('Delete my account')
    await submit.click()
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await page.getByLabel('Your password').fill(ottoline.password)
    await submit.click()

    await expectToast(page, 'Your account is deleted')
    await expect(page).toHaveURL(/\/$/)
    await signIn(page, ottoline)
    await expect(page.getByRole('alert')).toContainText('The email or the password is not right.')
  })

  test('asks for a code with two-factor sign-in', async ({ person, pageOf }) => {
    const ada = await person()
    const { secret } = await ada.call<{ secret: string }>('POST', '/api/auth/second-factor/setup', {
      password: ada.password,
    })
    const app = openAuthenticatorApp(secret)
    const code = app.nextCode()
    await ada.call('POST', '/api/auth/second-factor/confirm', { code })
    const page = await pageOf(ada)
    await page.goto('/settings/data')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByLabel('Your password').fill(ada.password)
    await page.getByLabel('Type “delete my account” to confirm').fill('delete my account')
    const submit = page.getByRole('button', { name: 'Delete my account for good' })
    await submit.click()
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Enter a code of your authenticator app/)

    await page.getByLabel('Code').fill(app.nextCode())
    await submit.click()

    await expectToast(page, 'Your account is deleted')
  })

  test('asks for a passkey, if that is all there is beside the password', async ({ person, pageOf }) => {
    const ada = await person()
    const page = await pageOf(ada)
    const device = await addVirtualAuthenticator(page)
    await page.goto('/settings/security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Your password').fill(ada.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectToast(page, 'Passkey added')

    await page.goto('/settings/data')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your device then asks for one of your passkeys.')).toBeVisible()
    await page.getByLabel('Type “delete my account” to confirm').fill('delete my account')
    await page.getByLabel('Your password').fill('something else')
    const submit = page.getByRole('button', { name: 'Delete my account for good' })
    await submit.click()
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await page.getByLabel('Your password').fill(ada.password)
    await submit.click()

    await expectToast(page, 'Your account is deleted')
    await device.remove()
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
