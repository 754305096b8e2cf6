import type { Page, WebSocket } from '@playwright/test'
import { mailedLink } from '../support/mail.ts'
import { insertPerson, newProject, type Person } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const fresh = 'three calm river stones'

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
}

const notice = (page: Page) => page.getByRole('region', { name: 'Confirm your address' })

test('a newcomer confirms their address with the link that signing up mailed', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Username').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, email, fresh)
  await page.goto('/freelance')
  await expect(notice(page)).toContainText(email)

  await page.goto(await mailedLink(email, 'confirm-email'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your settings' }).click()

  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test.describe('with links that do not work', () => {
  test.use({ expectedErrors: [/Failed to load resource.*(404|409)/] })

  test('the page says so and what to do instead; an unknown address gets the same words as any', async ({
    page,
    baseURL,
  }) => {
    const { email } = await insertPerson(baseURL ?? '')
    const link = await mailedLink(email, 'confirm-email')
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()

    await page.goto('/login')
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(page.getByRole('alert')).toContainText('This link has been used. It works only once.')

    await page.goto('/reset-password')
    await expect(page.getByRole('alert')).toContainText('The link is incomplete')
    await page.goto('/login')
    await page.goto('/reset-password#invented')
    await page.getByLabel('New password').fill(fresh)
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page.getByRole('alert')).toContainText('This link does not work.')
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)

    await page.getByLabel('Email').fill('nobody-at-all@example.com')
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await expect(page.getByText('If an account has the address nobody-at-all@example.com')).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  // The old session ends, so requests still using it are refused.
  test.use({ expectedErrors: [/Failed to load resource.*401/] })

  test('is replaced with a mailed link, and the sessions of other devices end', async ({ page, person, pageOf }) => {
    const ada = await person()
    const elsewhere = await pageOf(ada)
    await elsewhere.goto('/freelancerDashboard')
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()

    await page.goto('/login')
    await page.getByLabel('Email').fill(ada.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(ada.email)
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await page.goto(await mailedLink(ada.email, 'reset-password'))
    await page.getByLabel('New password').fill(fresh)
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, ada.email, fresh)

    await elsewhere.goto('/freelancerDashboard')
    await expect(elsewhere).toHaveURL(/\/login/)
  })
})

test.describe('in the settings', () => {
  test.use({ expectedErrors: [/Failed to load resource.*(401|403)/] })

  async function openSecurity(page: Page) {
    await page.goto('/settings')
    await page.getByRole('link', { name: /^Security/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  }

  async function changeEmail(page: Page, email: string, password: string) {
    await page.getByRole('button', { name: 'Change address' }).click()
    await page.getByLabel('New address').fill(email)
    await page.getByLabel('Your password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Mail me the link' }).click()
  }

  test('the address changes once the new one is confirmed, and the way back undoes it', async ({ person, pageOf }) => {
    const ada = await person()
    const page = await pageOf(ada)
    const email = `new.${crypto.randomUUID()}@example.com`
    await openSecurity(page)

    await changeEmail(page, email, 'not my password')
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expect(page.getByLabel('New address')).toHaveValue(email)
    await page.getByLabel('Your password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Mail me the link' }).click()
    await expect(page.getByText(`Open the link in the mail to ${email}.`)).toBeVisible()

    await page.goto(await mailedLink(email, 'confirm-new-email'))
    await page.getByRole('button', { name: 'Use this address from now on' }).click()
    await expect(page.getByText(`From now on you sign in with ${email}`)).toBeVisible()
    await page.getByRole('link', { name: 'Go to your settings' }).click()
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menu').getByText(email)).toBeVisible()

    await page.goto(await mailedLink(ada.email, 'restore-email'))
    await page.getByRole('button', { name: 'Keep my address' }).click()
    await expect(page.getByText(`Your account belongs to ${ada.email} again`)).toBeVisible()
    await page.goto(await mailedLink(ada.email, 'reset-password'))
    await page.getByLabel('New password').fill(fresh)
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, ada.email, fresh)
  })

  test('a new password keeps this device signed in and signs the others out', async ({ person, pageOf }) => {
    const ada = await person()
    const [page, elsewhere] = [await pageOf(ada), await pageOf(await secondSession(ada))]
    await openSecurity(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
    await page.getByLabel('Current password', { exact: true }).fill('not my password')
    await page.getByLabel('New password', { exact: true }).fill(fresh)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(fresh)
    await page.getByLabel('Current password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Save new password' }).click()

    await expectToast(page, 'Your password is changed')
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(page.getByText('This device')).toBeVisible()
    await elsewhere.goto('/freelancerDashboard')
    await expect(elsewhere).toHaveURL(/\/login/)
  })

  test('after a new password this tab goes on hearing live, and the sockets of other sessions end', async ({
    person,
    pageOf,
  }) => {
    const [ada, rui] = [await person(), await person('Rui')]
    const [page, elsewhere] = [await pageOf(ada), await pageOf(await secondSession(ada))]
    const { _id: projectId } = await ada.call<{ _id: string }>('POST', '/projects/create', newProject())
    // A busy browser loads the socket's client late.
    const patience = { timeout: 30_000 }
    const accepted = (socket: WebSocket) =>
      socket.waitForEvent('framereceived', {
        ...patience,
        predicate: ({ payload }) => String(payload).startsWith('40'),
      })
    async function follow(tab: Page) {
      const opening = tab.waitForEvent('websocket', patience)
      const following = opening.then(accepted)
      await openSecurity(tab)
      await following
      return opening
    }
    await follow(page)
    const other = await follow(elsewhere)

    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password', { exact: true }).fill(ada.password)
    await page.getByLabel('New password', { exact: true }).fill(fresh)
    const otherClosed = other.waitForEvent('close', patience)
    const reconnected = page.waitForEvent('websocket', patience).then(accepted)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expectToast(page, 'Your password is changed')

    await reconnected
    await otherClosed
    const message = 'I would love to.'
    await rui.call('POST', '/api/proposals', { projectId, freelancerId: rui.userId, message })
    await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
  })

  test('devices are signed out, a new name stands in the menu at once, and a theme is kept', async ({
    person,
    pageOf,
  }) => {
    const ada = await person('Ada')
    const page = await pageOf(ada)

    const others = await Promise.all([secondSession(ada), secondSession(ada), secondSession(ada)])
    const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')

    await test.step('a failed load says so and tries again', async () => {
      await page.route('**/api/account/sessions', (route) =>
        route.fulfill({ status: 403, json: { code: 'x', message: 'Not now.' } }),
      )
      await openSecurity(page)
      await expect(page.getByText('Your devices could not be loaded')).toBeVisible()
      await page.unroute('**/api/account/sessions')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('This device')).toBeVisible()
    })

    await expect(devices).toHaveCount(4)
    await expect(devices.first()).toContainText('This device')

    await devices
      .nth(1)
      .getByRole('button', { name: /^Sign out/ })
      .click()
    await expect(devices).toHaveCount(3)
    await page.getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect(devices).toHaveCount(1)

    for (const other of others) {
      await expect(() => expect(other.call('GET', '/api/auth/me')).rejects.toThrow('401')).toPass({ timeout: 30_000 })
    }
    await expect(ada.call('GET', '/api/auth/me')).resolves.toMatchObject({ userId: ada.userId })

    await page.goto('/settings/profile')
    await page.getByLabel('Username').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Save username' }).click()
    await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Username')).toHaveValue('Ada Lovelace')

    await page.goto('/settings/appearance')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.getByRole('radio', { name: 'Match my device' })).toBeChecked()
  })
})

async function secondSession(person: Person): Promise<Person> {
  const { email, password } = person
  const { token } = await person.call<{ token: string }>('POST', '/auth/login', { email, password })
  const call: Person['call'] = async (method, path) => {
    const response = await fetch(new URL(path, process.env.E2E_URL), {
      method,
      headers: { authorization: `Bearer ${token}` },
    })
    if (!response.ok) throw new Error(`${response.status}`)
    return response.json()
  }
  return { ...person, token, call, stored: { ...person.stored, token } }
}
