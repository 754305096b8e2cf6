import { csvRow, decimal } from '../../../platform/csv.ts'
import type { Db } from '../../../platform/database/database.ts'
import { lineWords, type noSums, type StatementLine, yearOf } from './statement.rules.ts'
import { getOpeningBalance, streamStatementLines, type YearRequest } from './yearly-statement.ts'

const head = [
  'date',
  'type',
  'contract',
  'title',
  'released',
  'fee',
  'withdrawn',
  'change',
  'balance',
  'currency',
  'entry',
  'source',
]
/** Without it, spreadsheets assume Latin-1. */
const byteOrderMark = '\uFEFF'

/** A running year closes with the balance of `now`. Dollars with two decimals, written from integer cents. */
export async function* streamYearlyCsv(db: Db, request: YearRequest, now: Date): AsyncGenerator<string, void> {
  const openingCents = await getOpeningBalance(db, request)
  const { from, to } = yearOf(request.year)
  yield byteOrderMark + csvRow(head) + balanceRow(from, 'Opening balance', openingCents)
  const pages = streamStatementLines(db, request, openingCents)
  let page = await pages.next()
  while (!page.done) {
    yield page.value.map(rowOf).join('')
    page = await pages.next()
  }
  const sums = page.value
  const endOfYear = new Date(to.getTime() - 1)
  const last = now < endOfYear ? now : endOfYear
  yield csvRow([last.toISOString(), 'Total', '', '', ...amounts(sums), '', 'USD', '', '']) +
    balanceRow(last, 'Closing balance', openingCents + sums.changeCents)
}

function rowOf(line: StatementLine): string {
  const { at, reason, contractId, contractTitle, balanceCents, entry, source } = line
  const texts = [at.toISOString(), lineWords[reason], contractId ?? '', contractTitle ?? '']
  return csvRow([...texts, ...amounts(line), decimal(balanceCents), 'USD', entry, source])
}

function balanceRow(at: Date, what: string, cents: number): string {
  return csvRow([at.toISOString(), what, '', '', '', '', '', '', decimal(cents), 'USD', '', ''])
}

const amounts = ({ releasedCents, feeCents, withdrawnCents, changeCents }: typeof noSums) =>
  [releasedCents, feeCents, withdrawnCents, changeCents].map(decimal)
