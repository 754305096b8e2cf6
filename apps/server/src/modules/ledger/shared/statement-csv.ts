import type { LedgerLineView, LedgerStatementView } from '@guildhall/contract'
import { toCents } from '@guildhall/contract'

export const statementColumns = [
  'chain',
  'position',
  'entry',
  'reason',
  'source',
  'account',
  'owner',
  'amount_cents',
  'currency',
  'at',
  'hash',
] as const

/**
 * A statement as CSV (RFC 4180): what its hashes are over, so that `npm run ledger:verify` can check it by itself. No field can hold
 * a comma or a quote: they are ids, names from our tables, numbers and instants.
 */
export function statementCsv({ chain, lines }: LedgerStatementView): string {
  return statementHead + lines.map((line) => statementRow(chain, line)).join('')
}

export const statementHead = `${statementColumns.join(',')}\r\n`

export function statementRow(chain: string, line: LedgerLineView): string {
  const { position, entry, reason, source, account, ownerId, amount, currency, at, hash } = line
  const fields = [chain, position, entry, reason, source, account, ownerId ?? '', toCents(amount), currency, at, hash]
  return `${fields.join(',')}\r\n`
}
