import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { recordSecurity } from '../accounts/shared/record-security.ts'
import { deleteConfirmedApp } from './authenticator-app.queries.ts'
import { confirmOwner, type OwnerProof } from './shared/confirm-owner.ts'
import { deleteChallengesOf } from './sign-in-challenge.queries.ts'

/** Turns two-factor sign-in off. Sign-ins that wait for a code end; their passwords alone are enough from now on. */
export async function turnOffSecondFactor(deps: Deps, proof: OwnerProof): Promise<void> {
  const { userId } = proof
  await confirmOwner(deps, proof)
  await deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (!(await deleteConfirmedApp(tx, userId))) throw new DomainError('authenticator.not_on')
    await deleteChallengesOf(tx, userId)
    await recordSecurity(deps, tx, userId, { kind: 'second_factor.turned_off' })
  })
}
