import { contractChangesMaximum, contractOffersMaximum, disputesMaximum } from '@guildhall/contract'
import { DisputeModel } from './dispute-model.ts'
import { afterFee, type Milestone, type Side, splitOf } from './splits.ts'

/** Null for what a change leaves. */
export type Terms = { cents: number | null; days: number | null; milestones: Milestone[] | null }

/** Cents: `refused` is on its way to an account that refuses it. */
export type Purse = { cents: number; refused: number }

/** The product's rules once more, in the simplest words, for comparison after each act. */
export class ContractModel {
  status: 'active' | 'payment_due' | 'disputed' | 'completed' | 'cancelled' = 'active'
  delivery: 'none' | 'submitted' | 'rejected' | 'approved' = 'none'
  payment: 'none' | 'pending' | 'requires_action' | 'processing' | 'over' = 'none'
  asked = 0
  days: number | null = null
  held = 0
  released = 0
  refunded = 0
  offer: { by: Side; percent: number } | undefined
  change: (Terms & { by: Side; refund: number }) | undefined
  dispute: DisputeModel | undefined
  readonly offers = { client: 0, freelancer: 0 }
  readonly changes = { client: 0, freelancer: 0 }
  readonly disputes = { client: 0, freelancer: 0 }
  cents: number
  milestones: (Milestone & { isReleased: boolean })[]
  readonly purse: Purse

  constructor(cents: number, purse: Purse, milestones: readonly Milestone[] = []) {
    this.cents = cents
    this.purse = purse
    this.milestones = milestones.map((one) => ({ ...one, isReleased: false }))
  }

  get isOver() {
    return this.status === 'completed' || this.status === 'cancelled'
  }
  get isOpen() {
    return this.status === 'active' || this.status === 'payment_due'
  }
  get disputed() {
    return this.status === 'disputed' ? (this.dispute?.rest ?? 0) : 0
  }
  get isFunded() {
    return this.held + this.disputed + this.released >= this.cents
  }

  get lacking() {
    return this.isOver ? 0 : Math.max(0, this.cents - this.held - this.disputed - this.released)
  }
  /** What a dispute paid back is not asked for again. */
  get unpaid() {
    return Math.max(0, this.lacking - (this.status === 'disputed' ? (this.dispute?.paid.refund ?? 0) : 0))
  }
  get milestonesLeft() {
    return this.milestones.filter(({ isReleased }) => !isReleased)
  }

  get expected() {
    const { status, offer, change, days, held, disputed, released, refunded, cents, unpaid, isFunded } = this
    const cash = { amount: cents, held, disputed, released, refunded, unpaid, cardDisputed: 0, takenBack: 0 }
    return {
      status,
      isFunded,
      deliveryTime: days,
      openOffer: offer ? { by: offer.by } : null,
      openChange: change ? { by: change.by, refund: change.refund / 100 } : null,
      money: Object.fromEntries(Object.entries(cash).map(([name, value]) => [name, value / 100])),
      milestones: this.milestones.map(({ title, cents, isReleased }) => ({ title, amount: cents / 100, isReleased })),
    }
  }

  deliver(from: readonly ContractModel['delivery'][], to: ContractModel['delivery']) {
    if (!this.isOpen || !from.includes(this.delivery)) return false
    this.delivery = to
    return true
  }

  approve() {
    const { isFunded } = this
    if (!this.deliver(['submitted'], 'approved')) return false
    this.outdate()
    if (isFunded) this.complete()
    else this.status = 'payment_due'
    return true
  }

  begin() {
    if (!this.isOpen || this.isFunded) return false
    if (this.payment === 'none' || this.payment === 'over') {
      this.payment = 'pending'
      this.asked = this.unpaid
    }
    return true
  }

  pay() {
    this.payment = 'over'
    const kept = Math.min(this.asked, this.unpaid)
    this.refunded += this.asked - kept
    if (kept === 0) return
    this.held += kept
    this.outdate()
    if (this.status === 'payment_due' && this.isFunded) this.complete()
  }

  /** A payment over another amount than is asked for now is given up, unless its card was charged. */
  settle() {
    const isWaiting = this.payment === 'pending' || this.payment === 'requires_action'
    if (isWaiting && this.asked !== this.unpaid) this.payment = 'over'
  }

  offerEnd(offer: { by: Side; percent: number }) {
    if (!this.isOpen || this.offer || this.offers[offer.by] === contractOffersMaximum) return false
    this.offer = offer
    this.offers[offer.by] += 1
    return true
  }

  /** `percent` of what is held goes to the freelancer, the rest back to the client. */
  end(percent: number) {
    const { release, refund } = splitOf(this.held, percent)
    this.outdate()
    this.release(release)
    this.refunded += refund
    this.held = 0
    this.status = 'cancelled'
  }

  offerChange(by: Side, wanted: Terms) {
    if (this.status !== 'active' || this.change || this.changes[by] === contractChangesMaximum) return false
    const left = this.milestonesLeft.map(({ title, cents }) => ({ title, cents }))
    const cents = wanted.cents === this.cents ? null : wanted.cents
    const days = wanted.days === this.days ? null : wanted.days
    const milestones = JSON.stringify(wanted.milestones) === JSON.stringify(left) ? null : wanted.milestones
    if (cents === null && days === null && milestones === null) return false
    const rest = (cents ?? this.cents) - this.released
    const parts = milestones ?? left
    const isNewSum = cents !== null || milestones !== null
    if (rest <= 0 || (isNewSum && parts.length > 0 && sumOf(parts) !== rest)) return false
    this.change = { by, cents, days, milestones, refund: cents === null ? 0 : Math.max(0, this.held - rest) }
    this.changes[by] += 1
    return true
  }

  acceptChange({ cents, days, milestones, refund }: Terms & { refund: number }) {
    this.outdate()
    this.cents = cents ?? this.cents
    this.days = days ?? this.days
    if (milestones) {
      const added = milestones.map((one) => ({ ...one, isReleased: false }))
      this.milestones = [...this.milestones.filter(({ isReleased }) => isReleased), ...added]
    }
    this.held -= refund
    this.refunded += refund
  }

  /** Returns null if there is no such milestone. */
  releaseMilestone(by: Side, position: number) {
    const milestone = this.milestones[position]
    if (!milestone) return null
    if (by !== 'client' || this.status !== 'active' || milestone.isReleased) return false
    if (this.milestonesLeft.length < 2 || milestone.cents > this.held) return false
    if (this.released + milestone.cents >= this.cents) return false
    this.outdate()
    milestone.isReleased = true
    this.held -= milestone.cents
    this.release(milestone.cents)
    return true
  }

  openDispute(by: Side, percent: number) {
    if (!this.isOpen || this.held === 0 || this.disputes[by] === disputesMaximum) return false
    this.disputes[by] += 1
    this.outdate()
    this.dispute = new DisputeModel(this, { by, percent })
    this.held = 0
    this.status = 'disputed'
    return true
  }

  complete() {
    this.release(this.held)
    this.held = 0
    this.status = 'completed'
    for (const milestone of this.milestones) milestone.isReleased = true
  }

  /** Fees of several releases add up to the fee of the whole. */
  release(cents: number) {
    this.purse.cents += afterFee(this.released + cents) - afterFee(this.released)
    this.released += cents
  }

  outdate() {
    this.offer = undefined
    this.change = undefined
  }
}

const sumOf = (milestones: readonly Milestone[]) => milestones.reduce((sum, { cents }) => sum + cents, 0)
