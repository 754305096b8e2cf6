/**
 * pending: begun, no card was named yet. requires_action: the bank asks the client to confirm. processing: the bank has not
 * answered yet. The last two are final.
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

/** Characters of the reference under which a failed refund was paid another way. */
export const refundReferenceMaximum = 100

/** failed: the provider could not send it, so it is owed to the client until an operator books that it was paid another way. */
export const refundStatuses = ['pending', 'sent', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const payoutStatuses = ['pending', 'paid', 'failed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** sandbox: test cards of our own. stripe_test: Stripe with test keys. In both no real money moves. */
export const paymentProviders = ['sandbox', 'stripe', 'stripe_test'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/**
 * Whether a freelancer can be paid out. not_needed: the sandbox pays anyone. missing: nothing was begun. incomplete: the provider
 * still asks for something, or checks it.
 */
export const payoutAccountStates = ['not_needed', 'missing', 'incomplete', 'ready'] as const
export type PayoutAccountState = (typeof payoutAccountStates)[number]

/** open: the bank has taken the money back and not decided yet. won: it returned it. lost: it kept it. */
export const cardDisputeStatuses = ['open', 'won', 'lost'] as const
export type CardDisputeStatus = (typeof cardDisputeStatuses)[number]

/** What each test card of the sandbox does. No real card is ever named to us. */
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

/** What the test account of the sandbox does with a withdrawal. */
export const sandboxAccounts = {
  accepts: 'Takes the money',
  refuses: 'Refuses it',
} as const
export type SandboxAccount = keyof typeof sandboxAccounts
export const sandboxAccountNames = Object.keys(sandboxAccounts) as [SandboxAccount, ...SandboxAccount[]]

/** Cents. */
export const payoutMinimumCents = 100
