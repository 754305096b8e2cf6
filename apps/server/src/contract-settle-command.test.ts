import type { ContractDetailView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeHire } from './testing/contracts.ts'
import { runCommand, setEnvironment } from './testing/run-command.ts'
import { startTestApp } from './testing/test-app.ts'

test('guildhall contract settle ends a contract once, beside a running server, and says what is wrong with its arguments', async () => {
  const t = await startTestApp()
  setEnvironment({ DATABASE_URL: t.url })
  const hire = await arrangeHire(t, { bidAmount: 300 })
  const { _id } = (await hire.client.post(`/api/contracts/${hire.contractId}/payments`)).json()
  await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
  const settle = (...args: string[]) => runCommand('contract', 'settle', ...args)
  const reason = ['--reason', 'The freelancer left.']

  for (const [args, name, sentence] of [
    [[hire.contractId], 'UsageError', 'guildhall contract settle CONTRACT_ID'],
    [['not-an-id', '--refund', '1', ...reason], 'UsageError', 'is not the id of a contract'],
    [[hire.contractId, '--refund', 'all', ...reason], 'UsageError', 'must be a number'],
    [
      [hire.contractId, '--refund', '300.01', ...reason],
      'StartupError',
      'must add up to what is held for this contract: $300.',
    ],
    [[crypto.randomUUID(), '--refund', '1', ...reason], 'StartupError', 'This contract does not exist.'],
  ] as const) {
    await expect(settle(...args)).rejects.toMatchObject({ name, message: expect.stringContaining(sentence) })
  }

  const settled = await settle(hire.contractId, '--refund', '120.5', ...reason)
  expect(settled?.text).toContain('$120.50 back to the client, and $179.50')
  const contract = (await hire.freelancer.get(`/api/contracts/${hire.contractId}`)).json<ContractDetailView>()
  expect(contract).toMatchObject({ status: 'cancelled', money: { held: 0, released: 179.5, refunded: 120.5 } })
  expect(contract.timeline.find(({ kind }) => kind === 'decided')).toMatchObject({ reason: 'The freelancer left.' })
  await t.runJobs()
  expect(await t.value('select status from refunds where contract_id = $1', [hire.contractId])).toBe('sent')
  await expect(settle(hire.contractId, '--refund', '0', ...reason)).rejects.toThrow('This contract has ended.')
})
