import { z } from 'zod'
import type { ProvenIdentity } from './identity-provider.ts'

const person = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() })
const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** `get` fetches a path of GitHub's API for the person who signed in. The number stays when the login changes. */
export async function readGitHubIdentity(
  issuer: string,
  get: (path: string) => Promise<unknown>,
): Promise<ProvenIdentity> {
  const { id, login, name } = person.parse(await get('/user'))
  const primary = addresses.parse(await get('/user/emails')).find((address) => address.primary)
  return {
    provider: 'github',
    issuer,
    subject: String(id),
    label: login,
    name: name?.trim() || login,
    email: primary?.email,
    isEmailVerified: primary?.verified === true,
  }
}
