import type { AdminCaseDetailView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { isTargetHidden } from '../../2-people/restrictions/shared/is-hidden.queries.ts'
import { findPersonFacts } from '../operators/shared/find-person-facts.ts'
import { hasOtherOperators } from '../operators/shared/other-operators.ts'
import { requireImpartialTo } from '../operators/shared/require-impartial-to.ts'
import {
  countEarlierCases,
  findCase,
  listEarlierCases,
  listMessageContext,
  listReportsOfCase,
  listSnapshots,
} from './admin-case.queries.ts'
import { presentCaseDetail } from './case.presenter.ts'
import { listBriefFiles } from './case-file.queries.ts'
import { findDecisionOfCase } from './decision.queries.ts'
import { listReviewContext } from './review-context.queries.ts'

export type Matter = { caseId: string; operatorId: string }

/** As it was reported. Throws `report.not_found`, and `operator.own_matter` for operators who are involved. */
export async function getCase(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { caseId, operatorId }: Matter,
): Promise<AdminCaseDetailView> {
  const row = await findCase(db, caseId)
  if (!row) throw new DomainError('report.not_found')
  const { personId, kind, targetId, targetSeq } = row
  await requireImpartialTo(db, caseId, operatorId)
  const at = clock()
  return presentCaseDetail(
    {
      row,
      reports: await listReportsOfCase(db, caseId),
      snapshots: await listSnapshots(db, caseId),
      context: kind === 'message' ? await listMessageContext(db, targetId, targetSeq) : [],
      briefFiles: kind === 'project' ? await listBriefFiles(db, targetId) : [],
      reviews: kind === 'review' || kind === 'reply' ? await listReviewContext(db, targetId, at) : [],
      personFacts: await findPersonFacts(db, personId),
      counts: await countEarlierCases(db, personId, caseId),
      earlier: await listEarlierCases(db, personId, caseId),
      isHidden: await isTargetHidden(db, row),
      decision: await findDecisionOfCase(db, caseId),
    },
    { operatorId, now: at, hasOthers: await hasOtherOperators(db, operatorId) },
  )
}
