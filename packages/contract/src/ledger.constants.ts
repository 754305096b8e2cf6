/**
 * The accounts of the book. Of `escrow`, `disputed` (both owned by a contract) and `payable` (owned by a freelancer) a
 * balance is kept that can never be negative. The others stand for the world outside and for the platform: they have no
 * owner and no balance of their own, so that contracts never wait for each other. `card_disputed` is what a bank has taken back and not
 * decided on, `chargeback_loss` what the platform bears of it, and `chargeback_out` what the bank has kept. `refund_due` is what clients are
 * owed, as their bank sent a refund back.
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

/** Accounts whose balance is kept and can never be negative. */
export const ledgerAccountsWithBalance = ['escrow', 'payable', 'disputed'] as const satisfies LedgerAccount[]

/**
 * What an entry of the book is for. Each happens at most once for a source, such as a payment.
 * - fund: the client's payment arrived and is held.
 * - release: held money goes to the freelancer, less the fee.
 * - refund: held money goes back to the client.
 * - payout, payout_return: the freelancer withdraws; the bank sent it back.
 * - dispute_hold, dispute_release: money is set aside while a dispute is open; then it is available again.
 * - card_dispute, card_dispute_won: the bank took the payment back; it returned it.
 * - card_dispute_lost: the bank has decided for the cardholder.
 * - card_dispute_reopened: on appeal, the bank looks again at what it had decided for the cardholder; `card_dispute_won` follows.
 * - refund_return: the client's bank sent a refund back, so it is owed to them.
 * - refund_repaid: what was owed to them was paid another way.
 * - held_return: the time that money can be held was over, so it went back to the client.
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
