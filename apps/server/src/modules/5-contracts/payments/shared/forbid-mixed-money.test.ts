import { beforeAll, expect, test } from 'vitest'
import { arrangeHire } from '../../../../testing/contracts.ts'
import { readsOf } from '../../../../testing/reads.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { forbidMixedMoney } from './forbid-mixed-money.ts'

const stripe = { secretKey: '', publishableKey: '', webhookSecrets: [], apiUrl: undefined }
const live = { ...stripe, isTest: false }
const pretended = { ...stripe, isTest: true }

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

test('real and pretended money never meet in one database', async () => {
  for (const config of [undefined, pretended, live]) await forbidMixedMoney(t.db, config)

  const { client, contractId } = await arrangeHire(t)
  const { _id } = (await client.post(`/api/contracts/${contractId}/payments`)).json()
  await client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
  for (const config of [undefined, pretended]) await forbidMixedMoney(t.db, config)
  await expect(forbidMixedMoney(t.db, live)).rejects.toThrow('payments with test cards')

  await t.pool.query("update payments set provider = 'stripe', provider_ref = 'pi_1'")
  await forbidMixedMoney(t.db, live)
  for (const config of [undefined, pretended]) {
    await expect(forbidMixedMoney(t.db, config)).rejects.toThrow('payments of real money')
  }
})

test('the modes of all payments come from an index', async () => {
  const reads = await readsOf(t.url, () => forbidMixedMoney(t.db, undefined).catch(() => {}))

  expect(reads.searchesOf('payments')).toBeGreaterThan(0)
  expect(reads.rowsOf('payments')).toBe(0)
})
