import {
  type AdminCaseDetailView,
  type CaseResolutionBody,
  type DecisionKind,
  type Harm,
  harms,
} from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import type { SessionCache } from '../accounts/shared/session-cache.ts'
import { recordOperatorAction } from '../operator-log/shared/record-operator-action.ts'
import { suspend } from '../operators/shared/suspend.ts'
import { tellPerson } from '../operators/shared/tell-person.ts'
import { lockProject } from '../projects/shared/lock-project.ts'
import { isTargetHidden } from '../restrictions/shared/is-hidden.queries.ts'
import { type CaseRow, findUsualHarm, isPresent, setCase } from './case.queries.ts'
import { isHideable } from './case.rules.ts'
import { insertDecision } from './decision.queries.ts'
import { describeTarget } from './describe-target.rules.ts'
import { followHiding } from './follow-hiding.ts'
import { getCase, type Matter } from './get-case.ts'
import { lockForOperator } from './lock-for-operator.ts'
import { tellReportersJob } from './shared/report.jobs.ts'

/**
 * Reporters only hear whether there was a breach. Throws what `lockForOperator` and `suspend` throw,
 * `report.not_hideable`, `report.hidden_already`, or `operator.person_not_found`.
 */
export async function resolveCase(
  deps: Deps,
  sessions: SessionCache,
  { outcome, reason, harm: given, ...matter }: Matter & CaseResolutionBody,
): Promise<AdminCaseDetailView> {
  await deps.database.db.transaction(async (tx) => {
    const { caseId, operatorId } = matter
    const at = deps.clock()
    const row = await lockForOperator(tx, matter, at)
    const { personId } = row
    const harm = given ?? (await findUsualHarm(tx, caseId)) ?? 'other'
    await setCase(tx, caseId, {
      ...{ closedAt: at, closedBy: operatorId, takenBy: null, takenUntil: null },
      ...{ outcome, outcomeHarm: harm, outcomeReason: reason },
    })
    await recordOperatorAction(tx, {
      ...{ operatorId, kind: 'report.resolved', subjectId: personId, target: caseId, reason, at },
      facts: { outcome, harm },
    })
    await deps.jobs.add(tx, tellReportersJob, { caseId })
    const decision = { row, harm, reason, operatorId, at }
    switch (outcome) {
      case 'no_action':
        return
      case 'warning':
        return decide(deps, tx, 'warning', decision)
      case 'hidden':
        return hide(deps, tx, decision)
      case 'suspension':
        return suspend(deps, tx, sessions, { operatorId, personId, reason, caseId })
    }
  })
  return getCase(deps, matter)
}

type Decision = { row: CaseRow; harm: Harm; reason: string; operatorId: string; at: Date }

async function hide(deps: Deps, tx: Tx, decision: Decision): Promise<void> {
  const { row } = decision
  if (!isHideable(row.kind)) throw new DomainError('report.not_hideable')
  // A proposal for it is either accepted before, or refused.
  if (row.kind === 'project') await lockProject(tx, row.targetId)
  if (await isTargetHidden(tx, row)) throw new DomainError('report.hidden_already')
  await decide(deps, tx, 'hidden', decision)
  await followHiding(deps, tx, row)
}

async function decide(deps: Deps, tx: Tx, kind: DecisionKind, decision: Decision): Promise<void> {
  const { row, harm, reason, operatorId, at } = decision
  const { id: caseId, personId, kind: targetKind, targetId, targetSeq } = row
  const id = await insertDecision(tx, {
    ...{ caseId, kind, targetKind, targetId, targetSeq, personId, harm, reason },
    ...{ decidedAt: at, decidedBy: operatorId },
  })
  // Content of a deleted account can be hidden; there is no one left to notify or warn.
  if (kind === 'hidden' && !(await isPresent(tx, personId))) return
  const data = { reason, rule: harms[harm].rule, what: describeTarget(row) }
  await tellPerson(deps, tx, {
    ...(kind === 'warning' ? { kind: 'account.warned', data } : { kind: 'content.hidden', data }),
    personId,
    event: id,
  })
}
