import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import type { ProvenIdentity } from '../../../../platform/identity-providers/identity-provider.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { findAccount } from '../account.queries.ts'
import type { RemovedSignInMethods } from '../password/remove-sign-in-methods.ts'
import { recordSecurity } from '../shared/record-security.ts'
import { findIdentityOwner, insertIdentity } from './identity.queries.ts'
import { shownLabel } from './identity.rules.ts'
import { providerName } from './provider-of.ts'

type Link = {
  userId: string
  identity: Pick<ProvenIdentity, 'provider' | 'issuer' | 'subject' | 'label'>
  /** What the mail names, as it signed in until now. */
  removed?: RemovedSignInMethods | undefined
}

/** The caller has seen that the account is the person's. Linking the same again changes nothing. */
export async function linkIdentity(deps: Deps, tx: Tx, { userId, identity, removed }: Link): Promise<void> {
  const { provider, issuer, subject } = identity
  const label = shownLabel(identity.label)
  await lockAccount(tx, userId)
  if (!(await findAccount(tx, userId))) throw new DomainError('session.invalid')
  if (await insertIdentity(tx, { userId, provider, issuer, subject, label, createdAt: deps.clock() })) {
    const name = providerName(deps, provider)
    return recordSecurity(deps, tx, userId, {
      kind: 'identity.added',
      context: { name, label, ...(removed && { removed }) },
    })
  }
  const ownerId = await findIdentityOwner(tx, identity)
  if (ownerId === userId) return
  const code = ownerId ? 'identity.in_use' : 'identity.one_each'
  throw new DomainError(code, { provider: providerName(deps, provider) })
}
