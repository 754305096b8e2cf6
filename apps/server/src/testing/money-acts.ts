import type { ContractDetailView, SandboxCard } from '@guildhall/contract'
import { settleContract } from '../modules/contracts/settle-contract.ts'
import { approveOverdue } from '../modules/deliveries/approve-overdue.ts'
import { settleLateCharge } from '../modules/payments/sandbox/charge-test-card.ts'
import { sendPayout } from '../modules/payments/send-payout.ts'
import { sendRefund } from '../modules/payments/send-refund.ts'
import { settleUntilOver } from '../modules/payments/settle-payment.ts'
import { DomainError } from '../platform/errors.ts'
import type { Hire } from './contracts.ts'
import { samples } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

/** Everything that moves the money of a contract: acts of its parties, and of the clock. */
export type MoneyAct =
  | { what: 'begin' | 'settle' | 'late' | 'deliver' | 'changes' | 'approve' | 'timer' | 'payout' | 'refund' }
  | { what: 'charge'; card: SandboxCard }
  | { what: 'confirm'; approve: boolean }
  | { what: 'withdraw'; amount?: number }
  /** Of what is held, `percent` would go to the freelancer. */
  | { what: 'offer'; by: Side; percent: number }
  | { what: 'accept' | 'decline' | 'take_back'; by: Side }
  /** The operator gives `percent` of what is held to the freelancer. */
  | { what: 'decide'; percent: number }

type Side = 'client' | 'freelancer'
const answers = { accept: 'accept', decline: 'decline', take_back: 'withdraw' } as const

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
    case 'offer': {
      const { release, refund } = splitOf(await heldCents(t, contractId), act.percent)
      const offer = { release: release / 100, refund: refund / 100, reason: 'The plans have changed.' }
      return post(hire[act.by], `/api/contracts/${contractId}/offers`, offer)
    }
    case 'accept':
    case 'decline':
    case 'take_back': {
      const { offers } = (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
      const offerId = offers[0]?._id
      return offerId ? post(hire[act.by], `/api/contracts/${contractId}/offers/${offerId}/${answers[act.what]}`) : 0
    }
    case 'decide': {
      const { refund: refundCents } = splitOf(await heldCents(t, contractId), act.percent)
      return settleContract(t.deps, { contractId, refundCents, reason: 'No answer.' }).then(
        () => 200,
        (error: unknown) => {
          if (error instanceof DomainError) return 409
          throw error
        },
      )
    }
    case 'refund': {
      const { rows } = await t.pool.query<{ id: string }>("select id from refunds where status = 'pending'")
      for (const { id } of rows) await sendRefund(t.deps, { refundId: id })
      return 200
    }
    case 'payout': {
      const { rows } = await t.pool.query<{ id: string }>("select id from payouts where status = 'pending'")
      for (const { id } of rows) await sendPayout(t.deps, { payoutId: id })
      return 200
    }
  }
}

/** Cents to the freelancer before the fee, and back to the client. */
export function splitOf(held: number, percent: number): { release: number; refund: number } {
  const release = Math.floor((held * percent) / 100)
  return { release, refund: held - release }
}

async function heldCents(t: TestApp, contractId: string): Promise<number> {
  const held = "select coalesce(sum(cents), 0)::bigint from ledger.balances where owner_id = $1 and account = 'escrow'"
  return Number(await t.value(held, [contractId]))
}

async function newestPayment(t: TestApp, contractId: string) {
  const newest = 'select id from payments where contract_id = $1 order by created_at desc, id limit 1'
  return (await t.value(newest, [contractId])) as string | undefined
}
