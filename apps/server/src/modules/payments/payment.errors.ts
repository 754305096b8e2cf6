import type { ErrorDefinitions } from '../../platform/errors.ts'

export const paymentErrors = {
  'payment.not_found': { kind: 'missing', sentence: 'This payment does not exist.' },
  'payment.not_yours': { kind: 'forbidden', sentence: 'Only the client who pays can see this payment.' },
  'payment.over': { kind: 'conflict', sentence: 'This payment has ended. Begin another one.' },
  'payment.charged': { kind: 'conflict', sentence: 'A card was already charged for this payment.' },
  'payment.nothing_to_confirm': { kind: 'conflict', sentence: 'There is nothing to confirm for this payment.' },
  'payout.address_not_confirmed': {
    kind: 'conflict',
    sentence:
      'Confirm your email address first: open the link in the mail we sent you, or ask for another in your settings.',
  },
  'payout.too_much': { kind: 'conflict', sentence: 'Only {available} can be withdrawn now.' },
  'payout.nothing_available': { kind: 'conflict', sentence: 'There is nothing to withdraw yet.' },
} as const satisfies ErrorDefinitions
