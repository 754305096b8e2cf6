import { insertConversation, propose } from '../support/conversations.ts'
import { newProject, type Person } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

async function insertTalk(person: (username?: string) => Promise<Person>) {
  const [client, freelancer] = [await person('Wilma'), await person('Rui')]
  await propose(client, freelancer)
  const talk = await insertConversation(client, freelancer)
  await talk.say(client, 'When could you start?')
  await talk.say(freelancer, 'On Monday.')
  return { client, freelancer, ...talk }
}

test('a conversation reads as a feed of named messages, and only what arrives is announced', { tag: '@push' }, async ({
  person,
  pageOf,
}) => {
  const { client, freelancer, say } = await insertTalk(person)
  const page = await pageOf(client)
  await page.goto(`/messages/chat/${freelancer.userId}`)

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Messages" [level=1]
    - region "Conversations":
      - search:
        - searchbox "Search people and messages"
      - list "Conversations":
        - listitem:
          - link /Rui .* On Monday\\./
    - region "Conversation":
      - heading "Rui" [level=2]
      - button "Search in this conversation"
      - button "More"
      - feed "Messages with Rui":
        - article /^Rui sent a proposal/
        - article /^You. When could you start\\?/:
          - button "Copy text"
          - button "Edit message"
          - button "Delete message"
        - article /^Rui. On Monday\\./:
          - button "Copy text"
          - button "Report message"
      - form "Write to Rui":
        - button "Attach files"
        - textbox "Message to Rui"
        - button "Send" [disabled]
  `)
  const announced = page.getByRole('main').locator('[aria-live=polite]')
  await expect(announced).toHaveText('')

  await say(freelancer, 'Or on Tuesday.')
  await expect(announced).toHaveText('Rui: Or on Tuesday.')
})

test('in a conversation the focus stays where the reader is', async ({ person, pageOf }) => {
  const { client, freelancer } = await insertTalk(person)
  const page = await pageOf(client)
  await page.goto('/messages')
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').press('Enter')
  const own = page.getByRole('article', { name: /^You/ })
  await expect(own).toBeVisible()
  await expect(page.getByRole('region', { name: 'Conversation', exact: true })).toBeFocused()

  await test.step('a search starts in its field and leads back to its button', async () => {
    const button = page.getByRole('button', { name: 'Search in this conversation' })
    await button.press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Search messages' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  await test.step('an edit that is given up leads back to its message', async () => {
    await own.focus()
    await own.getByRole('button', { name: 'Edit message' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Edit message' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(own).toBeFocused()
  })

  await test.step('a deleted message keeps the focus', async () => {
    await own.getByRole('button', { name: 'Delete message' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Message' }).press('Enter')
    await expect(own).toContainText('This message was deleted.')
    await expect(own).toBeFocused()
  })
  expect(page.url()).toContain(freelancer.userId)
})

test('the bell says that its panel is open, and reading everything does not lose the focus', async ({
  person,
  pageOf,
}) => {
  const [client, rui] = [await person(), await person('Rui')]
  const { _id: projectId } = await client.call<{ _id: string }>('POST', '/projects/create', newProject('A chair'))
  await rui.call('POST', '/api/proposals', { projectId, freelancerId: rui.userId, message: 'Of oak?' })
  const page = await pageOf(client)
  await page.goto('/notifications')

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).press('Enter')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - button "Notifications, 1 unread" [expanded]
    - dialog "Notifications":
      - heading "Notifications" [level=2]
      - button "Mark all as read"
      - list:
        - listitem:
          - link /^Unread. Rui sent a proposal for “A chair”\\./
      - link "All notifications"
      - link "Settings"
  `)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeFocused()

  const list = page.getByRole('region', { name: 'Notifications', exact: true })
  await list.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(list).toBeFocused()
  await expect(list).toMatchAriaSnapshot(`
    - group "Show":
      - radio "All" [checked]
      - radio "Unread"
    - region "Today":
      - heading "Today" [level=2]
      - list:
        - listitem:
          - link /^Rui sent a proposal for “A chair”\\./
  `)
})

test('the security settings have one heading for each thing to set', async ({ person, pageOf }) => {
  const page = await pageOf(await person())
  await page.goto('/settings/security')

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Security" [level=1]
    - navigation "Settings":
      - list:
        - listitem:
          - link "Profile"
    - heading "Email address" [level=2]
    - button "Change address"
    - heading "Password" [level=2]
    - button "Change password"
    - heading "Two-factor sign-in" [level=2]
    - button "Set up an authenticator app"
    - heading "Passkeys" [level=2]
    - button "Add a passkey"
    - heading "Devices" [level=2]
    - list "Devices":
      - listitem:
        - paragraph: /This device/
  `)
})
