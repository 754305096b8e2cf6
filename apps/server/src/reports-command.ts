import { parseArgs } from 'node:util'
import { harms } from '@guildhall/contract'
import { z } from 'zod'
import { type Command, type Outcome, openCommandDatabase } from './command.ts'
import {
  findOpenReports,
  type OpenReport,
  settleReport,
} from './modules/8-moderation/reports/shared/operator-reports.ts'
import type { Db } from './platform/database/database.ts'
import { StartupError, UsageError } from './platform/process/startup-error.ts'

const limits = { usual: 20, most: 500 } as const

const usage = `Lists open reports, newest first, beside a server or without one:

  guildhall reports
  guildhall reports --limit 100     up to ${limits.most}; ${limits.usual} unless you say so
  guildhall reports --close <id>    takes a report off the list, with all others about the same
`

export const reportsCommand: Command = {
  usage,
  async run(args, lifetime) {
    const { limit, close } = readArguments(args)
    const { db } = await openCommandDatabase(lifetime, 1)
    return lifetime.step(() => (close === undefined ? listOpen(db, limit) : closeOne(db, close)))
  },
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { limit: { type: 'string' }, close: { type: 'string' } },
    })
    const limit = z.coerce
      .number()
      .int()
      .min(1)
      .max(limits.most)
      .parse(values.limit ?? limits.usual)
    return {
      limit,
      close: values.close === undefined ? undefined : z.uuid().parse(values.close),
    }
  } catch {
    throw new UsageError(usage)
  }
}

async function closeOne(db: Db, id: string): Promise<Outcome> {
  const closed = await settleReport(db, id, new Date())
  if (closed === 0) throw new StartupError(`There is no open report ${id}.`)
  const more = closed > 1 ? `, with ${closed - 1} more about the same` : ''
  return { text: `Report ${id} is closed${more}.`, json: { id, closed } }
}

async function listOpen(db: Db, limit: number): Promise<Outcome> {
  const found = await findOpenReports(db, limit)
  return { text: describeReports(found), json: found }
}

export const describeOpenReports = async (db: Db, limit: number) => describeReports(await findOpenReports(db, limit))

function describeReports({ reports, hasMore }: { reports: OpenReport[]; hasMore: boolean }): string {
  if (reports.length === 0) return 'There are no open reports.'
  const count = reports.length === 1 ? '1 open report' : `${reports.length} open reports, newest first`
  return [`${count}.${hasMore ? ' There are more: raise --limit.' : ''}`, ...reports.map(describe)].join('\n\n')
}

function describe(report: OpenReport): string {
  const { id, createdAt, kind, targetId, targetSeq, harm, reason, reportedText } = report
  const what = kind === 'message' ? `message ${targetSeq} of conversation` : kind
  return [
    `${createdAt.toISOString()}  ${id}`,
    `  by      ${printable(report.reporterName)} <${printable(report.reporterEmail)}>`,
    `  against ${printable(report.reportedName)} <${printable(report.reportedEmail)}>`,
    `  about   ${what} ${targetId}`,
    `  harm    ${harms[harm].label}`,
    `  reason  ${quoted(reason)}`,
    ...(reportedText === '' ? [] : [`  text    ${quoted(reportedText)}`]),
  ].join('\n')
}

/** Every line is marked, so that a text cannot pass for another report. */
const quoted = (text: string) => `| ${text.split('\n').map(printable).join('\n          | ')}`

/** Strangers wrote this. Control and invisible characters, which can rewrite a terminal, are spelled out. */
const printable = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)
