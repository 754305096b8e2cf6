import { sandboxCardNames } from '@guildhall/contract'
import fc from 'fast-check'
import { settleLateCharge } from '../../modules/5-contracts/payments/sandbox/charge-test-card.ts'
import { settleUntilOver } from '../../modules/5-contracts/payments/settle-payment.ts'
import type { Hire } from '../contracts.ts'
import type { TestApp } from '../test-app.ts'
import { act, nothing, post } from './act.ts'

export const paymentActs = {
  begin: act('begin', {
    weight: 2,
    input: nothing,
    run: (_, { client, contractId }) => post(client, `/api/contracts/${contractId}/payments`),
    model: (contract) => contract.begin(),
  }),
  charge: act('charge', {
    weight: 4,
    input: fc.constantFrom(...sandboxCardNames),
    run: (t, hire, card) => onPayment(t, hire, (id) => post(hire.client, `/api/payments/${id}/test-card`, { card })),
    model(contract, card) {
      if (contract.payment === 'none') return null
      if (contract.payment !== 'pending' || !contract.isOpen) return false
      if (card === 'declined' || contract.asked !== contract.unpaid) contract.payment = 'over'
      else if (card === 'needs_confirmation') contract.payment = 'requires_action'
      else if (card === 'succeeds_late') contract.payment = 'processing'
      else contract.pay()
      return true
    },
  }),
  confirm: act('confirm', {
    weight: 1,
    input: fc.boolean(),
    run: (t, hire, approve) =>
      onPayment(t, hire, (id) => post(hire.client, `/api/payments/${id}/test-confirmation`, { approve })),
    model(contract, approve) {
      if (contract.payment !== 'requires_action') return contract.payment === 'none' ? null : false
      if (approve) contract.pay()
      else contract.payment = 'over'
      return true
    },
  }),
  /** As a message of the provider or the hourly job would. */
  settle: act('settle', {
    weight: 1,
    input: nothing,
    run: (t, hire) => onPayment(t, hire, (paymentId) => settleUntilOver(t.deps, { paymentId })),
    model(contract) {
      if (contract.payment === 'none') return null
      contract.settle()
      return true
    },
  }),
  late: act('late', {
    weight: 1,
    input: nothing,
    run: (t, hire) => onPayment(t, hire, (paymentId) => settleLateCharge(t.deps, { paymentId })),
    model(contract) {
      if (contract.payment === 'none') return null
      if (contract.payment === 'processing') contract.pay()
      else contract.settle()
      return true
    },
  }),
}

async function onPayment(t: TestApp, { contractId }: Hire, work: (paymentId: string) => Promise<unknown>) {
  const newest = 'select id from payments where contract_id = $1 order by created_at desc, id limit 1'
  const paymentId = (await t.value(newest, [contractId])) as string | undefined
  if (!paymentId) return 0
  const answer = await work(paymentId)
  return typeof answer === 'number' ? answer : 200
}
