import { type ContractDetailView, sandboxAccountNames, sandboxCardNames } from '@guildhall/contract'
import fc from 'fast-check'
import { settleContract } from '../modules/contracts/settle-contract.ts'
import { approveOverdue } from '../modules/deliveries/approve-overdue.ts'
import { settleLateCharge } from '../modules/payments/sandbox/charge-test-card.ts'
import { sendPayout } from '../modules/payments/send-payout.ts'
import { sendRefund } from '../modules/payments/send-refund.ts'
import { settleUntilOver } from '../modules/payments/settle-payment.ts'
import { DomainError } from '../platform/errors.ts'
import type { Hire } from './contracts.ts'
import { type ContractModel, type Side, splitOf } from './money-model.ts'
import { samples } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

/** One kind of act that moves the money of a contract, or decides about it. */
type ActKind<Input> = {
  /** How often it is chosen, beside the others. */
  weight: number
  input: fc.Arbitrary<Input>
  /** Does it. Returns the status of the answer; 200 for the clock and the operator, 0 if there is nothing to act on. */
  run: (t: TestApp, hire: Hire, input: Input) => Promise<number>
  /** What it does to the model. Returns whether it succeeds; null if there is nothing to act on. */
  model: (contract: ContractModel, input: Input) => boolean | null
}

export type MoneyAct = {
  /** For the report of a failure. */
  label: string
  run: (t: TestApp, hire: Hire) => Promise<number>
  model: (contract: ContractModel) => boolean | null
}

function act<Input>(name: string, { weight, input, run, model }: ActKind<Input>) {
  const of = (chosen: Input): MoneyAct => ({
    label: `${name} ${JSON.stringify(chosen)}`,
    run: (t, hire) => run(t, hire, chosen),
    model: (contract) => model(contract, chosen),
  })
  return { weight, of, arbitrary: input.map(of) }
}

const nothing = fc.constant(null)
const side = fc.constantFrom<Side>('client', 'freelancer')
const percent = fc.nat(100)
const post = async (who: Hire['client'], url: string, body?: unknown) => (await who.post(url, body)).statusCode
const deliverablesOf = ({ proposalId }: Hire) => `/api/proposals/${proposalId}/deliverables`

/**
 * Everything that moves the money of a contract: acts of its parties, of the provider, the clock and the operator. A new
 * way to move money is a new row here: both properties of money-model.test.ts then do it.
 */
export const moneyActs = {
  begin: act('begin', {
    weight: 2,
    input: nothing,
    run: (_, { client, contractId }) => post(client, `/api/contracts/${contractId}/payments`),
    model(contract) {
      if (contract.isPaid || contract.isCancelled) return false
      if (contract.payment === 'none' || contract.payment === 'over') contract.payment = 'pending'
      return true
    },
  }),
  charge: act('charge', {
    weight: 4,
    input: fc.constantFrom(...sandboxCardNames),
    run: (t, hire, card) => onPayment(t, hire, (id) => post(hire.client, `/api/payments/${id}/test-card`, { card })),
    model(contract, card) {
      if (contract.payment !== 'pending') return contract.payment === 'none' ? null : false
      if (contract.isCancelled) return false
      if (card === 'declined') contract.payment = 'over'
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
    model: ({ payment }) => (payment === 'none' ? null : true),
  }),
  late: act('late', {
    weight: 1,
    input: nothing,
    run: (t, hire) => onPayment(t, hire, (paymentId) => settleLateCharge(t.deps, { paymentId })),
    model(contract) {
      if (contract.payment === 'none') return null
      if (contract.payment === 'processing') contract.pay()
      return true
    },
  }),
  deliver: act('deliver', {
    weight: 2,
    input: nothing,
    run(_, hire) {
      const form = new FormData()
      form.append('files', new File([samples.pdf], 'plan.pdf'))
      return post(hire.freelancer, deliverablesOf(hire), form)
    },
    model: (contract) => contract.deliver(['none', 'rejected'], 'submitted'),
  }),
  changes: act('changes', {
    weight: 1,
    input: nothing,
    run: (_, hire) => post(hire.client, `${deliverablesOf(hire)}/reject`),
    model: (contract) => contract.deliver(['submitted'], 'rejected'),
  }),
  approve: act('approve', {
    weight: 2,
    input: nothing,
    run: (_, hire) => post(hire.client, `${deliverablesOf(hire)}/approve`),
    model: (contract) => contract.approve(),
  }),
  timer: act('timer', {
    weight: 1,
    input: nothing,
    async run(t, { contractId }) {
      // Its 14 days are over.
      const past = `update contracts set auto_approval_at = now() - interval '1 second'
        where id = $1 and auto_approval_at is not null`
      await t.pool.query(past, [contractId])
      return done(approveOverdue(t.deps))
    },
    model(contract) {
      contract.approve()
      return true
    },
  }),
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
  offer: act('offer', {
    weight: 2,
    input: fc.record({ by: side, percent }),
    async run(t, hire, { by, percent }) {
      const { release, refund } = splitOf(await heldCents(t, hire), percent)
      const offer = { release: release / 100, refund: refund / 100, reason: 'The plans have changed.' }
      return post(hire[by], `/api/contracts/${hire.contractId}/offers`, offer)
    },
    model(contract, offer) {
      if (contract.isOver || contract.offer) return false
      contract.offer = offer
      contract.offers += 1
      return true
    },
  }),
  answer: act('answer', {
    weight: 3,
    input: fc.record({
      by: side,
      answer: fc.constantFrom('accept', 'accept', 'decline', 'withdraw'),
      /** The newest offer, or the one before, which is over. */
      position: fc.constantFrom(0, 0, 0, 1),
    }),
    async run(_, hire, { by, answer, position }) {
      const url = `/api/contracts/${hire.contractId}`
      const offer = (await hire.client.get(url)).json<ContractDetailView>().offers[position]
      return offer ? post(hire[by], `${url}/offers/${offer._id}/${answer}`) : 0
    },
    model(contract, { by, answer, position }) {
      if (contract.offers <= position) return null
      const { offer } = contract
      if (position > 0 || contract.isOver || !offer || (offer.by === by) !== (answer === 'withdraw')) return false
      contract.offer = undefined
      if (answer === 'accept') contract.end(offer.percent)
      return true
    },
  }),
  /** The operator ends the contract. Rare: nothing moves after it. */
  decide: act('decide', {
    weight: 1,
    input: percent,
    async run(t, hire, percent) {
      const { refund: refundCents } = splitOf(await heldCents(t, hire), percent)
      const { contractId } = hire
      return settleContract(t.deps, { contractId, refundCents, reason: 'No answer.' }).then(
        () => 200,
        (error: unknown) => {
          if (error instanceof DomainError) return 409
          throw error
        },
      )
    },
    model(contract, percent) {
      if (contract.isOver) return false
      contract.end(percent)
      return true
    },
  }),
}

/** Any act, as often as its weight says. */
export const anyMoneyAct: fc.Arbitrary<MoneyAct> = fc.oneof(
  ...Object.values(moneyActs).map(({ weight, arbitrary }) => ({ weight, arbitrary })),
)

/** The client pays for the contract with a card that succeeds. */
export async function pay(t: TestApp, hire: Hire): Promise<void> {
  await moneyActs.begin.of(null).run(t, hire)
  await moneyActs.charge.of('succeeds').run(t, hire)
}

/** The client offers to end the contract, releasing `percent` of what is held, and the freelancer accepts. */
export async function endByAgreement(t: TestApp, hire: Hire, percent: number): Promise<void> {
  await moneyActs.offer.of({ by: 'client', percent }).run(t, hire)
  await moneyActs.answer.of({ by: 'freelancer', answer: 'accept', position: 0 }).run(t, hire)
}

const done = async (work: Promise<unknown>) => {
  await work
  return 200
}

/** Does it to the newest payment of the contract. Returns 0 if there is none. */
async function onPayment(t: TestApp, { contractId }: Hire, work: (paymentId: string) => Promise<unknown>) {
  const newest = 'select id from payments where contract_id = $1 order by created_at desc, id limit 1'
  const paymentId = (await t.value(newest, [contractId])) as string | undefined
  if (!paymentId) return 0
  const answer = await work(paymentId)
  return typeof answer === 'number' ? answer : 200
}

/** Twice, as jobs may run twice. */
async function forPending(t: TestApp, table: 'payouts' | 'refunds', work: (id: string) => Promise<unknown>) {
  const { rows } = await t.pool.query<{ id: string }>(`select id from ${table} where status = 'pending'`)
  for (const { id } of [...rows, ...rows]) await work(id)
  return 200
}

async function heldCents(t: TestApp, { contractId }: Hire): Promise<number> {
  const held = "select coalesce(sum(cents), 0)::bigint from ledger.balances where owner_id = $1 and account = 'escrow'"
  return Number(await t.value(held, [contractId]))
}
