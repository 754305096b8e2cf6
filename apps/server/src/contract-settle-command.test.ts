import { spawnSync } from 'node:child_process'
import type { ContractDetailView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeHire } from './testing/contracts.ts'
import { mainScript } from './testing/server-process.ts'
import { startTestApp } from './testing/test-app.ts'

// It starts the program a dozen times.
test('guildhall contract settle ends a contract once, beside a running server, and says what is wrong with its arguments', {
  timeout: 600_000,
}, async () => {
  const t = await startTestApp()
  const hire = await arrangeHire(t, { bidAmount: 300 })
  const { _id } = (await hire.client.post(`/api/contracts/${hire.contractId}/payments`)).json()
  await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
  const settle = (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: t.url }
    return spawnSync(process.execPath, [mainScript, 'contract', 'settle', ...args], { env, encoding: 'utf8' })
  }
  const reason = ['--reason', 'The freelancer left.']

  for (const [args, code, sentence] of [
    [[hire.contractId], 2, 'guildhall contract settle CONTRACT_ID'],
    [['not-an-id', '--refund', '1', ...reason], 2, 'is not the id of a contract'],
    [[hire.contractId, '--refund', 'all', ...reason], 2, 'must be a number'],
    [[hire.contractId, '--refund', '300.01', ...reason], 1, 'must add up to what is held for this contract: $300.'],
    [[crypto.randomUUID(), '--refund', '1', ...reason], 1, 'This contract does not exist.'],
  ] as const) {
    const { status, stderr } = settle(...args)
    expect([status, stderr]).toEqual([code, expect.stringContaining(sentence)])
  }

  const { status, stdout, stderr } = settle(hire.contractId, '--refund', '120.5', ...reason)
  expect([status, stdout], stderr).toEqual([0, expect.stringContaining('$120.50 back to the client, and $179.50')])
  const contract = (await hire.freelancer.get(`/api/contracts/${hire.contractId}`)).json<ContractDetailView>()
  expect(contract).toMatchObject({ status: 'cancelled', money: { held: 0, released: 179.5, refunded: 120.5 } })
  expect(contract.timeline.find(({ kind }) => kind === 'decided')).toMatchObject({ reason: 'The freelancer left.' })
  await t.runJobs()
  expect(await t.value('select status from refunds where contract_id = $1', [hire.contractId])).toBe('sent')
  expect(settle(hire.contractId, '--refund', '0', ...reason).stderr).toContain('This contract has ended.')
})
