import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import MailedOfferScreen from './mailed-offer-screen.tsx'

test('an offer opened without its link says so in a heading, and leads to the offers of the account', async () => {
  mount(<MailedOfferScreen />, '/direct-contracts/offer')

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('The link is incomplete')
  await expect
    .element(page.getByRole('link', { name: 'Contracts Offered to You' }))
    .toHaveAttribute('href', '/direct-contracts/offers?role=freelancer')
})
