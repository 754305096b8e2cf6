import type { Page } from '@playwright/test'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { jobsChannel } from '../../apps/server/src/platform/jobs/job-announcer.ts'
import { agree } from '../support/contracts.ts'
import { deliver } from '../support/deliveries.ts'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// Withdrawing more than there is.
test.use({ expectedErrors: [/409 \(Conflict\).*\/api\/payouts/] })

test('from the acceptance to the withdrawal: the money is held, released and paid out', { tag: '@push' }, async ({
  person,
  pageOf,
  baseURL,
}) => {
  test.slow()
  const [client, freelancer] = [await person(), await person()]
  const project = {
    ...newProject(),
    description: 'A booking page for a studio.\n\n- Every class with its seats\n- Closed days cannot be booked',
  }
  const { _id: projectId } = await client.call<{ _id: string }>('POST', '/projects/create', project)
  const working = await pageOf(freelancer)

  await test.step('the freelancer reads the fee before proposing', async () => {
    await working.goto(`/projects/${projectId}`)
    await expect(working.getByText('You get $1,080 after the 10% fee.')).toBeVisible()
    await working.getByLabel('Price in USD').fill('1000.50')
    await expect(working.getByText('You get $900.45 after the 10% fee.')).toBeVisible()
    await working.getByLabel('Your proposal').fill('I would begin with the calendar.')
    await working.getByLabel('Delivery days').fill('10')
    await working.getByRole('button', { name: 'Apply Now' }).click()
    await expect(working.getByText('Pending', { exact: true })).toBeVisible()
  })

  const hiring = await pageOf(client)
  await test.step('the client reads it too and accepts', async () => {
    await hiring.goto(`/projects/${projectId}`)
    await hiring.getByRole('button', { name: new RegExp(freelancer.username) }).click()
    await hiring.getByRole('button', { name: 'Accept Proposal' }).click()
    const dialog = hiring.getByRole('dialog')
    await expect(
      dialog.getByText(`${freelancer.username} then gets $900.45, after Guildhall’s fee of 10%.`),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Accept Proposal' }).click()
    await expect(hiring.getByText('Next: Pay into escrow')).toBeVisible()
    await hiring.getByRole('link', { name: 'Open Contract' }).click()
    await expect(hiring.getByRole('heading', { name: 'Pay into escrow' })).toBeVisible()
  })

  await test.step('the freelancer sees that it is not funded', async () => {
    await working.goto('/active-jobs')
    const row = working.getByRole('listitem').filter({ hasText: project.title })
    await expect(row.getByText('Not paid into escrow')).toBeVisible()
    await expect(row.getByText(`Waiting for ${client.username} to pay into escrow`)).toBeVisible()
    await row.getByRole('link', { name: project.title }).click()
    await expect(working.getByText('Not funded yet: you may wait until it is')).toBeVisible()
  })

  await test.step('one card is declined, the next one pays, and the freelancer is told', async () => {
    await hiring.getByRole('button', { name: 'Pay $1,000.50 into escrow' }).click()
    const dialog = hiring.getByRole('dialog')
    await expect(dialog.getByText('Test mode: no real money moves')).toBeVisible()
    await payWith(hiring, 'Is declined')
    await expect(dialog.getByText('The bank declined this card. Try another one.')).toBeVisible()
    await payWith(hiring, 'Succeeds at once')
    await expect(hiring.getByText('$1,000.50 is held in escrow.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(hiring.getByRole('heading', { name: `Waiting for ${freelancer.username} to deliver` })).toBeVisible()
    await expect(working.getByText('Funded: $1,000.50 is held in escrow')).toBeVisible()
    for (const page of [hiring, working]) await expect(page.getByText(/^Held until /)).toBeVisible()
  })

  const proposalId = await proposalOf(client.call)
  await test.step('a delivery, changes, another delivery, and the approval', async () => {
    await deliver(baseURL ?? '', freelancer, proposalId)
    await expect(hiring.getByRole('heading', { name: 'Review the delivery' })).toBeVisible()
    await hiring.reload()
    await expect(hiring.getByText('Without an answer from you, it counts as approved on')).toBeVisible()
    await hiring.getByRole('button', { name: 'Request Changes' }).click()
    const choice = hiring
      .getByRole('dialog')
      .getByRole('combobox', { name: 'Which of the agreed criteria is not met?' })
    await choice.selectOption('Closed days cannot be booked')
    await hiring.getByRole('dialog').getByRole('textbox').fill('Sundays are closed.')
    await hiring.getByRole('dialog').getByRole('button', { name: 'Request Changes' }).click()
    await expect(hiring.getByText('Changes to version 1 requested')).toBeVisible()
    await expect(working.getByRole('heading', { name: 'Deliver your work' })).toBeVisible()
    for (const page of [hiring, working]) {
      const timeline = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) })
      await expect(timeline.getByText('“Closed days cannot be booked”')).toBeVisible()
    }
    const asked = working.getByRole('status').filter({ hasText: `${client.username} asked for changes` })
    await expect(asked.getByText('“Closed days cannot be booked”')).toBeVisible()
    await expect(asked.getByText('Sundays are closed.')).toBeVisible()
    await deliver(baseURL ?? '', freelancer, proposalId)
    await hiring.reload()
    await hiring.getByRole('button', { name: 'Approve', exact: true }).click()
    const dialog = hiring.getByRole('dialog')
    await expect(dialog.getByText(`what you paid into escrow is released to ${freelancer.username}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(hiring.getByRole('heading', { name: 'This contract is completed' })).toBeVisible()
  })

  await test.step('both read the same ledger, and can keep it as a file', async () => {
    const rows = ['Paid by card', 'Held in escrow', 'Out of escrow', 'To the freelancer', 'Platform fee']
    const amounts = ['−$1,000.50', '+$1,000.50', '−$1,000.50', '+$900.45', '+$100.05']
    for (const page of [hiring, working]) {
      const lines = page.getByRole('table', { name: 'Lines of the ledger' }).locator('tbody tr')
      await expect(lines).toHaveCount(rows.length)
      for (const [position, text] of rows.entries()) {
        await expect(lines.nth(position)).toContainText(text)
        await expect(lines.nth(position)).toContainText(amounts[position] ?? '')
      }
    }
    const download = working.waitForEvent('download')
    await working.getByRole('button', { name: 'Download as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^contract-.*\.csv$/)
  })

  await test.step('the freelancer withdraws part of it, then the rest', async () => {
    await working.getByRole('link', { name: 'Earnings' }).first().click()
    await working.getByRole('button', { name: 'Withdraw' }).click()
    const dialog = working.getByRole('dialog')
    await expect(dialog.getByLabel('Amount in USD')).toHaveValue('900.45')
    await dialog.getByLabel('Amount in USD').fill('1000')
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(dialog.getByText('Only $900.45 can be withdrawn now.')).toBeVisible()
    await dialog.getByLabel('Amount in USD').fill('400')
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(working.getByText('$400 is being paid out to you.')).toBeVisible()
    await expect(working.getByText('$500.45', { exact: true })).toBeVisible()
    await expect(working.getByRole('list', { name: 'Withdrawals' }).getByText('$400')).toBeVisible()
  })

  await test.step('the client finds both payments in the list', async () => {
    await hiring.goto('/payments')
    const payments = hiring.getByRole('list', { name: 'Payments' }).getByRole('listitem')
    await expect(payments).toHaveCount(2)
    await expect(payments.nth(0)).toContainText('Paid')
    await expect(payments.nth(1)).toContainText('The bank declined this card.')
  })
})

test('a card that asks to confirm: the payment goes on after a reload, and nothing is charged when it is refused', async ({
  person,
  pageOf,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const { contractId } = await agree(client, freelancer)
  const page = await pageOf(client)
  await page.goto(`/contracts/${contractId}`)
  await page.getByRole('button', { name: 'Pay $1,200 into escrow' }).click()
  await payWith(page, 'Asks to confirm with the bank')
  await expect(page.getByRole('dialog', { name: 'Your bank asks' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'See the payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByText('The payment was not confirmed with the bank, so nothing was charged.')).toBeVisible()
  await payWith(page, 'Asks to confirm with the bank')
  await dialog.getByRole('button', { name: 'Approve' }).click()

  await expect(page.getByText('$1,200 is held in escrow.')).toBeVisible()
  expect(await statusesOf(client.call)).toEqual(['succeeded', 'failed'])
})

test('a card that succeeds late: the page waits for the bank, also after a reload', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  test.slow()
  const [client, freelancer] = [await person(), await person()]
  const { contractId } = await agree(client, freelancer)
  const page = await pageOf(client)
  await page.goto(`/contracts/${contractId}`)
  await page.getByRole('button', { name: 'Pay $1,200 into escrow' }).click()
  const paid = page.waitForResponse('**/test-card')
  await payWith(page, 'Succeeds after a while')
  await paid
  const letBankAct = await holdBank(databaseUrl, contractId)
  await expect(page.getByRole('dialog', { name: 'Waiting for the bank' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible()
  await page.getByRole('button', { name: 'See the payment' }).click()
  await expect(page.getByRole('dialog', { name: 'Waiting for the bank' })).toBeVisible()

  await letBankAct()
  await expect(page.getByText('$1,200 is held in escrow.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: `Waiting for ${freelancer.username} to deliver` })).toBeVisible()
  expect(await statusesOf(client.call)).toEqual(['succeeded'])
})

test('work that is approved unpaid makes the payment due, and paying releases it at once', async ({
  person,
  pageOf,
  baseURL,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const { contractId, proposalId } = await agree(client, freelancer)
  await deliver(baseURL ?? '', freelancer, proposalId)
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)
  const page = await pageOf(client)
  await page.goto('/contracts?status=payment_due')
  await page.getByRole('link', { name: /^Booking page/ }).click()
  await page.getByRole('button', { name: 'Pay $1,200', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay $1,200' }).dblclick()

  await expect(page.getByText(`$1,200 paid. ${freelancer.username} can withdraw it now.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This contract is completed' })).toBeVisible()

  const working = await pageOf(freelancer)
  await working.goto(`/contracts/${contractId}`)
  await expect(working.getByRole('link', { name: 'Active Jobs', exact: true })).toHaveAttribute(
    'aria-current',
    /page|true/,
  )
  await expect(working.getByText('$1,080 was released to you')).toBeVisible()
  expect(await statusesOf(client.call)).toEqual(['succeeded'])
})

/** The test bank acts after ten seconds, which a slow page may need to load. */
async function holdBank(databaseUrl: string, contractId: string) {
  const database = openDatabase(databaseUrl, 1)
  const move = (to: string) =>
    database.pool.query(
      `update jobs.job set start_after = ${to} where name = 'payments.sandbox_settle' and state = 'created'
         and data ->> 'paymentId' in (select id::text from payments where contract_id = $1)`,
      [contractId],
    )
  await move(`now() + interval '1 hour'`)
  return async () => {
    await move('now()')
    await database.pool.query(`notify ${jobsChannel}, 'payments.sandbox_settle'`)
    await database.close()
  }
}

async function payWith(page: Page, card: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(card).check()
  await dialog.getByRole('button', { name: /^Pay / }).click()
}

type Call = <T>(method: 'GET', path: string) => Promise<T>

async function proposalOf(call: Call): Promise<string> {
  const [contract] = await call<{ proposalId: string }[]>('GET', '/api/contracts?role=client')
  return contract?.proposalId ?? ''
}

const statusesOf = async (call: Call) =>
  (await call<{ status: string }[]>('GET', '/api/payments')).map(({ status }) => status)
