import { formatCents } from '@guildhall/contract'
import type { Block, DocumentContent } from '../../../platform/documents/document.ts'
import type { MonthSums } from './get-yearly-document.ts'
import { lineWords, type StatementLine, type Sums } from './statement.rules.ts'

type Year = {
  year: number
  isTest: boolean
  name: string
  openingCents: number
  sums: Sums
  months: readonly MonthSums[]
  lines: readonly StatementLine[]
  count: number
  /** The day up to which it was read; null if the year is over. */
  until: Date | null
}

export function yearlyDocument(facts: Year): DocumentContent {
  return {
    title: `Earnings ${facts.year}`,
    eyebrow: facts.isTest ? 'Test mode: no real money moved' : 'Guildhall',
    address: null,
    blocks: [
      {
        kind: 'paragraph',
        text: `What ${facts.name} earned on Guildhall in ${facts.year} and withdrew, from the ledger. Days and months are in UTC, amounts in US dollars.${untilText(facts)}`,
      },
      summary(facts),
      ...monthBlocks(facts),
      ...lineBlocks(facts),
    ],
  }
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const untilText = ({ until }: Year) => (until ? ` The year is not over: this is as of ${longDay.format(until)}.` : '')

function summary({ openingCents, sums }: Year): Block {
  const { releasedCents, feeCents, withdrawnCents, otherCents, changeCents } = sums
  return {
    kind: 'table',
    columns: [
      { share: 0.7, head: 'The year' },
      { share: 0.3, head: 'USD', align: 'end' },
    ],
    hasRowHeads: true,
    hasTotal: true,
    rows: [
      ['Opening balance', formatCents(openingCents)],
      ['Released by clients', formatCents(releasedCents)],
      ['Guildhall’s fee', formatCents(-feeCents)],
      ['Withdrawn, less what came back', formatCents(-withdrawnCents)],
      ...(otherCents === 0 ? [] : [['Other', formatCents(otherCents)]]),
      ['Closing balance', formatCents(openingCents + changeCents)],
    ],
  }
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

function monthBlocks({ months, sums, openingCents }: Year): Block[] {
  if (months.length === 0) return [{ kind: 'paragraph', text: 'Nothing was released or withdrawn in this year.' }]
  const rowOf = (what: string, of: Sums, balanceCents: number) => [
    what,
    ...[of.releasedCents, -of.feeCents, -of.withdrawnCents, balanceCents].map(formatCents),
  ]
  return [
    { kind: 'heading', level: 2, text: 'By month' },
    {
      kind: 'table',
      columns: [
        { share: 0.2, head: 'Month' },
        { share: 0.2, head: 'Released', align: 'end' },
        { share: 0.2, head: 'Fee', align: 'end' },
        { share: 0.2, head: 'Withdrawn', align: 'end' },
        { share: 0.2, head: 'Balance', align: 'end' },
      ],
      hasRowHeads: true,
      hasTotal: true,
      rows: [
        ...months.map((month) =>
          rowOf(monthName.format(new Date(`${month.month}-01T00:00:00Z`)), month, month.balanceCents),
        ),
        rowOf('Year', sums, openingCents + sums.changeCents),
      ],
    },
  ]
}

const dayText = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

function lineBlocks({ lines, count }: Year): Block[] {
  if (count === 0) return []
  const heading = { kind: 'heading', level: 2, text: 'Every line' } as const
  if (lines.length === 0) {
    const text = `This year has ${count.toLocaleString('en-US')} lines, too many to list here. The CSV of the same year has every one of them.`
    return [heading, { kind: 'paragraph', text }]
  }
  return [
    heading,
    {
      kind: 'table',
      columns: [
        { share: 0.11, head: 'Day' },
        { share: 0.37, head: 'What' },
        { share: 0.18, head: 'Before the fee', align: 'end' },
        { share: 0.16, head: 'Change', align: 'end' },
        { share: 0.18, head: 'Balance', align: 'end' },
      ],
      rows: lines.map(({ at, reason, contractTitle, releasedCents, changeCents, balanceCents }) => [
        dayText.format(at),
        contractTitle ? `${lineWords[reason]}: ${contractTitle}` : lineWords[reason],
        releasedCents === 0 ? '' : formatCents(releasedCents),
        formatCents(changeCents),
        formatCents(balanceCents),
      ]),
    },
  ]
}
