import { type LedgerStatementView, toDollars } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { listLines } from '../ledger.queries.ts'

/** The lines of one chain, in order. */
export async function getStatement(db: Db, chainId: string): Promise<LedgerStatementView> {
  const lines = await listLines(db, [chainId])
  return {
    chain: chainId,
    lines: lines.map((line) => ({
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
    })),
  }
}
