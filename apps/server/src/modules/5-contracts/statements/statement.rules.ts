import type { LedgerReason } from '@guildhall/contract'
import type { StatementRow } from './yearly-statement.queries.ts'

/** Cents. `released - fee - withdrawn + other = change`. */
export type StatementLine = Omit<StatementRow, 'feeCents' | 'changeCents'> & Sums & { balanceCents: number }

/** In cents. A returned withdrawal counts as a negative one. */
export type Sums = {
  releasedCents: number
  feeCents: number
  withdrawnCents: number
  otherCents: number
  changeCents: number
}

export const noSums: Sums = { releasedCents: 0, feeCents: 0, withdrawnCents: 0, otherCents: 0, changeCents: 0 }

export function addToSums(sums: Sums, line: Sums): Sums {
  return {
    releasedCents: sums.releasedCents + line.releasedCents,
    feeCents: sums.feeCents + line.feeCents,
    withdrawnCents: sums.withdrawnCents + line.withdrawnCents,
    otherCents: sums.otherCents + line.otherCents,
    changeCents: sums.changeCents + line.changeCents,
  }
}

export function statementLine({ feeCents, changeCents, ...row }: StatementRow, balanceCents: number): StatementLine {
  const line = { ...row, ...noSums, changeCents, balanceCents }
  if (row.reason === 'release') return { ...line, releasedCents: changeCents + feeCents, feeCents }
  if (row.reason === 'payout' || row.reason === 'payout_return') return { ...line, withdrawnCents: -changeCents }
  return { ...line, otherCents: changeCents }
}

/** A year in UTC, from its first instant to the first of the next year. */
export function yearOf(year: number): { from: Date; to: Date } {
  return { from: new Date(Date.UTC(year, 0)), to: new Date(Date.UTC(year + 1, 0)) }
}

export const lineWords = {
  fund: 'Paid',
  release: 'Released',
  refund: 'Paid back',
  payout: 'Withdrawn',
  payout_return: 'Withdrawal returned',
  dispute_hold: 'Set aside for a dispute',
  dispute_release: 'Available again after a dispute',
  card_dispute: 'Taken back by the bank',
  card_dispute_won: 'Returned by the bank',
  card_dispute_lost: 'Kept by the bank',
  held_return: 'Paid back, not held longer',
  card_dispute_reopened: 'Looked at again by the bank',
  refund_return: 'Refund sent back by the bank',
  refund_repaid: 'Refund paid another way',
} as const satisfies Record<LedgerReason, string>
