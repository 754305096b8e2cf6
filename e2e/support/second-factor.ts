import { expect, type Page } from '@playwright/test'
import { openAuthenticatorApp } from './authenticator-app.ts'
import type { Person } from './people.ts'

export async function setUpAuthenticator(page: Page, { password }: Person) {
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const app = openAuthenticatorApp((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '')
  await expect(dialog.getByLabel('Code from the app')).toBeFocused()
  await dialog.getByLabel('Code from the app').fill(app.nextCode())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes now' })).toBeFocused()
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  return { app, codes }
}
