import { formatUsd, type LedgerAccount, type LedgerLineView, type LedgerReason } from '@guildhall/contract'

const accountTexts = {
  card_in: { into: 'Back to the card', outOf: 'Paid by card' },
  escrow: { into: 'Held in escrow', outOf: 'Out of escrow' },
  payable: { into: 'To the freelancer', outOf: 'From the freelancer’s balance' },
  platform_fee: { into: 'Platform fee', outOf: 'Platform fee returned' },
  refund_out: { into: 'Refunded to the client', outOf: 'Refund returned' },
  payout_out: { into: 'Withdrawn to the bank', outOf: 'Returned by the bank' },
  disputed: { into: 'Set aside in a dispute', outOf: 'No longer set aside' },
  card_disputed: { into: 'Taken back by the client’s bank', outOf: 'No longer open at the client’s bank' },
  chargeback_loss: { into: 'Returned to Guildhall', outOf: 'Borne by Guildhall' },
  refund_due: { into: 'Owed to the client', outOf: 'No longer owed to the client' },
  chargeback_out: { into: 'Kept by the client’s bank', outOf: 'Returned by the client’s bank' },
} as const satisfies Record<LedgerAccount, { into: string; outOf: string }>

export const reasonTexts = {
  fund: 'Payment',
  release: 'Release',
  refund: 'Refund',
  payout: 'Withdrawal',
  payout_return: 'Withdrawal returned',
  dispute_hold: 'Dispute opened',
  dispute_release: 'Dispute withdrawn',
  card_dispute: 'Payment taken back',
  card_dispute_won: 'Payment returned',
  card_dispute_lost: 'Payment kept by the bank',
  held_return: 'Returned to the client',
  card_dispute_reopened: 'Appeal to the bank',
  refund_return: 'Refund sent back by the bank',
  refund_repaid: 'Refund paid another way',
} as const satisfies Record<LedgerReason, string>

export function lineText({ account, amount }: Pick<LedgerLineView, 'account' | 'amount'>): string {
  return accountTexts[account][amount < 0 ? 'outOf' : 'into']
}

/** '+$1,200' or '−$1,200', with a real minus. */
export function signedUsd(usd: number): string {
  return `${usd < 0 ? '−' : '+'}${formatUsd(Math.abs(usd))}`
}
