import { randomBytes } from 'node:crypto'
import type { ProviderId } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { confirmOwner, type OwnerProof } from '../../second-factor/shared/confirm-owner.ts'
import { sealFlow } from './flow-cookie.ts'
import { providerOf, redirectUri } from './provider-of.ts'

export type BegunAtProvider = { url: string; cookie: string }

const random = () => randomBytes(32).toString('base64url')

/** The address of the provider to go to, and what the browser keeps until it is back. `userId`: who links it. */
export async function beginAtProvider(
  deps: Deps,
  { provider: id, next, userId }: { provider: ProviderId; next: string; userId?: string },
): Promise<BegunAtProvider> {
  const provider = providerOf(deps, id)
  const challenge = { state: random(), nonce: random(), verifier: random() }
  const url = await provider.begin(redirectUri(deps, id), challenge)
  const flow = { ...challenge, next, ...(userId ? { userId } : {}) }
  return { url: url.href, cookie: await sealFlow(flow, { provider, now: deps.clock() }) }
}

/** The same for an account that wants another way to sign in, with proof of its owner. */
export async function beginToLink(
  deps: Deps,
  { provider, ...proof }: OwnerProof & { provider: ProviderId },
): Promise<BegunAtProvider> {
  providerOf(deps, provider)
  await confirmOwner(deps, proof)
  return beginAtProvider(deps, { provider, next: '/settings/security', userId: proof.userId })
}
