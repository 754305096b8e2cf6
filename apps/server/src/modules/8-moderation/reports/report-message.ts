import type { Harm, ReportListView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { blockMember } from '../../6-messages/messages/shared/block-member.ts'
import { type Member, requireMember } from '../../6-messages/messages/shared/require-member.ts'
import { fileReport } from './file-report.ts'
import { presentReportList } from './report.presenter.ts'
import { hasReportedTarget, listReportsInConversation } from './report.queries.ts'

type Report = Member & { seq: number | null; harm: Harm; reason: string; block: boolean }

/** Idempotent. `block` blocks in the same transaction. Throws `message.not_found` and as `fileReport`. */
export function reportMessage(deps: OnceDeps, { seq, block, ...report }: Report): Promise<void> {
  const { conversationId, userId, harm, reason } = report
  const member = { conversationId, userId }
  return deps.database.db.transaction(async (tx) => {
    const { otherId } = await requireMember(tx, member)
    const target = {
      kind: seq === null ? ('conversation' as const) : ('message' as const),
      targetId: conversationId,
      seq: seq ?? 0,
    }
    if (!(await hasReportedTarget(tx, userId, target))) {
      await fileReport(deps, tx, { ...target, reporterId: userId, harm, reason }).catch((error: unknown) => {
        throw isMissing(error) ? new DomainError('message.not_found') : error
      })
    }
    // After the case's row: the lock order of operators.
    if (block) await blockMember(deps, tx, { ...member, otherId }, deps.clock())
  })
}

const isMissing = (error: unknown) => error instanceof DomainError && error.code === 'report.target_not_found'

export async function listReports(db: Db, member: Member): Promise<ReportListView> {
  await requireMember(db, member)
  return presentReportList(await listReportsInConversation(db, member))
}
