import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js'
import type { ProviderConfig } from '../platform/identity-providers/provider-variables.ts'
import { BrowserCookies } from './browser-cookies.ts'

export type ProviderPerson = { sub: string; email?: string; email_verified?: boolean; name?: string }

const client = { clientId: 'guildhall', clientSecret: 'a secret of at least 32 characters' }

/** A real provider of OpenID Connect on this machine. Whoever is sent there comes back as the person set last. */
export async function startOpenIdProvider({ publicUrl = 'http://localhost:3000' } = {}) {
  const people = new Map<string, ProviderPerson>()
  let present: ProviderPerson | undefined
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      const result = present
        ? { login: { accountId: present.sub, remember: false } }
        : { error: 'access_denied', error_description: 'The person said no.' }
      provider
        .interactionFinished(request, response, result)
        .catch((error: unknown) => response.destroy(error as Error))
    } else provider.callback()(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })

  const provider = new Provider(issuer, {
    // Its own one without the warning that it is for development only.
    adapter: class extends MemoryAdapter {},
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${publicUrl}/login/oidc`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of the tests'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: async (_context, id) => ({ accountId: id, claims: async () => people.get(id) ?? { sub: id } }),
    async loadExistingGrant({ oidc }) {
      const { Grant } = oidc.provider
      const grant = new Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

  const config: ProviderConfig = { id: 'oidc', name: 'Example ID', issuer: new URL(issuer), ...client }
  return {
    config,
    /** Undefined: whoever comes next says no. */
    setPerson(person: ProviderPerson | undefined) {
      present = person
      if (person) people.set(person.sub, person)
    },
    /** What a browser that is sent to `url` brings back to us: the query of the address it returns to. */
    visit: (url: string) => new BrowserCookies().followUntil(url, `${publicUrl}/`),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
