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

export const refundStatuses = ['pending', 'sent'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const payoutStatuses = ['pending', 'paid', 'failed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** What each test card of the sandbox does. No real card is ever named to us. */
export const sandboxCards = {
  succeeds: 'Succeeds at once',
  declined: 'Is declined',
  needs_confirmation: 'Asks to confirm with the bank',
  succeeds_late: 'Succeeds after a while',
} as const
export type SandboxCard = keyof typeof sandboxCards
export const sandboxCardNames = Object.keys(sandboxCards) as [SandboxCard, ...SandboxCard[]]

/** Cents. */
export const payoutMinimumCents = 100
