import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import NewOfferScreen from './new-offer-screen.tsx'

const send = page.getByRole('button', { name: 'Send Offer' })
const confirmFirst = page.getByText('Confirm your email address before you offer contracts by email')

test('an offer by mail asks for a confirmed address before anything is typed, and one to a member does not', async () => {
  const [client, freelancer] = [await person(), await person('Ann')]
  await freelancer.call('PUT', '/api/profile/me', { name: 'Ann', mayBeFound: false })
  signInAs(client)
  const { unmount } = mount(<NewOfferScreen />, '/direct-contracts/new')
  await expect.element(confirmFirst).toBeVisible()
  await expect.element(send).toBeDisabled()
  unmount()

  mount(<NewOfferScreen />, `/direct-contracts/new?to=${freelancer.userId}`)
  await expect.element(page.getByText('Only former clients can offer Ann a contract')).toBeVisible()
  await expect.element(send).toBeEnabled()
  await expect.element(confirmFirst).not.toBeInTheDocument()
})
