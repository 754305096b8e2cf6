import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { endAllSessions } from '../../accounts/shared/end-all-sessions.ts'
import type { SessionCache } from '../../accounts/shared/session-cache.ts'
import { recordOperatorAction } from '../../operator-log/shared/record-operator-action.ts'
import { requireImpartial } from '../../operator-log/shared/require-impartial.ts'
import { findOpenSuspension } from '../../restrictions/shared/open-suspension.queries.ts'
import { queueAuthorStanding } from '../../reviews/shared/queue-author-standing.ts'
import { unlist } from '../../talent/shared/unlist.queries.ts'
import { findOperator, lockPerson } from '../operator.queries.ts'
import { insertSuspension } from '../suspension.queries.ts'
import { tellOtherSides } from '../tell-other-sides.ts'
import { tellPerson } from './tell-person.ts'

/** `caseId`: the case that was decided with it, if any. */
export type Suspend = { operatorId: string; personId: string; reason: string; caseId: string | null }

/** Throws `operator.person_not_found`, `operator.own_matter`, `operator.other_operator`, `suspension.already`. */
export async function suspend(
  deps: Pick<Deps, 'jobs' | 'clock' | 'live'>,
  tx: Tx,
  sessions: SessionCache,
  { operatorId, personId, reason, caseId }: Suspend,
): Promise<void> {
  // Sign-ins and `npm run operator` lock the account, too.
  if (!(await lockPerson(tx, personId))) throw new DomainError('operator.person_not_found')
  requireImpartial(operatorId, [personId])
  if (await findOperator(tx, personId)) throw new DomainError('operator.other_operator')
  if (await findOpenSuspension(tx, personId)) throw new DomainError('suspension.already')
  const at = deps.clock()
  const id = await insertSuspension(tx, { userId: personId, caseId, reason, suspendedAt: at, suspendedBy: operatorId })
  await unlist(tx, personId, at)
  await queueAuthorStanding(deps, tx, personId)
  await endAllSessions(tx, sessions, personId)
  await tellPerson(deps, tx, { personId, kind: 'account.suspended', event: id, data: { reason } })
  await tellOtherSides(deps, tx, { personId, kind: 'contract.party_suspended', event: id })
  await recordOperatorAction(tx, { operatorId, kind: 'person.suspended', subjectId: personId, target: id, reason, at })
}
