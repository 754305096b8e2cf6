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

/**
 * Everything that moves the money of a contract: acts of its parties, of the provider, the clock and the operator. A new
 * way to move money is a new row of one of these: the properties of money-model.test.ts then do it.
 */
export const moneyActs = { ...paymentActs, ...workActs, ...payoutActs, ...endActs, ...changeActs, ...disputeActs }

type Kind = keyof typeof moneyActs

/** Any act, as often as its weight says. Those of `more` come that many times as often. */
export function anyMoneyAct(more: Partial<Record<Kind, number>> = {}): fc.Arbitrary<MoneyAct> {
  const kinds = Object.entries(moneyActs).map(([name, { weight, arbitrary }]) => ({
    weight: weight * (more[name as Kind] ?? 1),
    arbitrary,
  }))
  return fc.oneof(...kinds)
}

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
