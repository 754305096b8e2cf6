import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import type { Person } from '../support/people.ts'
import { setUpAuthenticator } from '../support/second-factor.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

async function enterPassword(page: Page, { email, password }: Person) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('two-factor sign-in: set up, save the codes, sign in with a code and without the phone, turn off', async ({
  page: visitor,
  person,
  pageOf,
}) => {
  const ada = await person('Ada Moreau')
  const own = await pageOf(ada)
  await enterPassword(visitor, ada)
  await expectToast(visitor, 'Login successful')
  const { app, codes } = await setUpAuthenticator(own, ada)
  expect(codes).toHaveLength(10)
  await expect(own.getByText('Your other device was signed out.')).toBeVisible()
  await visitor.goto('/settings/security')
  await expect(visitor).toHaveURL(/login/)
  const downloading = own.waitForEvent('download')
  await own.getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await own.getByRole('button', { name: 'I have saved them' }).click()
  await expect(own.getByText(codes[0] ?? '')).toHaveCount(0)
  await expect(own.getByText('You have 10 recovery codes left.')).toBeVisible()

  await enterPassword(visitor, ada)
  const code = visitor.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  expect(await tokenOf(visitor)).toBeNull()
  await code.fill('12')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription('Enter the 6 digits that your app shows.')
  await code.fill('000000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/This code is not right/)
  const right = app.nextCode()
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await code.press('Enter')
  await expectToast(visitor, 'Login successful')
  await expect(visitor).toHaveURL(/\/$/)
  expect(await tokenOf(visitor)).toBeTruthy()

  await enterPassword(visitor, ada)
  await visitor.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = visitor.getByLabel('Recovery code')
  await expect(recovery).toBeFocused()
  await recovery.fill((codes[0] ?? '').toLowerCase())
  await recovery.press('Enter')
  await expectToast(visitor, 'Login successful')
  await expect(visitor).toHaveURL(/\/$/)

  await own.reload()
  await expect(own.getByText('You have 9 recovery codes left.')).toBeVisible()
  await own.getByRole('button', { name: 'Turn off' }).click()
  const dialog = own.getByRole('dialog', { name: 'Turn two-factor sign-in off?' })
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('This is not your current password.')
  await dialog.getByLabel('Your password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(/Enter a code of your authenticator app/)
  await expect(dialog.getByLabel('Code')).toBeFocused()
  await dialog.getByLabel('Code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(own.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
})

test('recovery codes are copied, printed on a sheet of their own, and replaced by new ones', async ({
  person,
  pageOf,
}) => {
  const ada = await person()
  const page = await pageOf(ada)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => {
      Object.assign(window.top ?? {}, { printed: document.body.textContent })
    }
  })
  const { codes } = await setUpAuthenticator(page, ada)

  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('button', { name: 'Print' }).click()

  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  await expect
    .poll(() => page.evaluate(() => (window as { printed?: string }).printed))
    .toBe(`Guildhall recovery codes of ${ada.email}${codes.join('\n')}`)

  await page.getByRole('button', { name: 'Make new recovery codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make new recovery codes?' })
  await dialog.getByLabel('Your password').fill(ada.password)
  await dialog.getByLabel('Code').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Make new codes' }).click()

  await expect(dialog).toHaveCount(0)
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  await expect(shown.filter({ hasText: codes[0] ?? '' })).toHaveCount(0)
})

test.describe('light on a phone, dark on a desktop', () => {
  test('axe finds nothing on the way, and nothing overflows', async ({ page, person }) => {
    test.slow()
    const ada = await person()
    const expectSound = async () => {
      for (const [colorScheme, width] of [
        ['light', 375],
        ['dark', 1280],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        const without = width === 375 ? [] : ['color-contrast']
        expect(await axeViolations(page, { without }), `${colorScheme}, ${width} pixels`).toEqual([])
        await expectNoOverflow(page)
      }
    }
    await page.goto('/login')
    await page.evaluate((stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
    }, ada.stored)
    await page.goto('/settings/security')
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await page.getByLabel('Your password').fill(ada.password)
    await expectSound()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expectSound()
    await page.keyboard.press('Escape')
    await setUpAuthenticator(page, ada)
    await expectSound()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByLabel('Name of the passkey')).toBeVisible()
    await expectSound()

    await page.evaluate(() => localStorage.clear())
    await enterPassword(page, ada)
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await expectSound()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expectSound()
  })
})
