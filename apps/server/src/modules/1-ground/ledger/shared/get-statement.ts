import type { LedgerStatementView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { presentLine } from '../ledger.presenter.ts'
import { type LineRow, listLines, listLinesAfter } from '../ledger.queries.ts'
import { statementHead, statementRow } from './statement-csv.ts'

export async function getStatement(db: Db, chainId: string): Promise<LedgerStatementView> {
  const lines = await listLines(db, [chainId])
  return { chain: chainId, lines: lines.map(presentLine) }
}

const linesAtOnce = 1_000

/** As CSV in pieces, however long the chain is. */
export async function* streamStatementCsv(db: Db, chainId: string): AsyncGenerator<string, void> {
  yield statementHead
  let after = 0
  let rows: LineRow[]
  do {
    rows = await listLinesAfter(db, chainId, { after, limit: linesAtOnce })
    yield rows.map((row) => statementRow(chainId, presentLine(row))).join('')
    after = rows.at(-1)?.position ?? after
  } while (rows.length === linesAtOnce)
}
