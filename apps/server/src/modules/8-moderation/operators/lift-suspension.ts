import type { AdminPersonView, AppealAnswerBody } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { forgetSessions } from '../../2-people/accounts/shared/end-all-sessions.ts'
import type { SessionCache } from '../../2-people/accounts/shared/session-cache.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { requireImpartial } from '../../2-people/operator-log/shared/require-impartial.ts'
import type { SuspensionRow } from '../../2-people/restrictions/shared/open-suspension.queries.ts'
import { getPerson } from './get-person.ts'
import { lockPerson } from './shared/lock-person.queries.ts'
import { requireOtherOperator } from './shared/other-operators.ts'
import { requireImpartialTo } from './shared/require-impartial-to.ts'
import { findPersonOf, listRunningContracts, lockOpenSuspension, setSuspension } from './suspension.queries.ts'

type Decision = { operatorId: string; suspensionId: string }
/** With the person's address and running contracts. */
type Suspended = SuspensionRow & { email: string; contracts: Awaited<ReturnType<typeof listRunningContracts>> }

/** Ends a suspension. The person and the other sides of their contracts are told. Throws `suspension.not_found` or `suspension.over`. */
export async function liftSuspension(
  deps: OnceDeps,
  sessions: SessionCache,
  { reason, ...decision }: Decision & { reason: string },
): Promise<AdminPersonView> {
  return decide(deps, decision, (tx, suspension) => lift(deps, tx, sessions, { ...decision, suspension, reason }))
}

/** Answers once. Throws `suspension.no_appeal`, or `operator.decided` for the operator who suspended them. */
export async function answerAppeal(
  deps: OnceDeps,
  sessions: SessionCache,
  { decision: verdict, reason, ...decision }: Decision & AppealAnswerBody,
): Promise<AdminPersonView> {
  return decide(deps, decision, async (tx, suspension) => {
    if (suspension.appeal === null) throw new DomainError('suspension.no_appeal')
    if (suspension.answer !== null) throw new DomainError('suspension.answered')
    const { operatorId } = decision
    const { id, userId: personId, email } = suspension
    await requireOtherOperator(tx, { operatorId, decidedBy: suspension.suspendedBy })
    const at = deps.clock()
    await setSuspension(tx, id, { answer: reason, answeredAt: at })
    await recordOperatorAction(tx, {
      ...{ operatorId, kind: 'appeal.answered', subjectId: personId, target: id, reason, at },
      facts: { decision: verdict },
    })
    if (verdict === 'lift') await lift(deps, tx, sessions, { ...decision, suspension, reason })
    else {
      const context = { email, reason }
      const about = { personId }
      const facts = { suspensionId: id }
      await deps.events.record(tx, at, {
        ...{ kind: 'account.appeal_answered', actorId: operatorId, about, facts, context },
      })
    }
  })
}

async function decide(
  deps: Deps,
  { operatorId, suspensionId }: Decision,
  act: (tx: Tx, suspension: Suspended) => Promise<void>,
): Promise<AdminPersonView> {
  const { db } = deps.database
  const personId = await findPersonOf(db, suspensionId)
  if (!personId) throw new DomainError('suspension.not_found')
  await db.transaction(async (tx) => {
    const email = await lockPerson(tx, personId)
    const contracts = await listRunningContracts(tx, personId)
    requireImpartial(operatorId, [personId, ...contracts.map(({ otherId }) => otherId)])
    const suspension = await lockOpenSuspension(tx, personId)
    if (suspension?.id !== suspensionId) throw new DomainError('suspension.over')
    if (suspension.caseId) await requireImpartialTo(tx, suspension.caseId, operatorId)
    if (email === undefined) throw new DomainError('operator.person_not_found')
    await act(tx, { ...suspension, email, contracts })
  })
  return getPerson(db, { personId, operatorId })
}

async function lift(
  deps: Deps,
  tx: Tx,
  sessions: SessionCache,
  { operatorId, suspension, reason }: Decision & { suspension: Suspended; reason: string },
): Promise<void> {
  const { id, userId: personId, email, contracts } = suspension
  const at = deps.clock()
  await setSuspension(tx, id, { liftedAt: at, liftReason: reason })
  // The page they wait on can go on without another sign-in.
  await forgetSessions(tx, sessions, personId)
  await recordOperatorAction(tx, { operatorId, kind: 'suspension.lifted', subjectId: personId, target: id, reason, at })
  const context = { email, reason, contracts }
  await deps.events.record(tx, at, {
    ...{ kind: 'account.suspension_lifted', actorId: operatorId, about: { personId } },
    ...{ facts: { suspensionId: id }, context },
  })
}
