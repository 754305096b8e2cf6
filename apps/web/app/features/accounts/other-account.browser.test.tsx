import { storageKeys } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { http } from '../../http.ts'
import { getQueryClient } from '../../query-client.ts'
import { authorization } from '../../stored-session.ts'
import { OtherAccountNotice } from './shared/other-account-notice.tsx'
import { useSession } from './shared/session.tsx'
import { hasStoredToken, leaveTabAccount, sessionSnapshot, storedUserId } from './shared/session-store.ts'

function Screen() {
  const { user, otherAccount } = useSession()
  return (
    <>
      <p>The page of {user?.name}</p>
      {otherAccount ? <OtherAccountNotice own={user?.name ?? ''} other={otherAccount} /> : null}
    </>
  )
}

/** A sign-in tells the time zone by the way. From then on, calls are what the tab sends. */
async function forgetCallsOfSignIn() {
  const isTold = async () =>
    (await commands.listCalls()).some(({ path, isOver }) => isOver && path === '/api/notifications/time-zone')
  await expect.poll(isTold).toBe(true)
  await commands.mendLine()
}

function openSecondTab() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const storage = frame.contentWindow!.localStorage
  return {
    store(stored: Record<string, string>) {
      for (const [key, value] of Object.entries(stored)) storage.setItem(key, value)
    },
    /** `act` changes the storage; until this tab has heard of all of it. */
    async change(act: (storage: Storage) => void) {
      const heard = new Promise<void>((resolve) => {
        window.addEventListener('storage', function hear({ key }) {
          if (key !== 'end') return
          window.removeEventListener('storage', hear)
          resolve()
        })
      })
      act(storage)
      storage.setItem('end', crypto.randomUUID())
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
  await forgetCallsOfSignIn()

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

/** What is timed here waits until it is told to go on. */
async function withHeldClock(act: () => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await act()
  } finally {
    vi.useRealTimers()
  }
}

const forgetAll = (storage: Storage) => {
  for (const key of Object.values(storageKeys)) storage.removeItem(key)
}

test('a tab that hears of another sign-in piece by piece, and slowly, is never signed out in between', async () => {
  const [theo, ines] = [await person('Theo'), await person('Ines')]
  signInAs(theo)
  mount(<Screen />)
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  getQueryClient().setQueryData(['read'], 'by Theo')
  const second = openSecondTab()
  const shown = () => [sessionSnapshot(), hasStoredToken(), storedUserId()]
  const before = shown()

  await withHeldClock(async () => {
    await second.change((storage) => {
      storage.removeItem('token')
      expect(shown()).toEqual(before)
      // It has not heard of it yet.
      expect(() => authorization()).toThrow('Another tab is signing in or out.')
    })
    vi.advanceTimersByTime(500)
  })

  expect(shown()).toEqual(before)
  expect(getQueryClient().getQueryData(['read'])).toBe('by Theo')
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  await expect(http.get('/api/auth/me')).rejects.toMatchObject({ code: 'session.changing' })
  second.store(ines.stored)
  await expect.element(page.getByText('You are now signed in as Ines')).toBeVisible()
  expect(getQueryClient().getQueryData(['read'])).toBe('by Theo')
  second.close()
})

test('a tab that loses its token and hears nothing more for two seconds is signed out, and asks as nobody', async () => {
  signInAs(await person('Theo'))
  mount(<Screen />)
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  const second = openSecondTab()

  await withHeldClock(async () => {
    await second.change((storage) => storage.removeItem('token'))
    vi.advanceTimersByTime(2_000)
  })

  await expect.element(page.getByText('The page of Theo')).not.toBeInTheDocument()
  expect([hasStoredToken(), storedUserId()]).toEqual([false, undefined])
  await expect(http.get('/api/auth/me')).rejects.toMatchObject({ status: 401 })
  second.close()
})

test('a tab that was signed out shows nothing of its account to the next one who signs in', async () => {
  const [theo, ines] = [await person('Theo'), await person('Ines')]
  signInAs(theo)
  mount(<Screen />)
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  const second = openSecondTab()
  await second.change(forgetAll)
  await expect.element(page.getByText('The page of Theo')).not.toBeInTheDocument()
  await commands.mendLine()

  second.store(ines.stored)

  await expect.element(page.getByText('The page of Ines')).toBeVisible()
  expect(document.body.textContent).not.toContain('Theo')
  await expect(http.get('/api/auth/me')).resolves.toMatchObject({ username: 'Ines' })
  second.close()
})

test.each([
  { what: 'signed out', change: () => forgetAll(localStorage), shows: 'The page of', isHidden: 'The page of Theo' },
  {
    what: 'signed in to another account',
    change: (other: Record<string, string>) => Object.assign(localStorage, other),
    shows: 'You are now signed in as Ines',
    isHidden: 'The page of Ines',
  },
])('a page that comes back to the screen as it was left notices that another has $what', async (when) => {
  const [theo, ines] = [await person('Theo'), await person('Ines')]
  signInAs(theo)
  mount(<Screen />)
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  // A page hears nothing of its own changes, nor of any while it is put aside.
  when.change(ines.stored)

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  await expect.element(page.getByText(when.shows)).toBeVisible()
  await expect.element(page.getByText(when.isHidden)).not.toBeInTheDocument()
})

test('a tab does not act with the token that a sign-up in another tab leaves', async () => {
  const [theo, nia] = [await person('Theo'), await person('Nia')]
  signInAs(theo)
  mount(<Screen />)
  await expect.element(page.getByText('The page of Theo')).toBeVisible()
  await forgetCallsOfSignIn()
  const second = openSecondTab()

  await withHeldClock(async () => {
    await second.change((storage) => {
      forgetAll(storage)
      storage.setItem('token', nia.stored.token)
      // Before it has heard of it, too.
      expect(() => authorization()).toThrow('Another tab is signing in or out.')
    })
    await expect(http.get('/api/auth/me')).rejects.toMatchObject({ code: 'session.changing' })
    expect(await commands.listCalls()).toEqual([])
    vi.advanceTimersByTime(50)
  })

  await expect.element(page.getByText('The page of Theo')).not.toBeInTheDocument()
  second.close()
})

test('what was held back while another tab signed in to the same account is asked for after it', async () => {
  const theo = await person('Theo')
  signInAs(theo)
  function Asking() {
    const { data, isError } = useQuery({
      queryKey: ['me'],
      queryFn: () => http.get<{ username: string }>('/api/auth/me'),
      retry: false,
    })
    return <p>{isError ? 'Nothing came.' : `It came: ${data?.username}`}</p>
  }
  const second = openSecondTab()

  let isOver = false
  onTestFinished(() => {
    isOver = true
  })
  await withHeldClock(async () => {
    await second.change((storage) => storage.removeItem('token'))
    mount(<Asking />)
    // Moves the clock by nothing, so that the tab waits on: only what is due at once goes on.
    while (!isOver && !document.body.textContent.includes('Nothing came.')) await vi.advanceTimersByTimeAsync(0)
  })
  second.store(theo.stored)

  await expect.element(page.getByText('It came: Theo')).toBeVisible()
  second.close()
})

test('a tab at the sign-in shows what another tab has stored, and nothing that its own account has read', async () => {
  const [theo, ines] = [await person('Theo'), await person('Ines')]
  signInAs(theo)
  mount(<Screen />)
  const second = openSecondTab()
  second.store(ines.stored)
  await expect.element(page.getByText('You are now signed in as Ines')).toBeVisible()
  getQueryClient().setQueryData(['read'], 'by Theo')

  leaveTabAccount()

  await expect.element(page.getByText('The page of Ines')).toBeVisible()
  await expect.element(page.getByText('You are now signed in as')).not.toBeInTheDocument()
  expect(getQueryClient().getQueryData(['read'])).toBeUndefined()
  second.close()
})
