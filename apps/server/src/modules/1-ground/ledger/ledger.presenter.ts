import { type LedgerLineView, toDollars } from '@guildhall/contract'
import type { HashedLine } from './ledger-hash.ts'

type Line = Omit<HashedLine, 'reason' | 'account'> & Pick<LedgerLineView, 'reason' | 'account'> & { hash: Buffer }

export function presentLine(line: Line): LedgerLineView {
  return {
    position: line.position,
    entry: line.entryId,
    reason: line.reason,
    source: line.source,
    account: line.account,
    ownerId: line.ownerId,
    amount: toDollars(line.amountCents),
    currency: 'USD',
    at: line.at.toISOString(),
    hash: line.hash.toString('hex'),
  }
}
