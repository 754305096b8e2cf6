import { dayMs, type Harm, type ReportTargetKind, reportsPerDay } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { digestOf } from '../../../platform/tokens.ts'
import { addToCase, lockOrOpenCase } from './case.queries.ts'
import { countReportsSince, insertReport, insertSnapshot, reporterWeighs } from './report.queries.ts'
import { reportTargets } from './report-targets.queries.ts'
import { snapshotOf } from './snapshot.rules.ts'

export type NewReport = {
  reporterId: string
  kind: ReportTargetKind
  targetId: string
  seq: number
  harm: Harm
  reason: string
}

/** Throws `report.target_not_found`, `report.own`, `report.already` or `report.too_many`. */
export async function fileReport({ clock }: Pick<Deps, 'clock'>, tx: Tx, report: NewReport): Promise<string> {
  const { reporterId, kind, targetId, seq, harm, reason } = report
  const now = clock()
  const target = await reportTargets[kind](tx, { targetId, seq, viewerId: reporterId, now })
  if (!target) throw new DomainError('report.target_not_found')
  const { personId, label } = target
  if (personId === reporterId) throw new DomainError('report.own')
  const withinDay = await countReportsSince(tx, reporterId, new Date(now.getTime() - dayMs))
  const caseId = await lockOrOpenCase(tx, { kind, targetId, targetSeq: seq, personId, label }, now)
  const weight = (await reporterWeighs(tx, reporterId, now)) ? 1 : 0
  const parts = snapshotOf(target.parts)
  const hash = digestOf(JSON.stringify(parts))
  const snapshotId = await insertSnapshot(tx, { caseId, hash, parts, takenAt: now })
  const id = await insertReport(tx, { caseId, reporterId, harm, reason, weight, snapshotId, createdAt: now })
  if (!id) throw new DomainError('report.already')
  if (withinDay >= reportsPerDay) throw new DomainError('report.too_many', { retryAfterSeconds: 60 * 60 })
  await addToCase(tx, caseId, weight, now)
  return id
}
