import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { http } from '../../http.ts'
import { getQueryClient } from '../../query-client.ts'
import { OtherAccountNotice } from './shared/other-account-notice.tsx'
import { useSession } from './shared/session.tsx'

function Screen() {
  const { user, otherAccount } = useSession()
  return (
    <>
      <p>The page of {user?.name}</p>
      {otherAccount ? <OtherAccountNotice own={user?.name ?? ''} other={otherAccount} /> : null}
    </>
  )
}

function openSecondTab() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const storage = frame.contentWindow!.localStorage
  return {
    store(stored: Record<string, string>) {
      for (const [key, value] of Object.entries(stored)) storage.setItem(key, value)
    },
    /** Until this tab has heard of it. */
    async remove(key: string) {
      const heard = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }))
      storage.removeItem(key)
      await heard
    },
    close: () => frame.remove(),
  }
}

test('a tab says that another signed in as somebody else, sends nothing meanwhile, and goes on when its own is back', async () => {
  const [theo, ines] = [await person('Theo'), await person('Ines')]
  signInAs(theo)
  mount(<Screen />)
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  await commands.mendLine()

  const second = openSecondTab()
  second.store(ines.stored)
  await expect.element(page.getByText('You are now signed in as Ines')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Continue as Ines' })).toBeVisible()
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  await expect(http.get('/api/auth/me')).rejects.toMatchObject({ code: 'session.other_account' })
  expect(await commands.listCalls()).toEqual([])

  second.store(theo.stored)
  await expect.element(page.getByText('You are now signed in as')).not.toBeInTheDocument()
  await expect(http.get('/api/auth/me')).resolves.toMatchObject({
    username: 'Theo',
  })
  second.close()
})

test('a tab that hears of another sign-in piece by piece, and slowly, is never signed out in between', async () => {
  const [theo, ines] = [await person('Theo'), await person('Ines')]
  signInAs(theo)
  mount(<Screen />)
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  getQueryClient().setQueryData(['read'], 'by Theo')
  const second = openSecondTab()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await second.remove('token')
  vi.advanceTimersByTime(500)
  vi.useRealTimers()

  expect(getQueryClient().getQueryData(['read'])).toBe('by Theo')
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  await expect(http.get('/api/auth/me')).rejects.toMatchObject({ code: 'session.other_account' })
  second.store(ines.stored)
  await expect.element(page.getByText('You are now signed in as Ines')).toBeVisible()
  expect(getQueryClient().getQueryData(['read'])).toBe('by Theo')
  second.close()
})
