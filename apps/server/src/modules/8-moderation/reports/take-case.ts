import { type AdminCaseDetailView, caseTakenMinutes } from '@guildhall/contract'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { setCase } from './case.queries.ts'
import { getCase, type Matter } from './get-case.ts'
import { lockForOperator } from './lock-for-operator.ts'

export async function takeCase(deps: OnceDeps, matter: Matter): Promise<AdminCaseDetailView> {
  await deps.database.db.transaction(async (tx) => {
    const { caseId, operatorId } = matter
    const at = deps.clock()
    const { personId } = await lockForOperator(tx, matter, at)
    await setCase(tx, caseId, { takenBy: operatorId, takenUntil: new Date(at.getTime() + caseTakenMinutes * 60_000) })
    await recordOperatorAction(tx, { operatorId, kind: 'case.taken', subjectId: personId, target: caseId, at })
  })
  return getCase(deps, matter)
}

/** Gives a case that the operator took back to the queue. The same if they have not taken it. */
export async function releaseCase(deps: OnceDeps, matter: Matter): Promise<AdminCaseDetailView> {
  await deps.database.db.transaction(async (tx) => {
    await lockForOperator(tx, matter, deps.clock())
    await setCase(tx, matter.caseId, { takenBy: null, takenUntil: null })
  })
  return getCase(deps, matter)
}
