import { dayMs } from '@guildhall/contract'
import { listAudits } from '../modules/5-contracts/ledger-audits/audit/ledger-audit.queries.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

/** One runs every night. */
const usualMs = 2 * dayMs

/** The last kept audit; a new one can take minutes. */
export async function checkAudits({ config, database: { db }, clock, quote }: OpenInstallation): Promise<Finding[]> {
  const again = `A server that runs at 3:40 UTC keeps one each night. Start one now at ${config.publicUrl}/admin/audit.`
  const [last] = await listAudits(db, 1)
  if (!last) return [warning('The ledger has not been audited yet.', again)]
  const at = last.endedAt.toISOString()
  if (last.failure !== null)
    return [problem(`The audit of ${at} could not be finished: ${quote(last.failure)}.`, again)]
  if (last.findings.length > 0) {
    const failed = last.findings.map(({ check }) => check).join('; ')
    return [
      problem(
        `The audit of ${at} found that the ledger is not sound (${failed}).`,
        `Read more at ${config.publicUrl}/admin/audit, and stop payouts until it is explained.`,
      ),
    ]
  }
  if (clock().getTime() - last.endedAt.getTime() > usualMs) {
    return [warning(`The last audit of the ledger was at ${at}.`, again)]
  }
  return [ok(`The audit of ${at} found the ledger sound.`)]
}
