import type { AdminPersonView, AppealAnswerBody } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { forgetSessions } from '../accounts/shared/end-all-sessions.ts'
import type { SessionCache } from '../accounts/shared/session-cache.ts'
import { recordOperatorAction } from '../operator-log/shared/record-operator-action.ts'
import { requireImpartial } from '../operator-log/shared/require-impartial.ts'
import type { SuspensionRow } from '../restrictions/shared/open-suspension.queries.ts'
import { queueAuthorStanding } from '../reviews/shared/queue-author-standing.ts'
import { refreshListing } from '../users/shared/refresh-listing.ts'
import { getPerson } from './get-person.ts'
import { lockPerson } from './operator.queries.ts'
import { requireOtherOperator } from './shared/other-operators.ts'
import { requireImpartialTo } from './shared/require-impartial-to.ts'
import { tellPerson } from './shared/tell-person.ts'
import { findPersonOf, lockOpenSuspension, setSuspension } from './suspension.queries.ts'
import { tellOtherSides } from './tell-other-sides.ts'

type Decision = { operatorId: string; suspensionId: string }

/** Ends a suspension. The person and the other sides of their contracts are told. Throws `suspension.not_found` or `suspension.over`. */
export async function liftSuspension(
  deps: Deps,
  sessions: SessionCache,
  { reason, ...decision }: Decision & { reason: string },
): Promise<AdminPersonView> {
  return decide(deps, decision, (tx, suspension) => lift(deps, tx, sessions, { ...decision, suspension, reason }))
}

/** Answers once. Throws `suspension.no_appeal`, or `operator.decided` for the operator who suspended them. */
export async function answerAppeal(
  deps: Deps,
  sessions: SessionCache,
  { decision: verdict, reason, ...decision }: Decision & AppealAnswerBody,
): Promise<AdminPersonView> {
  return decide(deps, decision, async (tx, suspension) => {
    if (suspension.appeal === null) throw new DomainError('suspension.no_appeal')
    if (suspension.answer !== null) throw new DomainError('suspension.answered')
    const { operatorId } = decision
    const { id, userId: personId } = suspension
    await requireOtherOperator(tx, { operatorId, decidedBy: suspension.suspendedBy })
    const at = deps.clock()
    await setSuspension(tx, id, { answer: reason, answeredAt: at })
    await recordOperatorAction(tx, {
      ...{ operatorId, kind: 'appeal.answered', subjectId: personId, target: id, reason, at },
      facts: { decision: verdict },
    })
    if (verdict === 'lift') await lift(deps, tx, sessions, { ...decision, suspension, reason })
    else await tellPerson(deps, tx, { personId, kind: 'account.appeal_answered', event: id, data: { reason } })
  })
}

async function decide(
  deps: Deps,
  { operatorId, suspensionId }: Decision,
  act: (tx: Tx, suspension: SuspensionRow) => Promise<void>,
): Promise<AdminPersonView> {
  const { db } = deps.database
  const personId = await findPersonOf(db, suspensionId)
  if (!personId) throw new DomainError('suspension.not_found')
  await db.transaction(async (tx) => {
    requireImpartial(operatorId, [personId])
    await lockPerson(tx, personId)
    const suspension = await lockOpenSuspension(tx, personId)
    if (suspension?.id !== suspensionId) throw new DomainError('suspension.over')
    if (suspension.caseId) await requireImpartialTo(tx, suspension.caseId, operatorId)
    await act(tx, suspension)
  })
  return getPerson(db, { personId, operatorId })
}

async function lift(
  deps: Deps,
  tx: Tx,
  sessions: SessionCache,
  { operatorId, suspension, reason }: Decision & { suspension: SuspensionRow; reason: string },
): Promise<void> {
  const { id, userId: personId } = suspension
  const at = deps.clock()
  await setSuspension(tx, id, { liftedAt: at, liftReason: reason })
  await refreshListing(deps, tx, personId)
  await queueAuthorStanding(deps, tx, personId)
  // The page they wait on can go on without another sign-in.
  await forgetSessions(tx, sessions, personId)
  await tellPerson(deps, tx, { personId, kind: 'account.suspension_lifted', event: id, data: { reason } })
  await tellOtherSides(deps, tx, { personId, kind: 'contract.party_back', event: id })
  await recordOperatorAction(tx, { operatorId, kind: 'suspension.lifted', subjectId: personId, target: id, reason, at })
}
