import type { RepositoryView } from '@guildhall/contract'
import { z } from 'zod'
import { DomainError } from '../errors.ts'
import type { ProvenIdentity } from './identity-provider.ts'
import type { ProviderConfig } from './provider-variables.ts'

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

const repositories = z.array(
  z.object({
    name: z.string(),
    description: z.string().nullable(),
    language: z.string().nullable(),
    html_url: z.url(),
    fork: z.boolean(),
    private: z.boolean(),
    owner: z.object({ id: z.int() }),
  }),
)

/**
 * What everybody can see of a person's own repositories, those pushed to last first. With the credentials of the site, which
 * allow more calls. A login may be another person's by now: the number of the owner decides.
 */
export async function readRepositories(
  url: URL,
  { clientId, clientSecret, name: provider }: Pick<ProviderConfig, 'clientId' | 'clientSecret' | 'name'>,
  { subject, timeoutMs }: { subject: string; timeoutMs: number },
): Promise<RepositoryView[]> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const headers = { accept: 'application/vnd.github+json', 'user-agent': 'Guildhall', authorization }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 404) return []
  if (!response.ok) throw new DomainError('provider.unreachable', { provider })
  return repositories
    .parse(await response.json())
    .filter((one) => !one.fork && !one.private && String(one.owner.id) === subject)
    .map(({ name, description, language, html_url: url }) => ({ name, description: description ?? '', language, url }))
}
