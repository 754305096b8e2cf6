export type Side = 'client' | 'freelancer'
type Delivery = 'none' | 'submitted' | 'rejected' | 'approved'

/** What the freelancer of some contracts can withdraw, in cents, and what is on its way to an account that refuses it. */
export type Purse = { cents: number; refused: number }

/** What one contract should look like after acts one by one: the product's rules once more, in the simplest words. */
export class ContractModel {
  payment: 'none' | 'pending' | 'requires_action' | 'processing' | 'over' = 'none'
  delivery: Delivery = 'none'
  isPaid = false
  isCancelled = false
  offer: { by: Side; percent: number } | undefined
  offers = 0
  released = 0
  refunded = 0
  readonly cents: number
  readonly purse: Purse

  constructor(cents: number, purse: Purse) {
    this.cents = cents
    this.purse = purse
  }

  get isOver() {
    return this.isCancelled || (this.isPaid && this.delivery === 'approved')
  }

  get held() {
    return this.isPaid && !this.isOver ? this.cents : 0
  }

  /** What the API answers about the contract. */
  get expected() {
    const { isPaid, isOver, isCancelled, released, refunded, held } = this
    const isDone = isOver && !isCancelled
    const open = this.delivery === 'approved' ? 'payment_due' : 'active'
    return {
      status: isDone ? 'completed' : isCancelled ? 'cancelled' : open,
      ...(isCancelled ? {} : { isFunded: isPaid }),
      openOffer: this.offer ? { by: this.offer.by } : null,
      money: { held: held / 100, released: released / 100, refunded: refunded / 100 },
    }
  }

  deliver(from: readonly Delivery[], to: Delivery) {
    if (this.isCancelled || !from.includes(this.delivery)) return false
    this.delivery = to
    return true
  }

  approve() {
    const isDone = this.deliver(['submitted'], 'approved')
    if (isDone) this.offer = undefined
    if (isDone && this.isPaid) this.#release(this.cents)
    return isDone
  }

  pay() {
    this.payment = 'over'
    if (this.isCancelled) {
      this.refunded += this.cents
      return
    }
    this.isPaid = true
    this.offer = undefined
    if (this.delivery === 'approved') this.#release(this.cents)
  }

  /** Of what is held, `percent` goes to the freelancer and the rest back to the client. */
  end(percent: number) {
    const { release, refund } = splitOf(this.held, percent)
    this.offer = undefined
    this.isCancelled = true
    this.refunded += refund
    this.#release(release)
  }

  #release(cents: number) {
    this.released += cents
    this.purse.cents += afterFee(cents)
  }
}

/** Cents to the freelancer before the fee, and back to the client. */
export function splitOf(held: number, percent: number): { release: number; refund: number } {
  const release = Math.floor((held * percent) / 100)
  return { release, refund: held - release }
}

/** What is left of a contract's release after the fee of 10 %, which is rounded down. Not the product's own function. */
export const afterFee = (cents: number) => cents - (cents - (cents % 10)) / 10
