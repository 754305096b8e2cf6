import fc from 'fast-check'
import type { Hire } from '../contracts.ts'
import type { TestApp } from '../test-app.ts'
import type { MoneyAct } from './act.ts'
import { changeActs } from './change-acts.ts'
import { disputeActs } from './dispute-acts.ts'
import { endActs } from './end-acts.ts'
import { paymentActs } from './payment-acts.ts'
import { payoutActs } from './payout-acts.ts'
import { workActs } from './work-acts.ts'

const groups = {
  payments: paymentActs,
  work: workActs,
  payouts: payoutActs,
  ends: endActs,
  changes: changeActs,
  disputes: disputeActs,
}
export type ActGroup = keyof typeof groups

/**
 * Everything that moves the money of a contract. A new way to move money is a new row of a group: the properties of
 * money-model.test.ts then exercise it.
 */
export const moneyActs = { ...paymentActs, ...workActs, ...payoutActs, ...endActs, ...changeActs, ...disputeActs }

const allGroups = Object.keys(groups) as ActGroup[]

export function anyMoneyAct(of: readonly ActGroup[] = allGroups): fc.Arbitrary<MoneyAct> {
  const kinds = of.flatMap((group) =>
    Object.values<{ weight: number; arbitrary: fc.Arbitrary<MoneyAct> }>(groups[group]),
  )
  return fc.oneof(...kinds.map(({ weight, arbitrary }) => ({ weight, arbitrary })))
}

const { begin, charge, confirm, late, deliver, offer, answer, offer_change, answer_change } = moneyActs
const { open_dispute, claim, ask, end_claims, decide_dispute, withdraw_dispute } = moneyActs
const accept = { answer: 'accept', position: 0 } as const
const sides = ['client', 'freelancer'] as const

/** Acts chosen one by one would seldom come in an order in which they succeed. */
const phrases: Record<ActGroup, fc.Arbitrary<MoneyAct[]>[]> = {
  payments: [fc.tuple(fc.constant(begin.of(null)), charge.arbitrary), fc.constant([confirm.of(true), late.of(null)])],
  work: [fc.tuple(fc.constant(deliver.of(null)), anyMoneyAct(['work']))],
  payouts: [],
  ends: [offer.arbitrary.map((made) => [made, ...sides.map((by) => answer.of({ ...accept, by }))])],
  changes: [offer_change.arbitrary.map((made) => [made, ...sides.map((by) => answer_change.of({ ...accept, by }))])],
  disputes: [
    fc.tuple(open_dispute.arbitrary, claim.arbitrary, claim.arbitrary, claim.arbitrary),
    fc.tuple(open_dispute.arbitrary, fc.constant(end_claims.of(null)), decide_dispute.arbitrary),
    fc.tuple(open_dispute.arbitrary, ...sides.map((by) => fc.constant(ask.of(by))), decide_dispute.arbitrary),
    open_dispute.arbitrary.map((made) => [made, ...sides.map((by) => withdraw_dispute.of(by))]),
  ],
}

export function anyMoneyPhrase(of: readonly ActGroup[] = allGroups): fc.Arbitrary<MoneyAct[]> {
  const one = anyMoneyAct(of).map((act) => [act])
  return fc.oneof(
    { weight: 2, arbitrary: one },
    { weight: 1, arbitrary: fc.oneof(...of.flatMap((group) => phrases[group])) },
  )
}

/** `percent` of what is held is released, the rest refunded. */
export async function endByAgreement(t: TestApp, hire: Hire, percent: number): Promise<void> {
  await moneyActs.offer.of({ by: 'client', percent }).run(t, hire)
  await moneyActs.answer.of({ by: 'freelancer', answer: 'accept', position: 0 }).run(t, hire)
}
