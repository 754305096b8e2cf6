import { randomUUID } from 'node:crypto'
import { stripeChargeCents } from '@guildhall/contract'
import {
  type Account,
  type Dispute,
  found,
  type Intent,
  type Metadata,
  newId,
  type Payout,
  type Refund,
  type StripeEvent,
  StripeRefusal,
  type Transfer,
} from './stripe-objects.ts'

export type StripeCard = 'succeeds' | 'declined' | 'needs_action' | 'processing'

/** Each change adds the event that Stripe would send. */
export class StripeState {
  readonly intents = new Map<string, Intent>()
  readonly refunds = new Map<string, Refund>()
  readonly accounts = new Map<string, Account>()
  readonly transfers = new Map<string, Transfer>()
  readonly payouts = new Map<string, Payout>()
  readonly disputes = new Map<string, Dispute>()
  readonly events: StripeEvent[] = []
  /** Cents that can be transferred now. */
  available = 0

  createIntent({ amount, metadata = {} }: { amount: number; metadata?: Metadata }): Intent {
    if (amount < stripeChargeCents.least) {
      throw new StripeRefusal(400, 'amount_too_small', 'The amount must be at least $0.50.')
    }
    if (amount > stripeChargeCents.most) {
      throw new StripeRefusal(400, 'amount_too_large', 'The amount must be no more than $999,999.99.')
    }
    const id = newId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount,
      amount_received: 0,
      currency: 'usd',
      client_secret: `${id}_secret_${randomUUID()}`,
      metadata,
      last_payment_error: null,
      cancellation_reason: null,
    }
    this.intents.set(id, intent)
    return intent
  }

  confirm(id: string, card: StripeCard): Intent {
    const intent = found(this.intents, id)
    if (intent.status !== 'requires_payment_method') throw unexpectedState(intent)
    if (card === 'declined') return this.#failIntent(intent, 'card_declined', 'Your card was declined.')
    if (card === 'succeeds') return this.#succeed(intent)
    intent.last_payment_error = null
    intent.status = card === 'needs_action' ? 'requires_action' : 'processing'
    this.#tell(`payment_intent.${intent.status}`, intent)
    return intent
  }

  answerBank(id: string, isApproved: boolean): Intent {
    const intent = found(this.intents, id)
    if (intent.status !== 'requires_action') throw unexpectedState(intent)
    if (isApproved) return this.#succeed(intent)
    return this.#failIntent(intent, 'payment_intent_authentication_failure', 'The authentication failed.')
  }

  finishProcessing(id: string): Intent {
    return this.#succeed(found(this.intents, id))
  }

  cancel(id: string): Intent {
    const intent = found(this.intents, id)
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      throw unexpectedState(intent)
    intent.status = 'canceled'
    intent.cancellation_reason = 'abandoned'
    this.#tell('payment_intent.canceled', intent)
    return intent
  }

  refund({
    payment_intent: id,
    amount,
    metadata = {},
  }: {
    payment_intent: string
    amount: number
    metadata?: Metadata
  }) {
    const intent = found(this.intents, id)
    const before = this.refundsOf(id).reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0)
    if (before + amount > intent.amount_received) {
      throw new StripeRefusal(400, 'charge_already_refunded', 'The refund is greater than what is left of the charge.')
    }
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: id,
      amount,
      status: 'succeeded',
      metadata,
    }
    this.refunds.set(refund.id, refund)
    this.available -= amount
    this.#tell('refund.created', refund)
    return refund
  }

  refundsOf(intentId: string): Refund[] {
    return [...this.refunds.values()].filter(({ payment_intent: id }) => id === intentId)
  }

  /** The client's bank sent it back. */
  failRefund(id: string) {
    const refund = found(this.refunds, id)
    refund.status = 'failed'
    this.#tell('refund.failed', refund)
  }

  /** An inquiry, `warning_needs_response`, takes nothing back. */
  dispute(intentId: string, status = 'needs_response'): Dispute {
    const { amount_received: amount } = found(this.intents, intentId)
    const dispute: Dispute = { id: newId('du'), object: 'dispute', payment_intent: intentId, amount, status }
    this.disputes.set(dispute.id, dispute)
    this.#tell('charge.dispute.created', dispute)
    return dispute
  }

  closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed' | 'prevented') {
    const dispute = found(this.disputes, id)
    dispute.status = status
    this.#tell('charge.dispute.closed', dispute)
  }

  createAccount({ metadata = {} }: { metadata?: Metadata }): Account {
    const account: Account = {
      id: newId('acct'),
      object: 'account',
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      metadata,
    }
    this.accounts.set(account.id, account)
    return account
  }

  finishOnboarding(id: string) {
    const account = found(this.accounts, id)
    account.payouts_enabled = true
    account.capabilities.transfers = 'active'
    this.#tell('account.updated', account, id)
  }

  transfer({
    amount,
    destination,
    transfer_group = null,
    metadata = {},
  }: {
    amount: number
    destination: string
    transfer_group?: string | null
    metadata?: Metadata
  }): Transfer {
    if (found(this.accounts, destination).capabilities.transfers !== 'active') {
      throw new StripeRefusal(400, 'insufficient_capabilities_for_transfer', 'The account cannot receive transfers.')
    }
    if (amount > this.available) throw new StripeRefusal(400, 'balance_insufficient', 'Your balance is too low.')
    this.available -= amount
    const transfer: Transfer = {
      id: newId('tr'),
      object: 'transfer',
      amount,
      destination,
      transfer_group,
      reversed: false,
      metadata,
    }
    this.transfers.set(transfer.id, transfer)
    return transfer
  }

  reverse(id: string): Transfer {
    const transfer = found(this.transfers, id)
    if (transfer.reversed) throw new StripeRefusal(400, 'transfer_already_reversed', 'It was reversed before.')
    transfer.reversed = true
    this.available += transfer.amount
    return transfer
  }

  payOut(account: string, { amount, metadata = {} }: { amount: number; metadata?: Metadata }): Payout {
    const payout: Payout = {
      id: newId('po'),
      object: 'payout',
      amount,
      status: 'pending',
      failure_message: null,
      metadata,
      account,
    }
    this.payouts.set(payout.id, payout)
    return payout
  }

  endPayout(id: string, status: 'paid' | 'failed') {
    const payout = found(this.payouts, id)
    payout.status = status
    if (status === 'failed') payout.failure_message = 'The bank account is closed.'
    this.#tell(`payout.${status}`, payout, payout.account)
  }

  /** For events we have no use for, or that another installation caused. */
  tell(type: string, object: object): StripeEvent {
    return this.#tell(type, object)
  }

  #succeed(intent: Intent): Intent {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.last_payment_error = null
    this.available += intent.amount
    this.#tell('payment_intent.succeeded', intent)
    return intent
  }

  #failIntent(intent: Intent, code: string, message: string): Intent {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { type: 'card_error', code, message }
    this.#tell('payment_intent.payment_failed', intent)
    return intent
  }

  #tell(type: string, object: object, account?: string): StripeEvent {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1_000),
      ...(account ? { account } : {}),
      data: { object: structuredClone(object) },
    }
    this.events.push(event)
    return event
  }
}

const unexpectedState = ({ status }: Intent) =>
  new StripeRefusal(400, 'payment_intent_unexpected_state', `This PaymentIntent is ${status}.`)
