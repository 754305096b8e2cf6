import type { ContractDetailView } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { offer, reason } from '../../../testing/contract-offers.ts'
import { noticesOf } from '../../../testing/notices.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { settleContract } from './settle-contract.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

describe('a decision of the operator', () => {
  test('splits what is held, outdates an open offer and shows both the reason', async () => {
    const hire = await arrangePaid(t)
    await offer(hire, 'client', { release: 0, refund: 1000 })

    const decision = { contractId: hire.contractId, refundCents: 25_000, reason: 'Half a year without an answer.' }
    expect(await settleContract(t.deps, decision)).toMatchObject({ releaseCents: 75_000, refundCents: 25_000 })

    for (const who of [hire.client, hire.freelancer]) {
      const seen = (await who.get(`/api/contracts/${hire.contractId}`)).json<ContractDetailView>()
      expect(seen).toMatchObject({ status: 'cancelled', money: { released: 750, refunded: 250 } })
      const decided = seen.timeline.find(({ kind }) => kind === 'decided')
      expect(decided).toMatchObject({ by: null, reason: decision.reason })
    }
    expect(await noticesOf(t, hire.clientUser.id)).toContain('contract.ended')
    expect(await noticesOf(t, hire.freelancerUser.id)).toContain('contract.ended')
    await expect(settleContract(t.deps, decision)).rejects.toThrow('contract.over')
    const log = (await t.as(await insertOperator(t)).get('/api/admin/log')).json()
    expect(log).toContainEqual(
      expect.objectContaining({ kind: 'contract.settled', target: hire.contractId, reason: decision.reason }),
    )
    await expectSoundLedger(t)
  })

  test('cannot refund more than is held', async () => {
    const { contractId } = await arrangePaid(t)
    const decision = settleContract(t.deps, { contractId, refundCents: 100_001, reason })
    await expect(decision).rejects.toThrow('contract.offer_sum')
  })
})
