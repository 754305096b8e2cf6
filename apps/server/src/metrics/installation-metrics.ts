import { stat } from 'node:fs/promises'
import { listBackups } from '../backup/backup-folder.ts'
import { jobKinds } from '../job-kinds.ts'
import { listAudits } from '../modules/5-contracts/ledger-audits/audit/ledger-audit.queries.ts'
import type { Db } from '../platform/database/database.ts'
import { countedMost, countJobs } from '../platform/jobs/count-jobs.ts'
import type { Metrics } from './metrics.ts'

const installationLimits = {
  /** Several may ask at once, and ask often. */
  freshMs: 5_000,
  /** An answer without news beats none: the rest of it says why there are none. */
  patienceMs: 2_000,
}

type Installation = {
  db: Db
  backups: { folder: string } | undefined
  /** Told of the first failure of several in a row. */
  onTrouble: (error: unknown) => void
  limits?: Partial<typeof installationLimits>
}

const seconds = (instant: Date) => instant.getTime() / 1_000

/** What database and backups say. Every process tells the same. */
export function measureInstallation(metrics: Metrics, { db, backups, onTrouble, limits }: Installation) {
  const { freshMs, patienceMs } = { ...installationLimits, ...limits }
  const { gauge } = metrics
  const databaseUp = gauge('database_up', 'Whether PostgreSQL answered in time.')
  const waiting = gauge('jobs_waiting', `Background jobs that are due and wait, at most ${countedMost}.`, ['kind'])
  const overdue = gauge('jobs_overdue_seconds', 'For how long the first of them has been due.', ['kind'])
  const failed = gauge('jobs_failed', 'Background jobs that failed at their last try and are still listed.', ['kind'])
  const auditAt = gauge(
    'ledger_audit_timestamp_seconds',
    'When the last audit of the ledger ended; 0 before the first.',
  )
  const auditFailed = gauge('ledger_audit_failed', '1 if it could not be finished, or found the ledger unsound.')
  const backupAt = backups && gauge('backup_timestamp_seconds', 'Of when the last backup is; 0 before the first.')
  const backupBytes = backups && gauge('backup_bytes', 'How large it is.')

  const readDatabase = async () => {
    const [counts, [audit]] = await Promise.all([
      countJobs(
        db,
        jobKinds.map(({ name }) => name),
      ),
      listAudits(db, 1),
    ])
    for (const { kind, ...count } of counts) {
      waiting.set({ kind }, count.waiting)
      overdue.set({ kind }, count.overdueSeconds)
      failed.set({ kind }, count.failed)
    }
    if (!audit) return
    auditAt.set(seconds(audit.endedAt))
    auditFailed.set(audit.failure !== null || audit.findings.length > 0 ? 1 : 0)
  }
  const readBackups = async () => {
    if (!backups) return
    const [last] = (await listBackups(backups.folder)).finished
    if (!last) return
    backupAt?.set(seconds(last.takenAt))
    backupBytes?.set((await stat(last.file)).size)
  }

  let reading: Promise<void> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let failures = 0
  const read = async () => {
    await readBackups().catch(() => {}) // its age says so, and the doctor why
    try {
      await readDatabase()
      databaseUp.set(1)
      failures = 0
    } catch (error) {
      databaseUp.set(0)
      failures += 1
      if (failures === 1) onTrouble(error)
    }
    readAt = performance.now()
    reading = undefined
  }
  metrics.watchInstallation(async () => {
    if (performance.now() - readAt < freshMs) return
    reading ??= read()
    const over = Promise.withResolvers<'late'>()
    const timer = setTimeout(over.resolve, patienceMs, 'late')
    if ((await Promise.race([reading, over.promise])) === 'late') databaseUp.set(0)
    clearTimeout(timer)
  })
}
