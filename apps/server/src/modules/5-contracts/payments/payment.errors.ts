import { formatUsd, payoutMinimumCents, toDollars } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const paymentErrors = {
  'payment.not_found': { kind: 'missing', sentence: 'This payment does not exist.' },
  'payment.not_yours': { kind: 'forbidden', sentence: 'Only the client who pays can see this payment.' },
  'payment.over': { kind: 'conflict', sentence: 'This payment has ended. Start a new one.' },
  'payment.charged': { kind: 'conflict', sentence: 'A card was already charged for this payment.' },
  'payment.nothing_to_confirm': { kind: 'conflict', sentence: 'There is nothing to confirm for this payment.' },
  'payment.other_provider': {
    kind: 'conflict',
    sentence: 'This payment cannot be made this way here. Reload the page and pay again.',
  },
  'payment.amount_outside': {
    kind: 'conflict',
    sentence:
      'A card can be charged {least} to {most} at once, and {unpaid} is to be paid. Agree on another amount, or on the end of the contract.',
  },
  'payment.provider_unavailable': {
    kind: 'unavailable',
    sentence: 'The payment service is not responding, so this request charged nothing. Please try again in a moment.',
  },
  'refund.not_found': { kind: 'missing', sentence: 'There is no such refund.' },
  'refund.not_owed': {
    kind: 'conflict',
    sentence: 'This refund is not owed: it is going back to the card, or already has.',
  },
  'refund.repaid': { kind: 'conflict', sentence: 'This refund is already recorded as paid another way.' },
  'webhook.not_set_up': { kind: 'missing', sentence: 'No payment service is set up here.' },
  'webhook.bad_signature': { kind: 'invalid', sentence: 'The signature of this event is missing, wrong or too old.' },
  'webhook.bad_event': { kind: 'invalid', sentence: 'An event needs an id, a type, a time and an object.' },
  'payout.account_missing': {
    kind: 'conflict',
    sentence: 'Set up your payout account under Earnings first.',
  },
  'payout.account_incomplete': {
    kind: 'conflict',
    sentence: 'Your payout account is not ready yet. Continue its setup under Earnings.',
  },
  'payout.no_account_needed': { kind: 'conflict', sentence: 'No payout account is needed here.' },
  'payout.address_not_confirmed': {
    kind: 'conflict',
    sentence:
      'Confirm your email address first: open the link in the mail we sent you, or ask for another in your settings.',
  },
  'payout.too_much': { kind: 'conflict', sentence: 'Only {available} can be withdrawn now.' },
  'payout.too_little': {
    kind: 'conflict',
    sentence: `The smallest amount to withdraw is ${formatUsd(toDollars(payoutMinimumCents))}, or all that is available.`,
  },
  'payout.nothing_available': { kind: 'conflict', sentence: 'There is nothing to withdraw yet.' },
} as const satisfies ErrorDefinitions
