import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { agree, pay } from '../support/contracts.ts'
import { makeOperator } from '../support/operators.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

// Pages below /admin are sent with 404, which the browser logs.
test.use({ expectedErrors: [/Failed to load resource/] })

const title = 'A poster for the winter market'

test('a refund that a bank sent back is paid another way: the operator records it, and the client reads the reference', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  const [client, freelancer, operator] = [await person(), await person(), await person()]
  await makeOperator(databaseUrl, operator)
  const { contractId } = await agree(client, freelancer, { usd: 800, title })
  await pay(client, contractId)
  const split = { release: 0, refund: 800, reason: 'The market was cancelled.' }
  const url = `/api/contracts/${contractId}/offers`
  const { openOffer } = await client.call<{ openOffer: { _id: string } }>('POST', url, split)
  await freelancer.call('POST', `${url}/${openOffer._id}/accept`)
  await letBankSendBack(databaseUrl, contractId)

  const hers = await pageOf(client)
  await hers.goto('/payments')
  await expect(hers.getByText('$800 that could not go back to your card.')).toBeVisible()

  const his = await pageOf(operator)
  await his.goto('/admin/holds')
  const row = his.getByRole('listitem').filter({ hasText: client.username })
  await expect(row).toContainText(`$800 owed to ${client.username}`)
  await row.getByRole('button', { name: 'Record Payment' }).click()
  const dialog = his.getByRole('dialog', { name: 'Record a payment made another way?' })
  await dialog.getByRole('button', { name: 'Record Payment' }).click()
  await expect(dialog.getByLabel('Reference')).toHaveAccessibleDescription(/Reference is required/)
  await dialog.getByLabel('Reference').fill('SEPA 2026-0042')
  await dialog.getByLabel('Reason').fill('The card was closed.')
  await dialog.getByRole('button', { name: 'Record Payment' }).click()
  await expectToast(his, 'Payment recorded')
  await expect(row).toHaveCount(0)

  await hers.goto('/payments')
  await expect(hers.getByText(/^\$800 paid to you another way on .*, reference SEPA 2026-0042$/)).toBeVisible()
  await hers.goto('/notifications')
  await expect(hers.getByText(/was paid to you another way. Its reference is SEPA 2026-0042/)).toBeVisible()
})

/** Records what `failRefund` would: the sandbox itself never fails a refund. */
async function letBankSendBack(databaseUrl: string, contractId: string) {
  const database = openDatabase(databaseUrl, 1)
  try {
    const status = async () =>
      (await database.pool.query('select status from refunds where contract_id = $1', [contractId])).rows[0]?.status
    await expect.poll(status, { timeout: 60_000 }).toBe('sent')
    await database.pool.query(`begin;
      delete from sandbox_refunds where refund_id in (select id from refunds where contract_id = '${contractId}');
      update refunds set status = 'failed' where contract_id = '${contractId}';
      select ledger.post(contract_id, 'refund_return', id::text, now(), jsonb_build_array(
        jsonb_build_object('account', 'refund_out', 'cents', -amount_cents),
        jsonb_build_object('account', 'refund_due', 'cents', amount_cents)))
      from refunds where contract_id = '${contractId}';
      commit`)
  } finally {
    await database.close()
  }
}
