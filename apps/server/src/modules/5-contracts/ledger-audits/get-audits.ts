import type { LedgerAuditsView, LedgerAuditView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Once } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { isAuditUnderWay, type LedgerAuditRow, listAudits } from './audit/ledger-audit.queries.ts'
import { auditLedgerJob } from './shared/ledger-audit.jobs.ts'

const shownMost = 10

export async function getAudits(db: Db): Promise<LedgerAuditsView> {
  const [rows, isRunning] = await Promise.all([listAudits(db, shownMost), isAuditUnderWay(db, auditLedgerJob.name)])
  return { audits: rows.map(present), isRunning }
}

/** Runs in the background; does nothing if one waits already. */
export async function startAudit(
  { database, jobs, clock }: Once<Pick<Deps, 'database' | 'jobs' | 'clock'>>,
  operatorId: string,
): Promise<LedgerAuditsView> {
  await database.db.transaction(async (tx) => {
    await jobs.add(tx, auditLedgerJob, {}, { key: 'asked' })
    await recordOperatorAction(tx, { operatorId, kind: 'audit.started', at: clock() })
  })
  return getAudits(database.db)
}

function present({ startedAt, endedAt, failure, findings, ...counts }: LedgerAuditRow): LedgerAuditView {
  const { chains, entries, lines } = counts
  return {
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    outcome: failure === null ? (findings.length === 0 ? 'sound' : 'problems') : 'unfinished',
    ...{ chains, entries, lines, findings, failure },
  }
}
