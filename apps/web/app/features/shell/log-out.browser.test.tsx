import type { ConversationView, MessagePageView } from '@guildhall/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { insertDeal, signInAs } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import Chat from '../messages/chat.tsx'
import SignedInLayout from './signed-in-layout.tsx'

// virtua's lists make Chromium log this; see `chat.browser.test.tsx`.
afterEach(() => {
  const logged = vi.mocked(console.error)
  expect(logged.mock.calls.filter(([first]) => !String(first).includes('ResizeObserver loop'))).toEqual([])
  logged.mockClear()
})

function Screen({ otherId }: { otherId: string }) {
  const { user } = useSession()
  return (
    <>
      <SignedInLayout />
      <div style={{ display: 'flex', flexDirection: 'column', height: '30rem' }}>
        {user ? <Chat userId={user.id} otherId={otherId} /> : null}
      </div>
    </>
  )
}

test('logging out asks before it discards a message that was not sent', async () => {
  const { client, freelancer } = await insertDeal()
  signInAs(client)
  mount(<Screen otherId={freelancer.userId} />, paths.chat(freelancer.userId))
  const composer = page.getByRole('textbox', { name: /^Message to/ })
  await commands.setLine([{ method: 'POST', path: '/messages$', does: 'cut' }])
  await composer.fill('Not to be lost')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('Not sent yet.')).toBeVisible()
  async function logOut() {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
  }

  await logOut()
  await expect.element(page.getByRole('dialog').getByText(/A message of yours was not sent yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(hasStoredToken()).toBe(true)
  await commands.setLine([])
  // On a slow machine the chat may have sent it again by itself meanwhile.
  const again = page.getByRole('button', { name: 'Try again' }).query() as HTMLElement | null
  again?.click()
  await expect.element(page.getByRole('feed').getByText('Sent', { exact: true })).toBeVisible()

  await logOut()
  await expect.poll(toasts).toContain('Logout successful')
  expect(hasStoredToken()).toBe(false)
  const { _id } = await freelancer.call<ConversationView>('GET', `/api/conversation-with/${client.userId}`)
  const { messages } = await freelancer.call<MessagePageView>('GET', `/api/conversations/${_id}/messages`)
  expect(messages.map(({ text }) => text)).toContain('Not to be lost')
})
