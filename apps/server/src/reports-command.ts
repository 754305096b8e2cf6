import { parseArgs } from 'node:util'
import { harms } from '@guildhall/contract'
import { z } from 'zod'
import { findOpenReports, type OpenReport, settleReport } from './modules/reports/shared/operator-reports.ts'
import { loadConfig, readEnvironment } from './platform/config/config.ts'
import { checkDatabase } from './platform/database/check-database.ts'
import { type Db, openDatabase } from './platform/database/database.ts'
import { findRunningDatabase } from './platform/embedded-postgres/running-database.ts'
import type { Lifetime } from './platform/process/lifetime.ts'
import { StartupError } from './platform/process/startup-error.ts'

const limits = { usual: 20, most: 500 } as const

const usage = `Lists open reports, newest first:

  npm run reports
  npm run reports -- --limit 100     up to ${limits.most}; ${limits.usual} unless you say so
  npm run reports -- --close <id>    takes a report off the list, with all others about the same
`

/** `npm run reports`: for the operator, beside a running server. Prints what it found. */
export async function runReports(args: readonly string[], lifetime: Lifetime): Promise<void> {
  const { help, limit, close } = readArguments(args)
  if (help) return console.log(usage)
  const { databaseUrl, dataDir } = loadConfig(readEnvironment())
  const url = databaseUrl ?? (await findRunningDatabase(dataDir))
  await checkDatabase(url)
  const { db } = await lifetime.step(
    async () => openDatabase(url, 1),
    (opened) => opened.close(),
  )
  console.log(close === undefined ? await describeOpenReports(db, limit) : await closeOne(db, close))
  await lifetime.end()
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' }, limit: { type: 'string' }, close: { type: 'string' } },
    })
    const limit = z.coerce
      .number()
      .int()
      .min(1)
      .max(limits.most)
      .parse(values.limit ?? limits.usual)
    return {
      help: values.help ?? false,
      limit,
      close: values.close === undefined ? undefined : z.uuid().parse(values.close),
    }
  } catch {
    throw new StartupError(usage)
  }
}

async function closeOne(db: Db, id: string): Promise<string> {
  const closed = await settleReport(db, id, new Date())
  if (closed === 1) return `Report ${id} is closed.`
  if (closed > 1) return `Report ${id} is closed, with ${closed - 1} more about the same.`
  throw new StartupError(`There is no open report ${id}.`)
}

export async function describeOpenReports(db: Db, limit: number): Promise<string> {
  const { reports, hasMore } = await findOpenReports(db, limit)
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

/** Strangers wrote this. Control and invisible characters, which can rewrite a terminal, are spelt out. */
const printable = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)
