import type { Page } from '@playwright/test'
import type { Person } from '../support/people.ts'
import { setUpAuthenticator } from '../support/second-factor.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

async function addPasskey(page: Page, { password }: Person, name: string) {
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name of the passkey').fill(name)
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

test('added in the settings, a passkey signs in by its button; renamed, removed, it no longer does', async ({
  person,
  pageOf,
}) => {
  const ada = await person('Ada Moreau')
  const page = await pageOf(ada)
  // A virtual device answers autofill by itself before the button is pressed.
  await page.addInitScript(() => Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'))
  const device = await addVirtualAuthenticator(page)
  await addPasskey(page, ada, 'Ada’s laptop')
  await expectToast(page, 'Passkey added')
  const list = page.getByRole('list', { name: 'Your passkeys' })
  await expect(list.getByText('Ada’s laptop')).toBeVisible()
  await expect(list.getByText('not used yet')).toBeVisible()

  await addPasskey(page, ada, 'The same again')
  await expect(page.getByRole('dialog').getByText('This device already has a passkey for your account.')).toBeVisible()

  await page.goto('/freelance')
  await page.getByRole('button', { name: /Ada Moreau/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expectToast(page, 'Logout successful')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectToast(page, 'Login successful')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    userId: ada.userId,
    username: ada.username,
    email: ada.email,
  })

  await page.goto('/settings/security')
  await expect(list.getByText(/last used/)).toBeVisible()
  await list.getByRole('button', { name: 'Rename Ada’s laptop' }).click()
  await page.getByLabel('Name of the passkey').fill('Old laptop')
  await page.getByRole('button', { name: 'Save name' }).click()
  await list.getByRole('button', { name: 'Remove Old laptop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' })
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('Enter your password.')
  await dialog.getByLabel('Your password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expectToast(page, 'Passkey removed')
  await expect(list).toHaveCount(0)

  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey was not accepted. Try again, or sign in with your password.')).toBeVisible()
  await device.remove()
})

test('with two-factor sign-in, a passkey confirms a step in place of a code', async ({ person, pageOf }) => {
  const ada = await person()
  const page = await pageOf(ada)
  const device = await addVirtualAuthenticator(page)
  await addPasskey(page, ada, 'Laptop')
  await expectToast(page, 'Passkey added')
  await setUpAuthenticator(page, ada)

  await page.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn two-factor sign-in off?' })
  await dialog.getByLabel('Your password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(dialog.getByText('Your device then asks for one of your passkeys.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Turn off' }).click()

  await expectToast(page, 'Two-factor sign-in is off')
  await device.remove()
})

test('a passkey is offered in the autofill of the email field', async ({ person, pageOf, page }) => {
  const ada = await person()
  const own = await pageOf(ada)
  const device = await addVirtualAuthenticator(own)
  await addPasskey(own, ada, 'Laptop')
  await expectToast(own, 'Passkey added')
  const [passkey] = await device.passkeys()

  await addVirtualAuthenticator(page, passkey)
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')

  await expectToast(page, 'Login successful')
  await expect(page).toHaveURL(/\/$/)
})

test('a device that does not recognize its owner adds nothing and signs in nobody', async ({
  person,
  pageOf,
  page,
}) => {
  const ada = await person()
  const own = await pageOf(ada)
  await addVirtualAuthenticator(own, undefined, { isUserVerified: false })
  await addPasskey(own, ada, 'Laptop')
  await expect(own.getByRole('dialog').getByText(/No passkey was made/)).toBeVisible()

  await addVirtualAuthenticator(page, undefined, { isUserVerified: false })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('No passkey was used. Try again, or sign in with your password.')).toBeVisible()
})
