import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { IdentityProvider } from '../../../../platform/identity-providers/identity-provider.ts'
import { flowLifetimeMs } from './identity.rules.ts'

/** With https, a name that browsers take from this very host alone: a neighbor's page could plant the other kind. */
const cookieOf = (publicUrl: string) =>
  publicUrl.startsWith('https:')
    ? { name: '__Host-guildhall-sign-in', path: '/', secure: '; Secure' }
    : { name: 'guildhall-sign-in', path: '/auth/providers', secure: '' }

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** The account that the provider is linked to, with the password that was shown for it; absent for a sign-in. */
  owner: z.object({ userId: z.uuid(), passwordDigest: z.string() }).optional(),
})
export type Flow = z.infer<typeof flow>
export type FlowOwner = NonNullable<Flow['owner']>

type Surroundings = { provider: IdentityProvider; now: Date }

/** Encrypted and authenticated. The browser that began a sign-in has it, and no other. */
export async function sealFlow(value: Flow, { provider, now }: Surroundings): Promise<string> {
  return new EncryptJWT(value)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(provider.id)
    .setExpirationTime(new Date(now.getTime() + flowLifetimeMs))
    .encrypt(provider.cookieKey)
}

export async function openFlow(sealed: string, { provider, now }: Surroundings): Promise<Flow | undefined> {
  const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
  const checks = { audience: provider.id, currentDate: now, requiredClaims: ['exp'], ...allowed }
  const opened = await jwtDecrypt(sealed, provider.cookieKey, checks).catch(() => undefined)
  return opened && flow.safeParse(opened.payload).data
}

/** `value` empty: the browser forgets it. */
export function flowCookie(value: string, publicUrl: string): string {
  const age = value === '' ? 0 : flowLifetimeMs / 1_000
  const { name, path, secure } = cookieOf(publicUrl)
  return `${name}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

export function readFlowCookie(header: string | undefined, publicUrl: string): string | undefined {
  return header?.match(new RegExp(`(?:^|;\\s*)${cookieOf(publicUrl).name}=([\\w.-]+)`))?.[1]
}
