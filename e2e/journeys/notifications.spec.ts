import type { Page } from '@playwright/test'
import { connected } from '../support/connected.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { hurriedUnsubscribeLink } from '../support/mail.ts'
import { insertPerson, newProject, type Person } from '../support/people.ts'
import { expect, saveData, test } from '../support/test.ts'

const bellOf = (page: Page, unread = 0) =>
  page.getByRole('button', { name: `Notifications${unread > 0 ? `, ${unread} unread` : ''}`, exact: true })

async function postProject(client: Person) {
  const { _id: projectId, title } = await client.call<{ _id: string; title: string }>(
    'POST',
    '/projects/create',
    newProject(),
  )
  const propose = (freelancer: Person) =>
    freelancer.call<{ _id: string }>('POST', '/api/proposals', {
      projectId,
      freelancerId: freelancer.userId,
      message: 'I would love to.',
    })
  return { projectId, title, propose }
}

test('a proposal rings the bell while its client looks, and reading it shows in their other tab', {
  tag: '@push',
}, async ({ pageOf, person }) => {
  const [client, rui, ada] = [await person(), await person('Rui'), await person('Ada')]
  const { projectId, title, propose } = await postProject(client)
  const page = await pageOf(client)
  const live = connected(page)
  await page.goto('/clientDashBoard')
  await live
  const other = await page.context().newPage()
  await other.goto('/freelance')

  await propose(rui)
  await expect(bellOf(page, 1)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'New notification. 1 unread.' })).toBeAttached()
  await propose(ada)
  await expect(bellOf(page, 2)).toBeVisible()
  await expect(bellOf(other, 2)).toBeVisible()

  await bellOf(page, 2).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('link', { name: `Unread: Rui sent a proposal for “${title}”.` }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/${projectId}$`))
  await expect(panel).toBeHidden()
  await expect(bellOf(page, 1)).toBeVisible()
  await expect(bellOf(other, 1)).toBeVisible()
})

test('what happens while the socket is cut shows when it is back', async ({ pageOf, person }) => {
  const [client, rui] = [await person(), await person('Rui')]
  const { propose } = await postProject(client)
  const page = await pageOf(client)
  await page.clock.install()
  let isCut = false
  const connected = new Promise<{ close(): Promise<void> }>((resolve) => {
    void page.routeWebSocket(/\/api\/live/, (socket) => {
      if (isCut) return void socket.close()
      const server = socket.connectToServer()
      server.onMessage((message) => {
        socket.send(message)
        if (String(message).startsWith('40')) resolve(socket)
      })
    })
  })
  await page.goto('/clientDashBoard')
  const socket = await connected

  isCut = true
  await socket.close()
  await propose(rui)
  await page.clock.fastForward(5_000)
  await expect(bellOf(page)).toBeVisible()
  isCut = false
  await page.clock.fastForward(40_000)

  await expect(bellOf(page, 1)).toBeVisible()
})

test('where no socket gets through, the bell is read anew every minute', async ({ pageOf, person }) => {
  const [client, rui] = [await person(), await person('Rui')]
  const { propose } = await postProject(client)
  const page = await pageOf(client)
  await page.clock.install()
  const tried = new Promise<void>((resolve) => {
    void page.routeWebSocket(/\/api\/live/, (socket) => {
      void socket.close()
      resolve()
    })
  })
  await page.goto('/clientDashBoard')
  await expect(bellOf(page)).toBeVisible()
  await tried
  await propose(rui)

  await page.clock.fastForward(61_000)

  await expect(bellOf(page, 1)).toBeVisible()
})

test('the panel by keyboard: opens, marks all as read, closes and gives the focus back', async ({ pageOf, person }) => {
  const [client, rui] = [await person(), await person('Rui')]
  await (await postProject(client)).propose(rui)
  const page = await pageOf(client)
  const { press } = keyboardOf(page)
  await page.goto('/clientDashBoard')

  await press(bellOf(page, 1))
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await press(panel.getByRole('button', { name: 'Mark all as read' }))
  await expect(bellOf(page)).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(panel).toBeHidden()
  await expect(bellOf(page)).toBeFocused()
})

test('the list loads on as its reader scrolls, and can show what is unread alone', async ({ pageOf, person }) => {
  const client = await person()
  const freelancers = await Promise.all(Array.from({ length: 5 }, () => person()))
  for (let count = 0; count < 8; count += 1) {
    const { propose } = await postProject(client)
    await Promise.all(freelancers.map(propose))
  }
  const page = await pageOf(client)
  await page.goto('/notifications')
  const list = page.getByRole('region', { name: 'Notifications' })
  await expect(list.getByRole('region', { name: 'Today' })).toBeVisible()

  await list.getByText('Showing').scrollIntoViewIfNeeded()
  await expect(list.getByText('Showing 40 of 40 notifications')).toBeVisible()
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bellOf(page)).toBeVisible()
  await list.getByRole('radio', { name: 'Unread' }).click()

  await expect(page).toHaveURL(/show=unread/)
  await expect(page.getByRole('heading', { name: 'Nothing unread' })).toBeVisible()
})

test('what is mailed is chosen by kind, with quiet hours in the browser’s time zone', async ({
  browser,
  baseURL,
  person,
}) => {
  const rui = await person()
  const localStorage = Object.entries(rui.stored).map(([name, value]) => ({ name, value }))
  const storageState = { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] }
  const context = await browser.newContext({ baseURL, storageState, timezoneId: 'Asia/Kathmandu' })
  await saveData(context)
  const page = await context.newPage()
  await page.goto('/settings/notifications')

  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true })
  await choice('All of Messages', 'Daily').check()
  expect((await page.getByRole('main').boundingBox())?.height).toBeLessThan(900)
  await page.getByRole('button', { name: 'When you hire' }).click()
  await choice('A proposal for your project', 'Never').check()
  await expect(page.getByRole('button', { name: 'When you hire varies' })).toBeVisible()
  await page.getByRole('button', { name: 'When we mail' }).click()
  await page.getByLabel('Quiet hours').check()
  await page.getByLabel('To', { exact: true }).fill('22:00')
  await expect(page.getByText('Choose a time other than From.')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('06:30')
  await expect(page.getByRole('main').getByRole('status').getByText('Saved')).toBeVisible()
  await context.close()

  expect(await rui.call('GET', '/api/notifications/settings')).toMatchObject({
    choices: { 'proposal.received': 'off', 'message.received': 'digest', 'delivery.submitted': 'now' },
    quietHours: { from: '22:00', to: '06:30' },
    timeZone: expect.stringMatching(/^Asia\/Kat/),
    saved: true,
  })
})

test('the link in a mail that was sent turns such mails off by being opened, and they can be turned on again', async ({
  page,
  pageOf,
  person,
  databaseUrl,
}) => {
  const [client, rui] = [await person(), await person('Rui')]
  await (await postProject(client)).propose(rui)

  await page.goto(await hurriedUnsubscribeLink(databaseUrl, client))

  await expect(page.getByRole('heading', { name: 'Mails are off' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^A proposal for your project$/ })).toBeVisible()
  const settings = await pageOf(client)
  await settings.goto('/settings/notifications')
  const choice = (kind: string, name: string) =>
    settings.getByRole('group', { name: kind, exact: true }).getByRole('radio', { name, exact: true })
  const openGroups = async () => {
    for (const name of ['When you hire', 'When you work']) await settings.getByRole('button', { name }).click()
  }
  await openGroups()
  await expect(choice('A proposal for your project', 'Never')).toBeChecked()
  await expect(choice('Your proposal was accepted', 'At once')).toBeChecked()

  await page.getByRole('button', { name: 'Undo: turn them on again' }).click()
  await expect(page.getByRole('heading', { name: 'Mails are on again' })).toBeVisible()
  await settings.reload()
  await openGroups()
  await expect(choice('A proposal for your project', 'At once')).toBeChecked()
})

test('the digest fits the time zone of the browser from the first sign-in on', async ({ browser, baseURL, person }) => {
  const rui = await person()
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Kathmandu' })
  await saveData(context)
  const page = await context.newPage()
  await page.goto('/login')

  await page.getByLabel('Email').fill(rui.email)
  await page.getByLabel('Password', { exact: true }).fill(rui.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect
    .poll(() => rui.call('GET', '/api/notifications/settings'))
    .toMatchObject({ timeZone: expect.stringMatching(/^Asia\/Kat/), saved: false })
  await context.close()
})

test('the settings say that an address has to be confirmed before it is mailed', async ({
  pageOf,
  baseURL,
  person,
}) => {
  const [confirmed, unconfirmed] = [await person(), await insertPerson(baseURL ?? '')]
  const notice = (page: Page) => page.getByRole('main').getByText('Your address is not confirmed')
  const [page, other] = [await pageOf(unconfirmed), await pageOf(confirmed)]

  await page.goto('/settings/notifications')
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('main').getByText(`in our mail to ${unconfirmed.email}`)).toBeVisible()

  await other.goto('/settings/notifications')
  await expect(other.getByRole('button', { name: 'When you hire' })).toBeVisible()
  await expect(notice(other)).toBeHidden()
})

test.describe('a link that is not ours', () => {
  test.use({ expectedErrors: [/404 \(Not Found\).*\/api\/mail\/unsubscribe/] })

  test('turns nothing off and says so', async ({ page }) => {
    await page.goto('/unsubscribe#made-up')

    await expect(page.getByRole('alert')).toContainText('This link does not work')
  })
})
