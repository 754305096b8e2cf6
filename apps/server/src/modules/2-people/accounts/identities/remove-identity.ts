import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { hasPasskeys } from '../../passkeys/shared/has-passkeys.ts'
import { confirmOwner, type OwnerProof } from '../../second-factor/shared/confirm-owner.ts'
import { findPasswordHash } from '../account.queries.ts'
import { recordSecurity } from '../shared/record-security.ts'
import { deleteIdentity, listIdentitiesOf } from './identity.queries.ts'
import { isLastWay } from './identity.rules.ts'
import { providerName } from './provider-of.ts'

/** With proof of the owner. Throws `identity.last` for the only way to sign in that the account has. */
export async function removeIdentity(deps: Deps, proof: OwnerProof & { identityId: string }): Promise<void> {
  const { userId, identityId } = proof
  const { db } = deps.database
  if (!(await listIdentitiesOf(db, userId)).some(({ id }) => id === identityId))
    throw new DomainError('identity.not_found')
  await confirmOwner(deps, proof)
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const removed = await deleteIdentity(tx, userId, identityId)
    if (!removed) throw new DomainError('identity.not_found')
    const hasPassword = Boolean(await findPasswordHash(tx, userId))
    const others = (await listIdentitiesOf(tx, userId)).length + Number(await hasPasskeys(tx, userId))
    if (isLastWay({ hasPassword, others })) throw new DomainError('identity.last')
    const context = { name: providerName(deps, removed.provider), label: removed.label }
    await recordSecurity(deps, tx, userId, { kind: 'identity.removed', context })
  })
}
