import { counted } from '@guildhall/contract'
import { type Db, queryPlanned, type Tx } from '../../../../platform/database/database.ts'
import { tryAuditLock } from './ledger-audit.queries.ts'
import { ledgerChecks } from './ledger-checks.queries.ts'
import { moneyChecks } from './money-checks.queries.ts'
import { providerChecks } from './provider-checks.queries.ts'
import { receiptChecks } from './receipt-checks.queries.ts'

export type AuditReport = {
  chains: number
  entries: number
  lines: number
  findings: { check: string; total: number; problems: string[] }[]
}

const namedMaximum = 20

/** Checks everything as of one instant, without locks. `statementTimeoutMs`: 0 for no limit. */
export const auditLedger = (db: Db, statementTimeoutMs = 0): Promise<AuditReport> =>
  db.transaction((tx) => auditWithin(tx, statementTimeoutMs), asOfOneInstant)

/** The same, unless another audit does so: then undefined. */
export const auditLedgerAlone = (db: Db, statementTimeoutMs: number): Promise<AuditReport | undefined> =>
  db.transaction(
    async (tx) => ((await tryAuditLock(tx)) ? auditWithin(tx, statementTimeoutMs) : undefined),
    asOfOneInstant,
  )

const asOfOneInstant = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

async function auditWithin(tx: Tx, statementTimeoutMs: number): Promise<AuditReport> {
  await queryPlanned(tx, "select set_config('work_mem', '256MB', true), set_config('statement_timeout', $1, true)", [
    String(statementTimeoutMs),
  ])
  const [size] = await queryPlanned<Omit<AuditReport, 'findings'>>(
    tx,
    `select (select count(*) from ledger.chains) as chains, (select count(*) from ledger.entries) as entries,
       (select count(*) from ledger.lines) as lines`,
    [],
  )
  const findings: AuditReport['findings'] = []
  for (const { name, sql } of [...ledgerChecks, ...moneyChecks, ...receiptChecks, ...providerChecks]) {
    const rows = await queryPlanned<{ problem: string; total: number }>(
      tx,
      `select problem, count(*) over () as total from (${sql}) found order by problem limit ${namedMaximum}`,
      [],
    )
    if (rows[0]) findings.push({ check: name, total: rows[0].total, problems: rows.map(({ problem }) => problem) })
  }
  return { ...(size ?? { chains: 0, entries: 0, lines: 0 }), findings }
}

export function describeAudit({ chains, entries, lines, findings }: AuditReport): string {
  const counts = `${counted(lines, 'line')} in ${counted(entries, 'entry', 'entries')} of ${counted(chains, 'chain')}`
  const total = findings.reduce((sum, finding) => sum + finding.total, 0)
  if (total === 0) return `The ledger is sound: ${counts}.`
  const parts = findings.map((finding) => {
    const more = finding.total - finding.problems.length
    const named = finding.problems.map((problem) => `  ${problem}`)
    return [`Failed: ${finding.check}.`, ...named, ...(more > 0 ? [`  … and ${more} more.`] : [])].join('\n')
  })
  return [`The ledger has ${counted(total, 'problem')}: ${counts}.`, ...parts].join('\n')
}
