import type { Db } from '../../../platform/database/database.ts'
import { addToSums, noSums, type StatementLine, statementLine, yearOf } from './statement.rules.ts'
import { findBalanceBefore, listStatementEntries, listStatementRows } from './yearly-statement.queries.ts'

const rowsAtOnce = 5_000

export type YearRequest = { freelancerId: string; year: number }

/** What the freelancer had at the start of the year (UTC), in cents. */
export function getOpeningBalance(db: Db, { freelancerId, year }: YearRequest): Promise<number> {
  return findBalanceBefore(db, { freelancerId, before: yearOf(year).from })
}

/** In batches. Each line carries the balance after it; returns the year's sums. */
export async function* streamStatementLines(
  db: Db,
  { freelancerId, year }: YearRequest,
  openingCents: number,
): AsyncGenerator<StatementLine[], typeof noSums> {
  let sums = noSums
  let balanceCents = openingCents
  const entries = await listStatementEntries(db, { freelancerId, ...yearOf(year) })
  for (let start = 0; start < entries.length; start += rowsAtOnce) {
    const rows = await listStatementRows(db, freelancerId, entries.slice(start, start + rowsAtOnce))
    const lines = rows.map((row) => {
      balanceCents += row.changeCents
      return statementLine(row, balanceCents)
    })
    for (const line of lines) sums = addToSums(sums, line)
    yield lines
  }
  return sums
}
