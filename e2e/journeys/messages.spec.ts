import type { Page } from '@playwright/test'
import { insertConversation, propose } from '../support/conversations.ts'
import type { Person } from '../support/people.ts'
import { samplePdf } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'

type Arrange = { person: () => Promise<Person>; pageOf: (person: Person) => Promise<Page> }

async function openConversation({ person, pageOf }: Arrange) {
  const [client, freelancer] = [await person(), await person()]
  await propose(client, freelancer)
  const [hers, his] = [await pageOf(client), await pageOf(freelancer)]
  await hers.goto(`/messages/chat/${freelancer.userId}`)
  return { client, freelancer, hers, his }
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const feed = (page: Page) => page.getByRole('feed')

async function write(page: Page, text: string) {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

test('two people write to each other, and what was read says so', { tag: '@push' }, async ({ person, pageOf }) => {
  const { client, freelancer, hers, his } = await openConversation({ person, pageOf })

  await test.step('the freelancer waits for the first word', async () => {
    await his.goto(`/messages/chat/${client.userId}`)
    await expect(his.getByText('The client writes first.')).toBeVisible()
    await expect(composer(his)).toHaveCount(0)
  })

  await test.step('the client writes, with a Markdown subset that stays text where it is none', async () => {
    await write(
      hers,
      'Hello, **when** could you start? <b>No</b> [link](javascript:alert(1)) https://example.com/a_b_c.',
    )
    await expect(feed(hers).getByText('Hello,')).toBeVisible()
    await expect(feed(hers).locator('strong')).toHaveText('when')
    await expect(feed(hers).locator('b')).toHaveCount(0)
    const link = feed(hers).getByRole('link', { name: 'https://example.com/a_b_c' })
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer')
    await expect(link).toHaveAttribute('href', 'https://example.com/a_b_c')
    await expect(feed(hers).getByText(/^(Sent|Read)$/)).toBeVisible()
  })

  await test.step('the freelancer sees it with what happened before, and answers', async () => {
    await expect(feed(his).getByText('Hello,')).toBeVisible()
    await expect(feed(his).getByText(/sent a proposal/)).toBeVisible()
    await write(his, 'On Monday.')
    await expect(feed(hers).getByText('On Monday.')).toBeVisible()
    await expect(feed(hers).getByText('Read', { exact: true })).toBeVisible()
  })

  await test.step('both find it in their list', async () => {
    await hers.goto('/messages')
    await expect(hers.getByRole('list', { name: 'Conversations' })).toContainText('On Monday.')
    await hers.getByRole('link', { name: freelancer.username }).click()
    await expect(feed(hers).getByText('On Monday.')).toBeVisible()
  })
})

test('both see that a message was edited or deleted, and get a file; who is blocked cannot write', async ({
  person,
  pageOf,
}) => {
  const { client, hers, his } = await openConversation({ person, pageOf })
  await write(hers, 'The price is 1200.')
  await write(hers, 'Ignore this.')
  await his.goto(`/messages/chat/${client.userId}`)
  await expect(feed(his).getByText('Ignore this.')).toBeVisible()

  await test.step('edits it in its place', async () => {
    const row = hers.getByRole('article').filter({ hasText: 'The price is 1200.' })
    await row.hover()
    await row.getByRole('button', { name: 'Edit message' }).click()
    await hers.getByRole('textbox', { name: 'Edit message' }).fill('The price is 1300.')
    await hers.getByRole('button', { name: 'Save' }).click()
    await expect(hers.getByRole('article').filter({ hasText: 'The price is 1300.' })).toContainText('edited')
    await expect(his.getByRole('article').filter({ hasText: 'The price is 1300.' })).toContainText('edited')
  })

  await test.step('deletes one, by keyboard', async () => {
    const row = hers.getByRole('article').filter({ hasText: 'Ignore this.' })
    await row.focus()
    await row.getByRole('button', { name: 'Delete message' }).press('Enter')
    await hers.getByRole('dialog').getByRole('button', { name: 'Delete Message' }).click()
    await expect(feed(hers).getByText('This message was deleted.')).toBeVisible()
    await expect(feed(his).getByText('This message was deleted.')).toBeVisible()
    await expect(feed(his).getByText('Ignore this.')).toHaveCount(0)
  })

  await test.step('sends a file, which comes back as it was; a refused one says why', async () => {
    await hers
      .locator('input[type=file]')
      .setInputFiles({ name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') })
    await expect(hers.getByText('This kind of file cannot be sent as it is. Pack it into a ZIP.')).toBeVisible()
    await hers.getByRole('button', { name: 'Remove run.exe' }).click()

    await hers.locator('input[type=file]').setInputFiles(samplePdf)
    await write(hers, 'The brief')
    const file = feed(his).getByRole('button', { name: `Download ${samplePdf.name}` })
    await expect(file).toBeVisible()
    const download = his.waitForEvent('download')
    await file.click()
    expect((await download).suggestedFilename()).toBe(samplePdf.name)
  })

  await test.step('who is blocked cannot write, and what was written stays', async () => {
    await write(his, 'Hello back')
    await expect(feed(hers).getByText('Hello back')).toBeVisible()

    await hers.getByRole('button', { name: 'More' }).click()
    await hers.getByRole('menuitem', { name: 'Block' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
    await expect(hers.getByText('You blocked this person.')).toBeVisible()
    await his.reload()
    await expect(his.getByText('you cannot write to this person')).toBeVisible()
    await expect(feed(his).getByText('Hello back')).toBeVisible()
    await expect(feed(his).getByRole('button', { name: `Download ${samplePdf.name}` })).toBeVisible()

    await hers.getByRole('button', { name: 'Unblock' }).click()
    await expect(composer(hers)).toBeVisible()
  })
})

test('a muted conversation says so, and still counts what is unread', async ({ person, pageOf }) => {
  const { client, hers, his } = await openConversation({ person, pageOf })
  await write(hers, 'Hello')
  await expect(feed(hers).getByText('Sent', { exact: true })).toBeVisible()
  await his.goto(`/messages/chat/${client.userId}`)
  await his.getByRole('button', { name: 'More' }).click()
  await his.getByRole('menuitem', { name: 'Mute' }).click()
  await expect(his.getByText('You are not notified of new messages here.')).toBeVisible()
  await expect(feed(hers).getByText('Read', { exact: true })).toBeVisible()
  await his.goto('/messages')

  await write(hers, 'Are you there?')

  const row = his.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  await expect(row).toContainText('Muted')
  await expect(row).toContainText('1 unread')
  await his.goto('/notifications')
  // From before it was muted.
  await expect(his.getByRole('main').getByText(/sent you/)).toHaveCount(1)
})

test('who reports a message can block its author at once, and sees that it was received', async ({
  person,
  pageOf,
}) => {
  const { client, hers, his } = await openConversation({ person, pageOf })
  await write(hers, 'Send me your password')
  await his.goto(`/messages/chat/${client.userId}`)
  const row = his.getByRole('article').filter({ hasText: 'Send me your password' })
  await row.hover()
  await row.getByRole('button', { name: 'Report message' }).click()
  const reason = his.getByRole('textbox', { name: 'What is wrong?' })
  await his.getByRole('button', { name: 'Send Report' }).click()
  await expect(reason).toHaveAccessibleDescription('Say what is wrong.')
  await expect(reason).toBeFocused()
  await reason.fill('Phishing')
  await his.getByRole('checkbox', { name: /^Block/ }).check()
  await his.getByRole('button', { name: 'Send Report' }).click()

  await expect(row).toContainText('You reported this message · received')
  await expect(his.getByText('You blocked this person.')).toBeVisible()
  await row.hover()
  await row.getByRole('button', { name: 'Your report' }).click()
  await expect(his.getByRole('dialog')).toContainText('An operator of this site will read it')
})

test('a long conversation opens at its unread line, loads further at both ends and finds a message', async ({
  person,
  pageOf,
}) => {
  test.slow()
  const { client, freelancer, hers, his } = await openConversation({ person, pageOf })
  const { url, say } = await insertConversation(client, freelancer)
  await say(client, 'Hello')
  await say(freelancer, 'Hello back')
  // Messages without an answer are limited, so the two alternate.
  for (let count = 1; count <= 90; count++) await say(count % 2 ? client : freelancer, `Message number ${count}.`)
  await freelancer.call('POST', `${url}/read`, { seq: 62 })

  await his.goto(`/messages/chat/${client.userId}`)
  await expect(his.getByText('New messages')).toBeInViewport()
  await expect(feed(his).getByText('Message number 60.')).toBeInViewport()
  await expect(feed(his).getByText('Message number 90.')).not.toBeInViewport()

  await his.getByRole('button', { name: /Jump to latest/ }).click()
  await expect(feed(his).getByText('Message number 90.')).toBeInViewport()
  await expect(his.getByRole('button', { name: /Jump to latest/ })).toHaveCount(0)

  await his.getByRole('button', { name: 'Search in this conversation' }).click()
  await his.getByRole('searchbox', { name: 'Search messages' }).fill('number 3.')
  await his
    .getByRole('region', { name: 'Search in this conversation' })
    .getByRole('button', { name: /Message number 3\./ })
    .click()
  await expect(feed(his).getByText('Message number 3.', { exact: true })).toBeInViewport()
  await hers.close()
})

test('a conversation of tall and short messages opens at its end', async ({ person, pageOf }) => {
  const { client, freelancer, his } = await openConversation({ person, pageOf })
  const { url, say } = await insertConversation(client, freelancer)
  const tall = 'The classes have seats, and two stay free until the evening before. '.repeat(6)
  for (let count = 1; count <= 40; count++) await say(count % 2 ? client : freelancer, count <= 20 ? tall : 'Yes.')
  const { seq } = await say(freelancer, 'That is all.')
  await freelancer.call('POST', `${url}/read`, { seq })

  await his.goto(`/messages/chat/${client.userId}`)
  await his.evaluate(() => document.fonts.ready)

  await expect(feed(his).getByText('That is all.')).toBeInViewport()
  await expect(his.getByRole('button', { name: /Jump to latest/ })).toHaveCount(0)
})
