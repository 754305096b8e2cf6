import { sandboxAccountNames } from '@guildhall/contract'
import fc from 'fast-check'
import { sendPayout } from '../../modules/5-contracts/payments/send-payout.ts'
import { sendRefund } from '../../modules/5-contracts/payments/send-refund.ts'
import type { TestApp } from '../test-app.ts'
import { act, nothing, post } from './act.ts'

export const payoutActs = {
  withdraw: act('withdraw', {
    weight: 1,
    input: fc.constantFrom(...sandboxAccountNames),
    run: (_, { freelancer }, testAccount) => post(freelancer, '/api/payouts', { testAccount }),
    model({ purse }, testAccount) {
      const hasSome = purse.cents > 0
      if (testAccount === 'refuses') purse.refused += purse.cents
      purse.cents = 0
      return hasSome
    },
  }),
  payout: act('payout', {
    weight: 1,
    input: nothing,
    run: (t) => forPending(t, 'payouts', (payoutId) => sendPayout(t.deps, { payoutId })),
    model({ purse }) {
      purse.cents += purse.refused
      purse.refused = 0
      return true
    },
  }),
  refund: act('refund', {
    weight: 1,
    input: nothing,
    run: (t) => forPending(t, 'refunds', (refundId) => sendRefund(t.deps, { refundId })),
    model: () => true,
  }),
}

/** Twice, as jobs may run twice. */
async function forPending(t: TestApp, table: 'payouts' | 'refunds', work: (id: string) => Promise<unknown>) {
  const { rows } = await t.pool.query<{ id: string }>(`select id from ${table} where status = 'pending'`)
  for (const { id } of [...rows, ...rows]) await work(id)
  return 200
}
