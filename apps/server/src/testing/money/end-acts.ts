import type { ContractDetailView } from '@guildhall/contract'
import fc from 'fast-check'
import { settleContract } from '../../modules/5-contracts/contracts/settle-contract.ts'
import { DomainError } from '../../platform/errors.ts'
import { act, heldCents, post, side } from './act.ts'
import { splitOf } from './splits.ts'

const percent = fc.nat(100)

export const endActs = {
  offer: act('offer', {
    weight: 2,
    input: fc.record({ by: side, percent }),
    async run(t, hire, { by, percent }) {
      const { release, refund } = splitOf(await heldCents(t, hire), percent)
      const offer = { release: release / 100, refund: refund / 100, reason: 'The plans have changed.' }
      return post(hire[by], `/api/contracts/${hire.contractId}/offers`, offer)
    },
    model: (contract, offer) => contract.offerEnd(offer),
  }),
  answer: act('answer', {
    weight: 3,
    input: fc.record({
      by: side,
      answer: fc.constantFrom('accept', 'accept', 'decline', 'withdraw'),
      /** 1: the offer before the newest, which is over. */
      position: fc.constantFrom(0, 0, 0, 1),
    }),
    async run(_, hire, { by, answer, position }) {
      const url = `/api/contracts/${hire.contractId}`
      const offer = (await hire.client.get(url)).json<ContractDetailView>().offers[position]
      return offer ? post(hire[by], `${url}/offers/${offer._id}/${answer}`) : 0
    },
    model(contract, { by, answer, position }) {
      const { offer, offers } = contract
      if (offers.client + offers.freelancer <= position) return null
      if (position > 0 || !contract.isOpen || !offer || (offer.by === by) !== (answer === 'withdraw')) return false
      if (answer === 'accept') contract.end(offer.percent)
      else contract.offer = undefined
      return true
    },
  }),
  /** Rare, as nothing moves after it. */
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
      if (!contract.isOpen) return false
      contract.end(percent)
      return true
    },
  }),
}
