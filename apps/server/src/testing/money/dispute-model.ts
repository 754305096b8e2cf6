import { disputeClaimsMaximum } from '@guildhall/contract'
import { type Side, splitOf } from './splits.ts'

/** Cents. */
type Split = { release: number; refund: number }
type Status = 'active' | 'payment_due' | 'disputed' | 'completed' | 'cancelled'

type DisputedContract = {
  status: Status
  held: number
  refunded: number
  readonly isFunded: boolean
  release: (cents: number) => void
  complete: () => void
}

/** Acts return whether they succeed. */
export class DisputeModel {
  status: 'open' | 'waiting' | 'over' = 'open'
  readonly paid: Split = { release: 0, refund: 0 }
  readonly openedBy: Side
  readonly cents: number
  readonly #contract: DisputedContract
  readonly #before: Status
  readonly #claims: Partial<Record<Side, Split>>
  readonly #stated = { client: 0, freelancer: 0 }
  readonly #asked = new Set<Side>()

  constructor(contract: DisputedContract, { by, percent }: { by: Side; percent: number }) {
    this.#contract = contract
    this.#before = contract.status
    this.cents = contract.held
    this.openedBy = by
    this.#claims = { [by]: splitOf(this.cents, percent) }
    this.#stated[by] = 1
  }

  get rest() {
    return this.cents - this.paid.release - this.paid.refund
  }

  claim(by: Side, percent: number) {
    const split = splitOf(this.cents, percent)
    if (this.status !== 'open' || this.#stated[by] === disputeClaimsMaximum) return false
    if (split.release < this.paid.release || split.refund < this.paid.refund) return false
    this.#claims[by] = split
    this.#stated[by] += 1
    const { client, freelancer } = this.#claims
    if (!client || !freelancer) return true
    const release = Math.min(client.release, freelancer.release)
    const refund = Math.min(client.refund, freelancer.refund)
    this.#pay({
      release: Math.max(0, release - this.paid.release),
      refund: Math.max(0, refund - this.paid.refund),
    })
    if (release + refund === this.cents) this.#settle()
    return true
  }

  ask(by: Side) {
    if (this.status !== 'open' || this.#asked.has(by)) return false
    if (this.#asked.add(by).size === 2) this.status = 'waiting'
    return true
  }

  wait() {
    if (this.status === 'open') this.status = 'waiting'
  }

  withdraw(by: Side) {
    if (this.status === 'over' || this.openedBy !== by || this.rest < this.cents) return false
    const contract = this.#contract
    this.status = 'over'
    contract.status = this.#before
    contract.held += this.cents
    if (contract.status === 'payment_due' && contract.isFunded) contract.complete()
    return true
  }

  decide(percent: number) {
    if (this.status !== 'waiting') return false
    this.#pay(splitOf(this.rest, percent))
    this.#settle()
    return true
  }

  #pay({ release, refund }: Split) {
    this.paid.release += release
    this.paid.refund += refund
    this.#contract.release(release)
    this.#contract.refunded += refund
  }

  /** Ends the contract. What was paid meanwhile goes back. */
  #settle() {
    const contract = this.#contract
    this.status = 'over'
    contract.status = 'cancelled'
    contract.refunded += contract.held
    contract.held = 0
  }
}
