import { randomBytes } from 'node:crypto'
import type { ProviderId } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { confirmOwner, type OwnerProof } from '../../second-factor/shared/confirm-owner.ts'
import { type FlowOwner, sealFlow } from './flow-cookie.ts'
import { providerOf, redirectUri } from './provider-of.ts'

export type BegunAtProvider = { url: string; cookie: string }

const random = () => randomBytes(32).toString('base64url')

/** The address of the provider to go to, and what the browser keeps until it is back. `owner`: who links it. */
export async function beginAtProvider(
  deps: Deps,
  { provider: id, next, owner }: { provider: ProviderId; next: string; owner?: FlowOwner },
): Promise<BegunAtProvider> {
  const provider = providerOf(deps, id)
  const challenge = { state: random(), nonce: random(), verifier: random() }
  const url = await provider.begin(redirectUri(deps, id), challenge)
  const flow = { ...challenge, next, ...(owner ? { owner } : {}) }
  return { url: url.href, cookie: await sealFlow(flow, { provider, now: deps.clock() }) }
}

/** The same for an account that wants another way to sign in, with proof of its owner. */
export async function beginToLink(
  deps: Deps,
  { provider, ...proof }: OwnerProof & { provider: ProviderId },
): Promise<BegunAtProvider> {
  providerOf(deps, provider)
  const passwordDigest = hashToken(await confirmOwner(deps, proof)).toString('base64url')
  const owner = { userId: proof.userId, passwordDigest }
  return beginAtProvider(deps, { provider, next: '/settings/security', owner })
}
