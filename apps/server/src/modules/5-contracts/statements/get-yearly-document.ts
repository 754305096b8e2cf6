import type { Db } from '../../../platform/database/database.ts'
import type { DocumentContent } from '../../../platform/documents/document.ts'
import { addToSums, noSums, type StatementLine, type Sums, yearOf } from './statement.rules.ts'
import { yearlyDocument } from './yearly-document.ts'
import { findFreelancerName } from './yearly-statement.queries.ts'
import { getOpeningBalance, streamStatementLines, type YearRequest } from './yearly-statement.ts'

/** More would be slow to draw. The CSV has all of them. */
const documentLinesMaximum = 1_000

export type MonthSums = Sums & { month: string; balanceCents: number }

/** A freelancer's year as a document: sums, sums by month, and the lines unless they are too many. */
export async function getYearlyDocument(
  db: Db,
  request: YearRequest,
  { now, isTest }: { now: Date; isTest: boolean },
): Promise<DocumentContent> {
  return db.transaction(
    async (tx) => {
      const name = await findFreelancerName(tx, request.freelancerId)
      const openingCents = await getOpeningBalance(tx, request)
      const months = new Map<string, MonthSums>()
      const lines: StatementLine[] = []
      let count = 0
      const pages = streamStatementLines(tx, request, openingCents)
      let page = await pages.next()
      while (!page.done) {
        for (const line of page.value) {
          count += 1
          if (count <= documentLinesMaximum) lines.push(line)
          const month = line.at.toISOString().slice(0, 7)
          const sums = addToSums(months.get(month) ?? noSums, line)
          months.set(month, { ...sums, month, balanceCents: line.balanceCents })
        }
        page = await pages.next()
      }
      const shown = count <= documentLinesMaximum ? lines : []
      return yearlyDocument({
        year: request.year,
        isTest,
        name,
        openingCents,
        sums: page.value,
        months: [...months.values()],
        lines: shown,
        count,
        until: now < yearOf(request.year).to ? now : null,
      })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
