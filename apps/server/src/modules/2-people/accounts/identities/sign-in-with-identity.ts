import { emailText, normalizeEmail, type SessionView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { AnsweringError, DomainError } from '../../../../platform/errors.ts'
import type { ProvenIdentity } from '../../../../platform/identity-providers/identity-provider.ts'
import { hashToken, newToken } from '../../../../platform/tokens.ts'
import { startSecondStep } from '../../second-factor/shared/start-second-step.ts'
import { findAccountByEmail, findPasswordHash } from '../account.queries.ts'
import { openSessionOf } from '../open-session.ts'
import type { Device } from '../sessions/device.ts'
import { findIdentityOwner, insertPendingIdentity, setIdentityUsed } from './identity.queries.ts'
import { pendingLifetimeMs, shownLabel } from './identity.rules.ts'
import { providerName } from './provider-of.ts'
import { signUpWithIdentity } from './sign-up-with-identity.ts'

type Arrival = { identity: ProvenIdentity; address: string; device: Device }

/**
 * The identity decides whose account it is, never its address. Throws `session.second_factor_required` as `signIn` does, and
 * `identity.link_required` where an account has the address: what it needs to be linked is in the answer. An address that
 * the provider has not proven gets `identity.unproven_address`, or a claim would be half of a link.
 */
export async function signInWithIdentity(deps: Deps, arrival: Arrival): Promise<SessionView> {
  const { identity } = arrival
  const { db } = deps.database
  const provider = providerName(deps, identity.provider)
  // Again for whoever lost a race against the same person's other tab.
  for (let round = 0; round < 2; round += 1) {
    const userId = await findIdentityOwner(db, identity)
    if (userId) return openFor(deps, { ...arrival, userId })
    const email = emailText.safeParse(identity.email).data
    if (!email) throw new DomainError('identity.no_email', { provider })
    const owner = await findAccountByEmail(db, normalizeEmail(email))
    if (owner && !identity.isEmailVerified) throw new DomainError('identity.unproven_address', { provider })
    if (owner) throw await askToLink(deps, { identity, email, userId: owner.id })
    const session = await signUpWithIdentity(deps, { ...arrival, email })
    if (session) return session
  }
  throw new DomainError('account.email_taken')
}

async function openFor(deps: Deps, { identity, device, userId }: Arrival & { userId: string }): Promise<SessionView> {
  const { db } = deps.database
  const now = deps.clock()
  const passwordHash = (await findPasswordHash(db, userId)) ?? ''
  const secondFactor = await startSecondStep(db, { userId, passwordHash, now })
  if (secondFactor) throw new AnsweringError('session.second_factor_required', { secondFactor })
  return db.transaction(async (tx) => {
    const session = await openSessionOf(deps, tx, { userId, device, secondFactor: false })
    const { issuer, subject } = identity
    const isStillLinked = await setIdentityUsed(tx, { issuer, subject, userId, label: shownLabel(identity.label), now })
    if (!isStillLinked) throw new DomainError('identity.not_found')
    return session
  })
}

async function askToLink(
  { database: { db }, clock }: Deps,
  { identity, email, userId }: { identity: ProvenIdentity; email: string; userId: string },
): Promise<AnsweringError> {
  const ticket = newToken()
  const now = clock()
  const { provider, issuer, subject } = identity
  await insertPendingIdentity(db, {
    ...{ tokenHash: hashToken(ticket), userId, provider, issuer, subject },
    label: shownLabel(identity.label),
    emailKey: normalizeEmail(email),
    createdAt: now,
    expiresAt: new Date(now.getTime() + pendingLifetimeMs),
  })
  return new AnsweringError('identity.link_required', { link: { ticket, email } })
}
