import { type ContractChangeView, type ContractDetailView, toCents } from '@guildhall/contract'
import fc from 'fast-check'
import { act, post, side } from './act.ts'
import type { Terms } from './contract-model.ts'
import { milestonesOf } from './splits.ts'

/** `parts`: number of milestones; 0 leaves those there are. */
type Wanted = { cents: number | null; days: number | null; parts: number }

/** Cents, usually far from what is agreed, sometimes close to it; also so few that a part of one cent counts. */
export const amountCents = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 101, max: 2_000_00 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 21 }) },
)

function termsOf({ cents, days, parts }: Wanted, agreed: { cents: number; released: number }): Terms {
  const left = (cents ?? agreed.cents) - agreed.released
  return { cents, days, milestones: parts === 0 ? null : milestonesOf(left, parts) }
}

export const changeActs = {
  offer_change: act('offer_change', {
    weight: 3,
    input: fc.record({
      by: side,
      wanted: fc.record<Wanted>({
        cents: fc.option(amountCents, { freq: 3 }),
        days: fc.option(fc.integer({ min: 1, max: 30 }), { freq: 1 }),
        parts: fc.constantFrom(0, 0, 1, 2, 3),
      }),
    }),
    async run(_, hire, { by, wanted }) {
      const url = `/api/contracts/${hire.contractId}`
      const { money } = (await hire.client.get(url)).json<ContractDetailView>()
      const agreed = { cents: toCents(money.amount), released: toCents(money.released) }
      const { cents, days, milestones } = termsOf(wanted, agreed)
      const body = {
        amount: cents && cents / 100,
        deliveryTime: days,
        milestones: milestones?.map(({ title, cents }) => ({ title, amount: cents / 100 })),
        reason: 'There is more to paint.',
      }
      return post(hire[by], `${url}/changes`, body)
    },
    model: (contract, { by, wanted }) => contract.offerChange(by, termsOf(wanted, contract)),
  }),
  answer_change: act('answer_change', {
    weight: 4,
    input: fc.record({
      by: side,
      answer: fc.constantFrom('accept', 'accept', 'accept', 'decline', 'withdraw'),
      /** 1: the change before the newest, which is over. */
      position: fc.constantFrom(0, 0, 0, 0, 1),
    }),
    async run(_, hire, { by, answer, position }) {
      const url = `/api/contracts/${hire.contractId}/changes`
      const change = (await hire.client.get(url)).json<ContractChangeView[]>()[position]
      return change ? post(hire[by], `${url}/${change._id}/${answer}`) : 0
    },
    model(contract, { by, answer, position }) {
      const { change, changes } = contract
      if (changes.client + changes.freelancer <= position) return null
      if (position > 0 || !change || (change.by === by) !== (answer === 'withdraw')) return false
      if (answer === 'accept') contract.acceptChange(change)
      else contract.change = undefined
      return true
    },
  }),
  milestone: act('milestone', {
    weight: 3,
    input: fc.record({ by: fc.constantFrom('client', 'client', 'client', 'freelancer'), position: fc.nat(3) }),
    async run(_, hire, { by, position }) {
      const url = `/api/contracts/${hire.contractId}`
      const milestone = (await hire.client.get(url)).json<ContractDetailView>().milestones[position]
      return milestone ? post(hire[by], `${url}/milestones/${milestone._id}/release`) : 0
    },
    model: (contract, { by, position }) => contract.releaseMilestone(by, position),
  }),
}
