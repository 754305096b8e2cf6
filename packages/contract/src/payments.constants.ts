/**
 * pending: no card was named yet. requires_action: the bank asks the client to confirm. processing: no answer from the
 * bank yet. The last two are final.
 */
export const paymentStatuses = ['pending', 'requires_action', 'processing', 'succeeded', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const openPaymentStatuses = ['pending', 'requires_action', 'processing'] as const satisfies PaymentStatus[]

export const paymentFailures = ['declined', 'not_confirmed', 'abandoned', 'amount_changed'] as const
export type PaymentFailure = (typeof paymentFailures)[number]

export const paymentFailureSentences = {
  declined: 'The bank declined this card. Try another one.',
  not_confirmed: 'The payment was not confirmed with the bank, so nothing was charged.',
  abandoned: 'The payment was begun and never finished, so nothing was charged.',
  amount_changed: 'The amount of the contract has changed since, so nothing was charged. Pay again.',
} as const satisfies Record<PaymentFailure, string>

export const refundReferenceMaximum = 100

/** failed: could not be sent, so it is owed to the client until an operator records another way of payment. */
export const refundStatuses = ['pending', 'sent', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const payoutStatuses = ['pending', 'paid', 'failed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** No real money moves with `sandbox` (our own test cards) and `stripe_test`. */
export const paymentProviders = ['sandbox', 'stripe', 'stripe_test'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** not_needed: the sandbox pays anyone. incomplete: the provider still asks for or checks something. */
export const payoutAccountStates = ['not_needed', 'missing', 'incomplete', 'ready'] as const
export type PayoutAccountState = (typeof payoutAccountStates)[number]

/** open: the bank took the money back and is undecided. won: it returned it. */
export const cardDisputeStatuses = ['open', 'won', 'lost'] as const
export type CardDisputeStatus = (typeof cardDisputeStatuses)[number]

/** We are never told of a real card. */
export const sandboxCards = {
  succeeds: 'Succeeds at once',
  declined: 'Is declined',
  needs_confirmation: 'Asks to confirm with the bank',
  succeeds_late: 'Succeeds after a while',
  disputed_won: 'Taken back later, then returned',
  disputed_lost: 'Taken back later, and kept',
} as const
export type SandboxCard = keyof typeof sandboxCards
export const sandboxCardNames = Object.keys(sandboxCards) as [SandboxCard, ...SandboxCard[]]

export const sandboxAccounts = {
  accepts: 'Takes the money',
  refuses: 'Refuses it',
} as const
export type SandboxAccount = keyof typeof sandboxAccounts
export const sandboxAccountNames = Object.keys(sandboxAccounts) as [SandboxAccount, ...SandboxAccount[]]

/** Of what is available, or all of it: cents that could not be withdrawn would keep an account from being deleted. */
export const payoutMinimumCents = 100
