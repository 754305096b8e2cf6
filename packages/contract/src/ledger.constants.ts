/**
 * `escrow`, `disputed` and `payable` keep a balance that can never be negative. The others keep none, so that contracts
 * never wait for each other. `card_disputed`: taken back by a bank, undecided; `chargeback_loss`: what the platform
 * bears of it; `chargeback_out`: kept by the bank. `refund_due`: owed to clients whose refund came back.
 */
export const ledgerAccounts = [
  'card_in',
  'escrow',
  'payable',
  'platform_fee',
  'refund_out',
  'payout_out',
  'disputed',
  'card_disputed',
  'chargeback_loss',
  'chargeback_out',
  'refund_due',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

export const ledgerAccountsWithBalance = ['escrow', 'payable', 'disputed'] as const satisfies LedgerAccount[]

/**
 * Each happens at most once per source, such as a payment. card_dispute_reopened: on appeal after card_dispute_lost,
 * followed by card_dispute_won. refund_repaid: an owed refund was paid another way. held_return: money that cannot be
 * held longer goes back to the client.
 */
export const ledgerReasons = [
  'fund',
  'release',
  'refund',
  'payout',
  'payout_return',
  'dispute_hold',
  'dispute_release',
  'card_dispute',
  'card_dispute_won',
  'card_dispute_lost',
  'held_return',
  'card_dispute_reopened',
  'refund_return',
  'refund_repaid',
] as const
export type LedgerReason = (typeof ledgerReasons)[number]

export const ledgerCurrency = 'USD'
