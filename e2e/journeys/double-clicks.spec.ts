import { agree, pay } from '../support/contracts.ts'
import { deliver } from '../support/deliveries.ts'
import { expect, test } from '../support/test.ts'

test('a double click pays once, offers once and withdraws once', { tag: '@push' }, async ({
  person,
  pageOf,
  baseURL,
}) => {
  test.slow()
  const [client, freelancer] = [await person(), await person()]
  const { contractId } = await agree(client, freelancer)
  const hiring = await pageOf(client)

  await test.step('paying', async () => {
    await hiring.goto(`/contracts/${contractId}`)
    await hiring.getByRole('button', { name: 'Pay $1,200 into escrow' }).click()
    await hiring.getByRole('dialog').getByRole('button', { name: 'Pay $1,200' }).dblclick()
    await expect(hiring.getByText('$1,200 is held in escrow.')).toBeVisible()
    expect(await client.call<object[]>('GET', '/api/payments')).toMatchObject([{ status: 'succeeded' }])
  })

  await test.step('an offer to end it', async () => {
    await hiring.getByRole('button', { name: 'Offer to End It' }).click()
    const form = hiring.getByRole('form', { name: 'Offer to end this contract' })
    await form.getByLabel('To the freelancer').fill('200')
    await form.getByLabel('Back to the client').fill('1000')
    await form.getByLabel('Reason').fill('The plans have changed.')
    await form.getByRole('button', { name: 'Send Offer' }).dblclick()
    await expect(hiring.getByRole('button', { name: 'Withdraw Offer' })).toBeVisible()
    const { offers } = await client.call<{ offers: object[] }>('GET', `/api/contracts/${contractId}`)
    expect(offers).toHaveLength(1)
  })

  await test.step('withdrawing', async () => {
    const { contractId: other, proposalId } = await agree(client, freelancer, { usd: 100 })
    await pay(client, other)
    await deliver(baseURL ?? '', freelancer, proposalId)
    await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)
    const working = await pageOf(freelancer)
    await working.goto('/earnings')
    await working.getByRole('button', { name: 'Withdraw' }).click()
    const dialog = working.getByRole('dialog')
    await dialog.getByLabel('Amount in USD').fill('40')
    await dialog.getByRole('button', { name: 'Withdraw' }).dblclick()
    await expect(working.getByText('$40 is being paid out to you.')).toBeVisible()
    await expect(working.getByText('$50', { exact: true })).toBeVisible()
    expect(await freelancer.call<object[]>('GET', '/api/payouts')).toMatchObject([{ amount: 40 }])
  })
})

test('a withdrawal that the bank refuses comes back to the balance, and the open screen says so', async ({
  person,
  pageOf,
  baseURL,
}) => {
  test.slow()
  const [client, freelancer] = [await person(), await person()]
  const { contractId, proposalId } = await agree(client, freelancer, { usd: 100 })
  await pay(client, contractId)
  await deliver(baseURL ?? '', freelancer, proposalId)
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)
  const page = await pageOf(freelancer)
  await page.goto('/earnings')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Refuses it').check()
  await expect(dialog.getByText('$90 leaves your balance now; $0 stays. If the bank')).toBeVisible()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()

  const row = page.getByRole('list', { name: 'Withdrawals' }).getByRole('listitem')
  await expect(row.getByText('The bank refused it. $90 went back to your balance.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await page.goto('/notifications')
  await expect(page.getByText('Your withdrawal of $90 was refused by the bank.')).toBeVisible()
})
