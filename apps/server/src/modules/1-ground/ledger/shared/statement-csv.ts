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

/** RFC 4180, with everything `guildhall ledger verify` needs. No field can hold a comma or a quote. */
export function statementCsv({ chain, lines }: LedgerStatementView): string {
  return statementHead + lines.map((line) => statementRow(chain, line)).join('')
}

export const statementHead = `${statementColumns.join(',')}\r\n`

export function statementRow(chain: string, line: LedgerLineView): string {
  const { position, entry, reason, source, account, ownerId, amount, currency, at, hash } = line
  const fields = [chain, position, entry, reason, source, account, ownerId ?? '', toCents(amount), currency, at, hash]
  return `${fields.join(',')}\r\n`
}
