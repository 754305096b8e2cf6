import type { Page } from '@playwright/test'
import { agree } from '../support/contracts.ts'
import { deliver as deliverWork } from '../support/deliveries.ts'
import { expect, standInForStripe, test } from '../support/stripe.ts'

// One worker, so one server, for all tests. Stripe's script is our stand-in.
test.describe.configure({ mode: 'default' })
test.use({
  // The test that blocks the script.
  expectedErrors: [/net::ERR_FAILED/],
})

async function payWith(page: Page, card: string) {
  await page.getByLabel('Card (stand-in)').selectOption(card)
  await page.getByRole('button', { name: 'Pay $1,200' }).click()
}

type Stripe = Parameters<typeof standInForStripe>[1]

const intentThat = ({ state }: Stripe, status: string) =>
  [...state.intents.values()].find((intent) => intent.status === status)?.id ?? ''

async function payBySlowBank(page: Page, stripe: Stripe, contractId: string) {
  await standInForStripe(page, stripe)
  await page.goto(`/contracts/${contractId}/pay`)
  await payWith(page, 'takes long')
  await expect(page.getByText('Waiting for the bank')).toBeVisible()
}

test('a client pays by card, in the only page that loads Stripe’s script', { tag: '@push' }, async ({
  person,
  pageOf,
  stripe,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const { contractId } = await agree(client, freelancer)
  const page = await pageOf(client)
  const asked = await standInForStripe(page, stripe)

  await test.step('the page of the contract asks nothing of Stripe', async () => {
    await page.goto(`/contracts/${contractId}`)
    await expect(page.getByRole('link', { name: 'Pay $1,200 into escrow' })).toBeVisible()
    expect(asked).toEqual([])
  })

  await test.step('without the script it says so, charges nothing, and tries again', async () => {
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Pay $1,200 into escrow' }).click()
    await expect(page.getByRole('alert')).toContainText('Stripe’s card form could not be loaded')
    await expect(page.getByText('Test mode: no real money moves')).toBeVisible()
    await page.unroute('https://js.stripe.com/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Card (stand-in)')).toBeVisible()
  })

  await test.step('the form says itself what is missing, and nothing is begun', async () => {
    await page.getByRole('button', { name: 'Pay $1,200' }).click()
    await expect(page.getByRole('button', { name: 'Pay $1,200' })).not.toHaveAttribute('aria-busy')
    expect(stripe.state.intents.size).toBe(0)
  })

  await test.step('one card is declined, one is refused at the bank, and the next one pays', async () => {
    await payWith(page, 'is declined')
    await expect(page.getByText('The bank declined this card. Try another one.')).toBeVisible()
    await payWith(page, 'asks the bank here')
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText('The payment was not confirmed with the bank, so nothing was charged.')).toBeVisible()
    await payWith(page, 'succeeds')
    await expect(page.getByText('$1,200 is held in escrow')).toBeVisible()
  })

  await page.getByRole('link', { name: 'See the contract' }).click()
  await expect(page.getByRole('heading', { name: `Waiting for ${freelancer.username} to deliver` })).toBeVisible()
  const charged = [...stripe.state.intents.values()].filter(({ status }) => status === 'succeeded')
  expect(charged.map(({ amount }) => amount)).toEqual([120_000])
})

test('an amount that Stripe does not charge is said in place of its form', async ({ person, pageOf, stripe }) => {
  const [client, freelancer] = [await person(), await person()]
  const { contractId } = await agree(client, freelancer, { usd: 0.49 })
  const page = await pageOf(client)
  await standInForStripe(page, stripe)

  await page.goto(`/contracts/${contractId}/pay`)

  await expect(page.getByText('$0.49 cannot be paid by card')).toBeVisible()
  await expect(page.getByText('A card can be charged $0.50 to $999,999.99 at once.')).toBeVisible()
  await expect(page.getByLabel('Card (stand-in)')).toBeHidden()
})

test('a client comes back from the bank’s own page, and confirms after a reload', async ({
  person,
  pageOf,
  stripe,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const first = await agree(client, freelancer)
  const page = await pageOf(client)
  await standInForStripe(page, stripe)

  await test.step('from the bank’s page', async () => {
    await page.goto(`/contracts/${first.contractId}/pay`)
    await payWith(page, 'asks the bank elsewhere')
    await page.waitForURL('https://hooks.stripe.com/**')
    stripe.state.answerBank(intentThat(stripe, 'requires_action'), true)
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page.getByText('$1,200 is held in escrow')).toBeVisible()
  })

  await test.step('after a reload', async () => {
    const { contractId } = await agree(client, freelancer)
    await page.goto(`/contracts/${contractId}/pay`)
    await payWith(page, 'asks the bank here')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Confirm with your bank' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('$1,200 is held in escrow')).toBeVisible()
  })
})

test('a payment that waits says its own amount, whatever the contract has come to lack', async ({
  person,
  pageOf,
  stripe,
  deliver,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const { contractId } = await agree(client, freelancer)
  const changes = `/api/contracts/${contractId}/changes`
  const page = await pageOf(client)
  await payBySlowBank(page, stripe, contractId)
  await expect(page.getByText('The payment of $1,200 is recorded when the bank confirms it.')).toBeVisible()

  const change = { amount: 1_500, reason: 'One page more.' }
  const { openChange } = await client.call<{ openChange: { _id: string } }>('POST', changes, change)
  await freelancer.call('POST', `${changes}/${openChange._id}/accept`)
  await page.reload()

  await expect(page.getByText('Waiting for the bank')).toBeVisible()
  await expect(page.getByText('The payment of $1,200 is recorded when the bank confirms it.')).toBeVisible()
  stripe.state.finishProcessing(intentThat(stripe, 'processing'))
  await deliver(stripe.state.events.at(-1))
  await expect(page.getByRole('button', { name: 'Pay $300' })).toBeVisible()
})

test('a payment that takes long is recorded by the webhook, and the page follows', async ({
  person,
  pageOf,
  stripe,
  deliver,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const { contractId } = await agree(client, freelancer)
  const page = await pageOf(client)
  await payBySlowBank(page, stripe, contractId)

  stripe.state.finishProcessing(intentThat(stripe, 'processing'))
  await deliver(stripe.state.events.at(-1))

  await expect(page.getByText('$1,200 is held in escrow')).toBeVisible()
})

test('a freelancer sets up a payout account and withdraws', async ({ person, pageOf, stripe, deliver, baseURL }) => {
  const [client, freelancer] = [await person(), await person()]
  const { contractId, proposalId } = await agree(client, freelancer)
  const paying = await pageOf(client)
  await standInForStripe(paying, stripe)
  await paying.goto(`/contracts/${contractId}/pay`)
  await payWith(paying, 'succeeds')
  await expect(paying.getByText('$1,200 is held in escrow')).toBeVisible()
  await deliverWork(baseURL ?? '', freelancer, proposalId)
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)

  const page = await pageOf(freelancer)
  await page.route('https://connect.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title><h1>Who are you?</h1>' }),
  )
  await page.goto('/earnings')
  await expect(page.getByText('Test mode: no real money moves')).toBeVisible()
  await expect(page.getByText('You can withdraw it once your payout account is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Set up payouts' }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()

  const checked = page.waitForResponse('**/api/payout-account/check')
  await page.goto('/earnings?onboarding=done')
  await checked
  await expect(page.getByText('Your payout account is not ready yet')).toBeVisible()
  const [accountId = ''] = stripe.state.accounts.keys()
  stripe.state.finishOnboarding(accountId)
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('$1,080 is being paid out to you.')).toBeVisible()

  await expect.poll(() => stripe.state.payouts.size).toBe(1)
  const [payoutId = ''] = stripe.state.payouts.keys()
  stripe.state.endPayout(payoutId, 'paid')
  await deliver(stripe.state.events.at(-1))
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Paid out')).toBeVisible({ timeout: 5_000 })
  }).toPass()
})
