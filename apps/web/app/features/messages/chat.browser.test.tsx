import type { ConversationView, MessagePageView } from '@guildhall/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { chooseFiles } from '../../../testing/choose-files.ts'
import { mount } from '../../../testing/mount.tsx'
import { insertDeal, signInAs } from '../../../testing/people.ts'
import { liveSource } from '../../live/live-events.ts'
import { getQueryClient } from '../../query-client.ts'
import { keyOf } from '../../query-keys.ts'
import Chat from './chat.tsx'

const sending = { method: 'POST', path: '/messages$' }
const composer = page.getByRole('textbox', { name: /^Message to/ })
const send = page.getByRole('button', { name: 'Send' })
const feed = page.getByRole('feed')
const notSent = page.getByText('Not sent yet.')

// virtua measures rows as they appear, and Chromium then logs a harmless ResizeObserver message (see virtua's docs). Any
// other log still fails the test.
afterEach(() => {
  const logged = vi.mocked(console.error)
  expect(logged.mock.calls.filter(([first]) => !String(first).includes('ResizeObserver loop'))).toEqual([])
  logged.mockClear()
})

async function openChat() {
  const { client, freelancer } = await insertDeal()
  signInAs(freelancer)
  const open = () =>
    mount(
      <div style={{ display: 'flex', flexDirection: 'column', height: '40rem' }}>
        <Chat userId={freelancer.userId} otherId={client.userId} />
      </div>,
    )
  const { unmount } = open()
  await expect.element(composer).toBeVisible()
  return {
    client,
    freelancer,
    leave: unmount,
    open,
    async stored() {
      const { _id } = await client.call<ConversationView>('GET', `/api/conversation-with/${freelancer.userId}`)
      const { messages } = await client.call<MessagePageView>('GET', `/api/conversations/${_id}/messages`)
      return messages.filter(({ kind }) => kind === 'text').map(({ text }) => text)
    },
  }
}

async function write(text: string) {
  await composer.fill(text)
  await send.click()
}

async function sent() {
  const calls = await commands.listCalls()
  return calls
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
    .map(({ json }) => JSON.parse(json) as { clientId: string; text: string })
}

test('a message whose answer is lost is sent again under the same id, and is stored once', async () => {
  const { stored } = await openChat()
  await commands.setLine([{ ...sending, does: 'loseAnswer' }])
  await write('Once only')
  await expect.element(notSent).toBeVisible()

  await commands.setLine([])
  // On a slow machine the chat may have sent it again by itself meanwhile.
  const again = page.getByRole('button', { name: 'Try again' }).query() as HTMLElement | null
  again?.click()

  await expect.element(feed.getByText('Sent', { exact: true })).toBeVisible()
  await expect.element(notSent).not.toBeInTheDocument()
  expect(await stored()).toEqual(['Once only'])
  expect(new Set((await sent()).map(({ clientId }) => clientId)).size).toBe(1)
})

test('messages that wait survive leaving the conversation and arrive in the order they were written', async () => {
  const { leave, open, stored } = await openChat()
  await commands.setLine([{ ...sending, does: 'cut' }])
  await write('One')
  await expect.element(notSent).toBeVisible()
  await write('Two')
  leave()

  await commands.setLine([])
  open()

  await expect.element(feed.getByText('Sent', { exact: true }).nth(1)).toBeVisible()
  expect(await stored()).toEqual(['One', 'Two'])
})

test('a message behind one that did not arrive says so, too, and is not sent before it', async () => {
  const { stored } = await openChat()
  await commands.setLine([{ ...sending, does: 'hold' }])
  await write('One')
  await write('Two')
  await expect.element(feed.getByText('Sending...').nth(1)).toBeVisible()

  await commands.setLine([{ ...sending, does: 'cut' }])

  await expect.element(notSent.nth(1)).toBeVisible()
  expect(await stored()).toEqual([])
})

test('what was written and chosen, and not sent, is there again after the conversation was left', async () => {
  const { leave, open } = await openChat()
  await composer.fill('Half a thought')
  chooseFiles(page.getByLabelText('Files', { exact: true }), new File(['%PDF-1.4 plan'], 'plan.pdf'))
  const chosen = page.getByRole('list', { name: 'Chosen files' }).getByText('plan.pdf')
  await expect.element(chosen).toBeVisible()
  leave()

  open()
  await expect.element(composer).toHaveValue('Half a thought')
  await expect.element(chosen).toBeVisible()
})

test('a refused message says why and can be taken back to be changed, before what was typed since', async () => {
  await openChat()
  await commands.setLine([{ ...sending, does: 'answer', status: 400 }])
  await write('Refused')
  await expect.element(page.getByText('This message could not be sent.')).toBeVisible()

  await composer.fill('And this')
  await page.getByRole('button', { name: 'Discard' }).click()

  await expect.element(composer).toHaveValue('Refused\nAnd this')
  await expect.element(feed.getByText('Refused')).not.toBeInTheDocument()
})

test('a file that is refused keeps neither the text nor the other files back', async () => {
  await openChat()
  const chosen = (name: string) => new File(['%PDF-1.4 plan'], name)
  chooseFiles(page.getByLabelText('Files', { exact: true }), chosen('plan.pdf'), chosen('setup.exe'))
  await expect.element(page.getByText('Pack it into a ZIP.')).toBeVisible()

  await write('The plan')

  await expect.element(feed.getByText('plan.pdf')).toBeVisible()
  await expect.element(composer).toHaveValue('')
  await expect.element(page.getByRole('list', { name: 'Chosen files' }).getByText('setup.exe')).toBeVisible()
  await send.click()
  await expect.element(page.getByText('One file cannot be uploaded. Remove it to go on.')).toBeVisible()
})

test('a message whose file the server refuses can be sent without it', async () => {
  const { stored } = await openChat()
  chooseFiles(page.getByLabelText('Files', { exact: true }), new File(['not a PDF'], 'plan.pdf'))
  await write('Without the plan')
  await expect.element(page.getByText('“plan.pdf” is not a ZIP')).toBeVisible()

  await page.getByRole('button', { name: 'Send without files' }).click()

  await expect.element(feed.getByText('Sent', { exact: true })).toBeVisible()
  expect(await stored()).toEqual(['Without the plan'])
})

test('a block stays when an answer from before it arrives after it', async () => {
  const { client, freelancer } = await openChat()
  await write('Hello')
  await expect.element(feed.getByText('Sent', { exact: true })).toBeVisible()
  // The answer that says which conversation the message began must not be the one that is held.
  const more = page.getByRole('button', { name: 'More' })
  await expect.element(more).toBeVisible()
  const queryKey = keyOf('messages', 'with', freelancer.userId, client.userId)
  await commands.setLine([{ method: 'GET', path: '/conversation-with/', does: 'holdAnswer' }])
  void getQueryClient().invalidateQueries({ queryKey })
  const isRead = async () =>
    (await commands.listCalls()).some(
      ({ path, status, isOver }) => path.includes('/conversation-with/') && status === 200 && !isOver,
    )
  await expect.poll(isRead).toBe(true)

  await more.click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  const blocked = page.getByText('You blocked this person.')
  await expect.element(blocked).toBeVisible()
  await commands.setLine([])

  await expect.poll(() => getQueryClient().isFetching({ queryKey })).toBe(0)
  expect(getQueryClient().getQueryData(queryKey)).toMatchObject({ isBlockedByYou: true })
  await expect.element(blocked).toBeVisible()
})

test('what could not be fetched when the socket connected is fetched later, without an event', async () => {
  const { client, freelancer } = await openChat()
  const fetches = async () => (await commands.listCalls()).filter(({ path }) => path.endsWith('/changes')).length
  await write('Are you there?')
  await expect.element(feed.getByText('Sent', { exact: true })).toBeVisible()
  await commands.setLine([{ method: 'GET', path: '/changes$', does: 'answer', status: 503 }])
  const before = await fetches()
  liveSource.connected({ emit() {} })
  onTestFinished(() => liveSource.disconnected())
  await expect.poll(fetches).toBeGreaterThan(before)
  const { _id } = await client.call<ConversationView>('GET', `/api/conversation-with/${freelancer.userId}`)
  await client.call('POST', `/api/conversations/${_id}/messages`, { clientId: crypto.randomUUID(), text: 'On Monday.' })

  await commands.setLine([])

  await expect.element(feed.getByText('On Monday.')).toBeVisible()
})

test('older messages that arrive above move nothing on screen', async () => {
  const { client, freelancer, leave, open } = await openChat()
  leave()
  const opened = await client.call<ConversationView>('POST', '/api/conversations', { userId: freelancer.userId })
  const url = `/api/conversations/${opened._id}`
  for (let count = 1; count <= 120; count++) {
    const text = `Line ${count}. ${'Some more words. '.repeat(count % 7)}`
    await (count % 2 ? client : freelancer).call('POST', `${url}/messages`, { clientId: crypto.randomUUID(), text })
  }
  const { lastSeq } = await freelancer.call<MessagePageView>('GET', `${url}/messages`)
  await freelancer.call('POST', `${url}/read`, { seq: lastSeq })
  open()
  await expect.element(feed.getByText('Line 120.')).toBeInViewport()

  await commands.setLine([{ method: 'GET', path: '/messages$', does: 'hold' }])
  const element = feed.element()
  // The oldest of the first 50.
  const row = feed.getByRole('article').filter({ hasText: 'Line 71.' })
  // Rows that are drawn for the first time are measured, which may move the list for a frame.
  const staysAtTop = async () => {
    element.scrollTop = 0
    const topOfRow = () => row.query()?.getBoundingClientRect().top
    const first = topOfRow()
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const isAtTop = element.getAttribute('aria-busy') === 'true' && element.scrollTop === 0
    return isAtTop && first !== undefined && topOfRow() === first
  }
  await expect.poll(staysAtTop).toBe(true)
  const before = row.element().getBoundingClientRect().top
  await commands.setLine([])

  await expect.poll(() => element.scrollTop).toBeGreaterThan(1_000)
  await expect.poll(() => Math.abs(row.element().getBoundingClientRect().top - before)).toBeLessThan(2)
})
