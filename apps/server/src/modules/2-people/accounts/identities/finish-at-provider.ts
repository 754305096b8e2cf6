import type { ProviderAnswerView, ProviderId } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { AnsweringError, DomainError } from '../../../../platform/errors.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { findPasswordHash } from '../account.queries.ts'
import type { Device } from '../sessions/device.ts'
import { openFlow } from './flow-cookie.ts'
import { takeState } from './identity.queries.ts'
import { flowLifetimeMs } from './identity.rules.ts'
import { linkIdentity } from './link-identity.ts'
import { providerOf, redirectUri } from './provider-of.ts'
import { signInWithIdentity } from './sign-in-with-identity.ts'

type ReturnFromProvider = {
  provider: ProviderId
  answer: string
  cookie: string | undefined
  /** Of the session, if there is one. */
  userId: string
  address: string
  device: Device
}

/**
 * Takes the answer that a browser brings back from a provider: once, and only from the browser that went there. Signs in,
 * or links the provider to the account that asked for it.
 */
export async function finishAtProvider(
  deps: Deps,
  { provider: id, answer, cookie, userId, address, device }: ReturnFromProvider,
): Promise<ProviderAnswerView> {
  const provider = providerOf(deps, id)
  const now = deps.clock()
  const flow = cookie && (await openFlow(cookie, { provider, now }))
  const back = new URL(redirectUri(deps, id))
  back.search = answer
  if (!flow || back.searchParams.get('state') !== flow.state) throw new DomainError('identity.started_elsewhere')
  const { next } = flow
  const isFirst = await takeState(deps.database.db, hashToken(flow.state), new Date(now.getTime() + flowLifetimeMs))
  if (!isFirst) throw new DomainError('identity.started_elsewhere')
  const { owner } = flow
  if (owner && owner.userId !== userId) throw new DomainError('identity.other_account')

  const identity = await provider.finish(back, flow)
  if (owner) {
    await deps.database.db.transaction(async (tx) => {
      await lockAccount(tx, userId)
      const passwordHash = await findPasswordHash(tx, userId)
      // Whoever has a new password has ended what was begun with the old one.
      if (!passwordHash || hashToken(passwordHash).toString('base64url') !== owner.passwordDigest)
        throw new DomainError('identity.other_account')
      await linkIdentity(deps, tx, { userId, identity })
    })
    return { next, session: null }
  }
  try {
    return { next, session: await signInWithIdentity(deps, { identity, address, device }) }
  } catch (error) {
    if (error instanceof AnsweringError) throw new AnsweringError(error.code, { ...error.answer, next })
    throw error
  }
}
