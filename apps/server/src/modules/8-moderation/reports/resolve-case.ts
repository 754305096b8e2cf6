import {
  type AdminCaseDetailView,
  type CaseResolutionBody,
  type DecisionKind,
  type DomainEvent,
  type Harm,
  harms,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import type { SessionCache } from '../../2-people/accounts/shared/session-cache.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { isTargetHidden } from '../../2-people/restrictions/shared/is-hidden.queries.ts'
import { lockProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { lockPerson, requirePerson } from '../operators/shared/lock-person.queries.ts'
import { suspend } from '../operators/shared/suspend.ts'
import { type CaseRow, findUsualHarm, setCase } from './case.queries.ts'
import { isHideable } from './case.rules.ts'
import { insertDecision } from './decision.queries.ts'
import { describeTarget } from './describe-target.rules.ts'
import { getCase, type Matter } from './get-case.ts'
import { lockForOperator } from './lock-for-operator.ts'
import { listReviewReaders } from './review-context.queries.ts'

/**
 * Reporters only hear whether there was a breach. Throws what `lockForOperator` and `suspend` throw,
 * `report.not_hideable`, `report.hidden_already`, `operator.person_not_found`, or `project.not_found` if it went with its account.
 */
export async function resolveCase(
  deps: OnceDeps,
  sessions: SessionCache,
  { outcome, reason, harm: given, ...matter }: Matter & CaseResolutionBody,
): Promise<AdminCaseDetailView> {
  await deps.database.db.transaction(async (tx) => {
    const { caseId, operatorId } = matter
    const at = deps.clock()
    const row = await lockForOperator(tx, matter, at)
    const { personId } = row
    // Before the log refers to its client's account. A proposal for it is either accepted before, or refused.
    if (outcome === 'hidden' && row.kind === 'project') await lockProject(tx, row.targetId)
    const harm = given ?? (await findUsualHarm(tx, caseId)) ?? 'other'
    await setCase(tx, caseId, {
      ...{ closedAt: at, closedBy: operatorId, takenBy: null, takenUntil: null },
      ...{ outcome, outcomeHarm: harm, outcomeReason: reason },
    })
    await recordOperatorAction(tx, {
      ...{ operatorId, kind: 'report.resolved', subjectId: personId, target: caseId, reason, at },
      facts: { outcome, harm },
    })
    const resolved = { kind: 'report.resolved', actorId: operatorId, about: { personId }, facts: { caseId } } as const
    const followed = await act(deps, tx, sessions, outcome, { row, harm, reason, operatorId, at })
    await deps.events.record(tx, at, resolved, ...followed)
  })
  return getCase(deps, matter)
}

type Decision = { row: CaseRow; harm: Harm; reason: string; operatorId: string; at: Date }

async function act(
  deps: Deps,
  tx: Tx,
  sessions: SessionCache,
  outcome: CaseResolutionBody['outcome'],
  decision: Decision,
): Promise<DomainEvent[]> {
  const { operatorId, reason, row } = decision
  switch (outcome) {
    case 'no_action':
      return []
    case 'warning':
      return [await warn(tx, decision)]
    case 'hidden':
      return [await hide(tx, decision)]
    case 'suspension':
      return [await suspend(deps, tx, sessions, { operatorId, personId: row.personId, reason, caseId: row.id })]
  }
}

async function hide(tx: Tx, decision: Decision): Promise<DomainEvent<'content.hidden'>> {
  const { row, operatorId } = decision
  if (!isHideable(row.kind)) throw new DomainError('report.not_hideable')
  if (await isTargetHidden(tx, row)) throw new DomainError('report.hidden_already')
  const facts = { decisionId: await decide(tx, 'hidden', decision) }
  const { personId, kind: targetKind, targetId, targetSeq } = row
  // Content of a deleted account can be hidden; there is no one left to notify.
  const email = await lockPerson(tx, personId)
  const told = email === undefined ? null : { email, ...newsOf(decision) }
  const readerIds = await listReviewReaders(tx, { kind: row.kind, targetId: row.targetId, now: decision.at })
  const context = { targetKind, targetId, targetSeq, readerIds, told }
  return { kind: 'content.hidden', actorId: operatorId, about: { personId }, facts, context }
}

async function warn(tx: Tx, decision: Decision): Promise<DomainEvent<'account.warned'>> {
  const { personId } = decision.row
  const facts = { decisionId: await decide(tx, 'warning', decision) }
  const told = { email: await requirePerson(tx, personId), ...newsOf(decision) }
  return { kind: 'account.warned', actorId: decision.operatorId, about: { personId }, facts, context: { told } }
}

const newsOf = ({ row, harm, reason }: Decision) => ({ reason, rule: harms[harm].rule, what: describeTarget(row) })

async function decide(tx: Tx, kind: DecisionKind, { row, harm, reason, operatorId, at }: Decision): Promise<string> {
  const { id: caseId, personId, kind: targetKind, targetId, targetSeq } = row
  return insertDecision(tx, {
    ...{ caseId, kind, targetKind, targetId, targetSeq, personId, harm, reason },
    ...{ decidedAt: at, decidedBy: operatorId },
  })
}
