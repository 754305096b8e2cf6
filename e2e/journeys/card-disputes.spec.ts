import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { jobsChannel } from '../../apps/server/src/platform/jobs/job-announcer.ts'
import { agree, pay } from '../support/contracts.ts'
import { makeOperator } from '../support/operators.ts'
import { expect, test } from '../support/test.ts'

// Without a session, operators' pages answer 404.
test.use({ expectedErrors: [/404 \(Not Found\).*\/admin\//] })

test('a bank takes a card payment back: client, freelancer and operator see what waits, until it is returned', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  test.slow()
  const [client, freelancer, decider] = [await person(), await person(), await person()]
  await makeOperator(databaseUrl, decider)
  const title = `A tide table ${client.username}`
  const { contractId } = await agree(client, freelancer, { usd: 1_000, title })
  await pay(client, contractId)
  const changes = `/api/contracts/${contractId}/changes`
  const change = { amount: 1_500, reason: 'Two more harbors.' }
  const { openChange } = await client.call<{ openChange: { _id: string } }>('POST', changes, change)
  await freelancer.call('POST', `${changes}/${openChange._id}/accept`)
  const [hiring, working] = [await pageOf(client), await pageOf(freelancer)]
  const database = openDatabase(databaseUrl, 1)
  /** The test bank acts after a minute; this makes it act now. */
  async function letBankAct() {
    const hurried = () =>
      database.pool.query(
        `update jobs.job set start_after = now() where name = 'payments.sandbox_dispute' and state = 'created'`,
      )
    await expect.poll(async () => (await hurried()).rowCount).toBeGreaterThan(0)
    await database.pool.query(`notify ${jobsChannel}, 'payments.sandbox_dispute'`)
  }

  await test.step('the client pays the rest with a card that is disputed later', async () => {
    await hiring.goto(`/contracts/${contractId}`)
    await hiring.getByRole('button', { name: 'Pay $500 into escrow' }).click()
    await hiring.getByRole('radio', { name: 'Taken back later, then returned' }).check()
    await hiring.getByRole('dialog').getByRole('button', { name: 'Pay $500' }).click()
    await expect(hiring.getByText('$500 is held in escrow.')).toBeVisible()
  })

  await test.step('the bank takes it back, and both read what that means', async () => {
    await working.goto(`/contracts/${contractId}`)
    await letBankAct()
    await expect(hiring.getByText(/^Your bank took back \$500/)).toBeVisible()
    await expect(hiring.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible()
    await expect(working.getByText(/^The client’s bank took back \$500/)).toBeVisible()
    await expect(working.getByText('you do not have to keep working')).toBeVisible()
    await expect(working.getByRole('link', { name: 'Upload your work' })).toBeHidden()
  })

  await test.step('the operator sees money that waits for the bank while its deadline nears', async () => {
    await database.pool.query(`update contracts set held_until = now() + interval '5 days' where id = $1`, [contractId])
    const operating = await pageOf(decider)
    await operating.goto('/admin/holds')
    const row = operating.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('Waiting for a bank')
    await expect(row).toContainText('$1,000 has to move by')
  })

  await test.step('the bank returns it, and the contract goes on', async () => {
    await letBankAct()
    await expect(hiring.getByRole('heading', { name: `Waiting for ${freelancer.username} to deliver` })).toBeVisible()
    await expect(working.getByText('Funded: $1,500 is held in escrow')).toBeVisible()
    await expect(hiring.getByText('$500 returned by the client’s bank')).toBeVisible()
  })
  await database.close()
})
