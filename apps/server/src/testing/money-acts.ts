import type { SandboxCard } from '@guildhall/contract'
import { approveOverdue } from '../modules/deliveries/approve-overdue.ts'
import { settleLateCharge } from '../modules/payments/sandbox/charge-test-card.ts'
import { settleUntilOver } from '../modules/payments/settle-payment.ts'
import { sendPayout } from '../modules/payments/withdraw.ts'
import type { Hire } from './contracts.ts'
import { samples } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

/** Everything that moves the money of a contract: acts of its parties, and of the clock. */
export type MoneyAct =
  | { what: 'begin' | 'settle' | 'late' | 'deliver' | 'changes' | 'approve' | 'timer' | 'payout' }
  | { what: 'charge'; card: SandboxCard }
  | { what: 'confirm'; approve: boolean }
  | { what: 'withdraw'; amount?: number }

/**
 * Does one act. Returns the status of the answer; 200 for those of the clock, and 0 if there is no payment to act on. `hire`
 * is the contract acted on, and payments are the newest one of its client.
 */
export async function doMoneyAct(t: TestApp, hire: Hire, act: MoneyAct): Promise<number> {
  const { client, freelancer, contractId, proposalId } = hire
  const deliverables = `/api/proposals/${proposalId}/deliverables`
  const post = async (who: Hire['client'], url: string, body?: unknown) => (await who.post(url, body)).statusCode
  switch (act.what) {
    case 'begin':
      return post(client, `/api/contracts/${contractId}/payments`)
    case 'charge':
    case 'confirm': {
      const paymentId = await newestPayment(t, contractId)
      if (!paymentId) return 0
      const { what, ...body } = act
      return post(client, `/api/payments/${paymentId}/test-${what === 'charge' ? 'card' : 'confirmation'}`, body)
    }
    case 'settle':
    case 'late': {
      const paymentId = await newestPayment(t, contractId)
      if (!paymentId) return 0
      await (act.what === 'settle' ? settleUntilOver : settleLateCharge)(t.deps, { paymentId })
      return 200
    }
    case 'deliver': {
      const form = new FormData()
      form.append('files', new File([samples.pdf], 'plan.pdf'))
      return post(freelancer, deliverables, form)
    }
    case 'changes':
      return post(client, `${deliverables}/reject`)
    case 'approve':
      return post(client, `${deliverables}/approve`)
    case 'timer': {
      // Its 14 days are over.
      const past = `update contracts set auto_approval_at = now() - interval '1 second' where id = $1 and auto_approval_at is not null`
      await t.pool.query(past, [contractId])
      await approveOverdue(t.deps)
      return 200
    }
    case 'withdraw':
      return post(freelancer, '/api/payouts', act.amount === undefined ? {} : { amount: act.amount })
    case 'payout': {
      const { rows } = await t.pool.query<{ id: string }>("select id from payouts where status = 'pending'")
      for (const { id } of rows) await sendPayout(t.deps, { payoutId: id })
      return 200
    }
  }
}

async function newestPayment(t: TestApp, contractId: string) {
  const newest = 'select id from payments where contract_id = $1 order by created_at desc, id limit 1'
  return (await t.value(newest, [contractId])) as string | undefined
}
