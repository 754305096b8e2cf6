import type { AccountSettingsView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person } from '../../../testing/people.ts'
import { getQueryClient } from '../../query-client.ts'
import { keyOf } from '../../query-keys.ts'
import { accountQuery } from '../accounts/shared/account-query.ts'
import { beginSession } from '../accounts/shared/session-store.ts'
import SignedInLayout from './signed-in-layout.tsx'

const notice = page.getByRole('region', { name: 'Confirm your address' })

test('whoever signed in unconfirmed is told on every screen but the one that says more, and never during an assessment', async () => {
  const { stored, email } = await person()
  beginSession({ ...stored, isUnconfirmed: true })

  const { router } = mount(<SignedInLayout />, '/earnings')
  await expect.element(notice.getByText(email)).toBeVisible()
  await expect.element(notice.getByRole('button', { name: 'Send it again' })).toBeVisible()

  for (const path of ['/modules?attempt=1', '/settings/security']) {
    await router.navigate(path)
    await expect.element(notice).not.toBeInTheDocument()
    await router.navigate('/modules')
    await expect.element(notice).toBeVisible()
  }
})

test('that the address is confirmed stands in a live region that was there before', async () => {
  const { stored } = await person()
  beginSession({ ...stored, isUnconfirmed: true })
  mount(<SignedInLayout />, '/earnings')
  const region = notice.getByRole('status')
  await expect.element(region).toBeInTheDocument()
  const before = region.element()
  expect(before.textContent).toBe('')

  const settingsKey = keyOf('account', 'of', stored.userId, 'settings')
  await expect.poll(() => getQueryClient().getQueryData(settingsKey)).toMatchObject({ emailConfirmed: false })
  getQueryClient().setQueryData<AccountSettingsView>(
    settingsKey,
    (known) => known && { ...known, emailConfirmed: true },
  )

  await expect.element(region).toHaveTextContent('Your address is confirmed.')
  expect(region.element()).toBe(before)
})

test.each([320, 375])('at %d pixels the notice shows all it has, within its height', async (width) => {
  await page.viewport(width, 667)
  const { stored } = await person()
  beginSession({ ...stored, isUnconfirmed: true })
  mount(<SignedInLayout />, '/earnings')

  await expect.element(notice.getByRole('button', { name: 'Send it again' })).toBeVisible()
  await expect.element(notice.getByRole('link', { name: 'Change address' })).toBeVisible()
  const [frame, text] = [notice.element(), notice.getByText('Confirm your address').element()]
  expect(frame.scrollWidth).toBeLessThanOrEqual(width)
  expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight)
})

test('a notice that is learned of late waits for the next screen, so that it moves nothing', async () => {
  const { stored } = await person()
  beginSession(stored)

  const { router } = mount(<SignedInLayout />, '/earnings')
  await expect
    .poll(() => getQueryClient().getQueryData(accountQuery(stored.userId).queryKey))
    .toMatchObject({ isUnconfirmed: true })
  await expect.element(notice).not.toBeInTheDocument()

  await router.navigate('/contracts')
  await expect.element(notice).toBeVisible()
})
