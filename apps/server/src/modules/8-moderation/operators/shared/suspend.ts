import type { DomainEvent } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { endAllSessions } from '../../../2-people/accounts/shared/end-all-sessions.ts'
import type { SessionCache } from '../../../2-people/accounts/shared/session-cache.ts'
import { recordOperatorAction } from '../../../2-people/operator-log/shared/record-operator-action.ts'
import { requireImpartial } from '../../../2-people/operator-log/shared/require-impartial.ts'
import { findOpenSuspension } from '../../../2-people/restrictions/shared/open-suspension.queries.ts'
import { unlist } from '../../../7-finding/talent/shared/unlist.queries.ts'
import { findOperator } from '../operator.queries.ts'
import { insertSuspension, listRunningContracts } from '../suspension.queries.ts'
import { requirePerson } from './lock-person.queries.ts'

/** `caseId`: the case that was decided with it, if any. */
export type Suspend = { operatorId: string; personId: string; reason: string; caseId: string | null }

/**
 * Returns what happened, for the caller to record. Throws `operator.person_not_found`, `operator.own_matter`,
 * `operator.other_operator`, `suspension.already`.
 */
export async function suspend(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  sessions: SessionCache,
  { operatorId, personId, reason, caseId }: Suspend,
): Promise<DomainEvent<'account.suspended'>> {
  // Sign-ins and `guildhall operator` lock the account, too.
  const email = await requirePerson(tx, personId)
  // The other side of a contract gets money back by a suspension.
  const contracts = await listRunningContracts(tx, personId)
  requireImpartial(operatorId, [personId, ...contracts.map(({ otherId }) => otherId)])
  if (await findOperator(tx, personId)) throw new DomainError('operator.other_operator')
  if (await findOpenSuspension(tx, personId)) throw new DomainError('suspension.already')
  const at = clock()
  const id = await insertSuspension(tx, { userId: personId, caseId, reason, suspendedAt: at, suspendedBy: operatorId })
  await unlist(tx, personId, at)
  await endAllSessions(tx, sessions, personId)
  await recordOperatorAction(tx, { operatorId, kind: 'person.suspended', subjectId: personId, target: id, reason, at })
  const context = { email, reason, contracts }
  const about = { personId }
  return { kind: 'account.suspended', actorId: operatorId, about, facts: { suspensionId: id }, context }
}
