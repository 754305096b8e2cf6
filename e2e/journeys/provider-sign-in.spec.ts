import { findFreePort } from '../../apps/server/src/platform/embedded-postgres/server-process.ts'
import { startOpenIdProvider } from '../../apps/server/src/testing/openid-provider.ts'
import { axeViolations } from '../support/axe.ts'
import { insertPerson } from '../support/people.ts'
import { startGuildhall } from '../support/server.ts'
import { expect, saveData, test } from '../support/test.ts'
import { expectToast, recordToasts } from '../support/toasts.ts'

// The provider asks for an account that has the address already.
test.use({ expectedErrors: [/Failed to load resource.*409/] })

test('a visitor signs in with a provider, and links it to the account they had', async ({
  browser,
  contextOptions,
}) => {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const provider = await startOpenIdProvider({ publicUrl: url })
  const { issuer, clientId, clientSecret, name } = provider.config
  const guildhall = await startGuildhall({
    GUILDHALL_DEMO: '0',
    PORT: String(port),
    SIGN_IN_OIDC_ISSUER: issuer.href,
    SIGN_IN_OIDC_ID: clientId,
    SIGN_IN_OIDC_SECRET: clientSecret,
    SIGN_IN_OIDC_NAME: name,
  })
  const context = await browser.newContext({ ...contextOptions, baseURL: url })
  await saveData(context)
  await recordToasts(context)
  const page = await context.newPage()

  await test.step('the first time makes an account, and leads where the visitor wanted to go', async () => {
    provider.setPerson({ sub: 'new', email: 'new@example.com', email_verified: true, name: 'Nia Okafor' })
    await page.goto('/login?next=/freelance')
    await page.getByRole('button', { name: 'Continue with Example ID' }).click()
    await expect(page).toHaveURL(`${url}/freelance`)
    await expectToast(page, 'Login successful')
    await expect(page.getByRole('button', { name: 'Account of Nia Okafor' })).toBeVisible()
  })

  await test.step('an account with the address is opened once by its password, and by the provider from then on', async () => {
    const ada = await insertPerson(url, 'Ada Moreau')
    provider.setPerson({ sub: 'ada', email: ada.email, email_verified: true, name: 'Ada M.' })
    await page.evaluate(() => localStorage.clear())
    // By which the provider knows who was there before.
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with Example ID' }).click()
    await expect(page.getByRole('heading', { name: 'You have an account already' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Sign in to that account' }).click()
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Example ID signs you in from now on')).toBeVisible()
    await expect(page).toHaveURL(`${url}/`)
    await page.goto('/settings/security')
    await expect(page.getByRole('list', { name: 'Accounts that sign you in' })).toContainText(ada.email)
    expect(await axeViolations(page)).toEqual([])
  })

  await page.context().close()
  await guildhall.stop()
  await provider.stop()
})
