import { agree, pay } from '../support/contracts.ts'
import { insertConversation } from '../support/conversations.ts'
import { deliver } from '../support/deliveries.ts'
import { makeOperator } from '../support/operators.ts'
import { expect, test } from '../support/test.ts'

// Without a session, operators' pages answer 404.
test.use({ expectedErrors: [/404 \(Not Found\).*\/admin\//] })

test('a dispute: each side states a split, what both agree on is paid, and an operator decides about the rest', async ({
  person,
  pageOf,
  baseURL,
  databaseUrl,
}) => {
  test.slow()
  const [client, freelancer, decider] = [await person(), await person(), await person()]
  await makeOperator(databaseUrl, decider)
  const title = `A disputed page ${crypto.randomUUID().slice(0, 6)}`
  const { contractId, proposalId } = await agree(client, freelancer, { usd: 1_000, title })
  await pay(client, contractId)
  const { say } = await insertConversation(client, freelancer)
  await say(client, 'When does the **second page** come?\n\n- the text\n- the drawings')
  await deliver(baseURL ?? '', freelancer, proposalId)
  const [hiring, working, operating] = [await pageOf(client), await pageOf(freelancer), await pageOf(decider)]

  await test.step('the client opens it and reads before what will happen', async () => {
    await hiring.goto(`/contracts/${contractId}`)
    await hiring.getByRole('button', { name: 'Open a Dispute' }).click()
    const dialog = hiring.getByRole('dialog')
    await expect(dialog.getByText('The $1,000 in escrow is set aside.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Open Dispute' }).click()
    await expect(dialog.getByText('Say why you think so.')).toBeVisible()
    await dialog.getByLabel('To the freelancer').fill('200')
    await expect(dialog.getByLabel('Back to the client')).toHaveValue('800.00')
    await dialog.getByLabel('Reason').fill('The second page is missing.')
    await dialog.getByRole('button', { name: 'Open Dispute' }).click()
    await expect(hiring.getByRole('heading', { name: 'You opened a dispute' })).toBeVisible()
    await expect(hiring.getByText('Set aside in a dispute', { exact: true }).first()).toBeVisible()
    await expect(hiring.getByRole('button', { name: 'Withdraw Dispute' })).toBeVisible()
  })

  await test.step('the freelancer answers with another split, and sees what is paid out with it', async () => {
    await working.goto(`/contracts/${contractId}`)
    await expect(working.getByText('The second page is missing.')).toBeVisible()
    await expect(working.getByRole('button', { name: 'Upload' })).toBeHidden()
    await working.getByRole('button', { name: 'State Your Split' }).click()
    const dialog = working.getByRole('dialog')
    await dialog.getByLabel('To the freelancer').fill('700')
    await expect(
      dialog.getByText('$200 goes to the freelancer, before the fee, and $300 back to the client, at once.'),
    ).toBeVisible()
    await dialog.getByLabel('Reason').fill('Two of three pages are done.')
    await dialog.getByRole('button', { name: 'Send Split' }).click()
    await expect(working.getByText('$500 is still in dispute.')).toBeVisible()
    await expect(hiring.getByText('$500 is still in dispute.')).toBeVisible()
    await expect(hiring.getByText('Two of three pages are done.')).toBeVisible()
    await expect(hiring.getByRole('button', { name: 'Withdraw Dispute' })).toBeHidden()
  })

  await test.step('both ask for an operator', async () => {
    for (const page of [hiring, working]) {
      await page.getByRole('button', { name: 'Ask for an Operator' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ask for an Operator' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await expect(hiring.getByRole('heading', { name: 'An operator decides this dispute' })).toBeVisible()
    await expect(hiring.getByRole('button', { name: 'Change Your Split' })).toBeHidden()
  })

  await test.step('the operator reads the evidence and decides', async () => {
    await operating.goto('/admin/disputes')
    await operating.getByRole('link', { name: title }).click()
    await expect(operating.getByRole('heading', { name: 'Deliveries' })).toBeVisible()
    await expect(operating.getByText(/^SHA-256 [0-9a-f]{64}$/).first()).toBeVisible()
    const words = operating.getByRole('listitem').filter({ hasText: 'When does the second page come?' })
    await expect(words.getByText('second page', { exact: true })).toHaveRole('strong')
    await expect(words.getByRole('listitem')).toHaveText(['the text', 'the drawings'])
    const download = operating.waitForEvent('download')
    await operating.getByRole('button', { name: 'Download as PDF' }).click()
    expect((await download).suggestedFilename()).toBe(`Dispute ${title}.pdf`)
    await operating.getByRole('button', { name: 'Decide About $500' }).click()
    const dialog = operating.getByRole('dialog')
    await dialog.getByLabel('To the freelancer').fill('133.33')
    await expect(dialog.getByText(`${freelancer.username} gets $133.33 less the fee, and $366.67`)).toBeVisible()
    await dialog.getByLabel('Reason').fill('Two pages of three were delivered.')
    await dialog.getByRole('button', { name: 'Decide', exact: true }).click()
    await expect(operating.getByRole('heading', { name: 'The decision' })).toBeVisible()
    await operating.goto('/admin/log?kind=dispute.decided')
    await expect(operating.getByText('Two pages of three were delivered.').first()).toBeVisible()
  })

  await test.step('both read the reason, who gets what, and the same ledger', async () => {
    for (const page of [hiring, working]) {
      await expect(page.getByRole('heading', { name: 'An operator decided this dispute' })).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'Dispute' }).getByText('Two pages of three were delivered.'),
      ).toBeVisible()
      const lines = page.getByRole('table', { name: 'Lines of the ledger' }).locator('tbody tr')
      // Paid and held, set aside, two releases with their fee and two refunds.
      await expect(lines).toHaveCount(2 + 2 + 2 * 3 + 2 * 2)
    }
    await working.goto('/earnings')
    await expect(working.getByText('$300', { exact: true }).first()).toBeVisible()
  })
})
