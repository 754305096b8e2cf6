import { hkdfSync } from 'node:crypto'
import type { Configuration } from 'openid-client'
import { DomainError } from '../errors.ts'
import { announceCall } from '../outbound-calls.ts'
import { inSpan } from '../telemetry/spans.ts'
import { readGitHubIdentity, readRepositories } from './github.ts'
import type { Challenge, IdentityProvider, ProvenIdentity } from './identity-provider.ts'
import type { ProviderConfig } from './provider-variables.ts'

/** Less than a request may take. */
const timeoutSeconds = 8

/** Makes no call yet. The library is loaded with the first sign-in, as most installations have no use for it. */
export function openProvider(config: ProviderConfig): IdentityProvider {
  const { id, name, clientSecret } = config
  const isGitHub = id === 'github'
  let known: Promise<Configuration> | undefined

  async function configuration() {
    known ??= isGitHub ? describeGitHub(config) : discover(config)
    return known.catch((error: unknown) => {
      known = undefined
      throw error
    })
  }

  const calling = { name: `identity provider ${id}`, kind: 'client', attributes: {} } as const

  async function call<Result>(work: (client: typeof import('openid-client'), at: Configuration) => Promise<Result>) {
    announceCall('identity provider')
    const client = await import('openid-client')
    try {
      return await inSpan(calling, async () => work(client, await configuration()))
    } catch (error) {
      throw asOurs(client, error, name)
    }
  }

  return {
    id,
    name,
    cookieKey: new Uint8Array(hkdfSync('sha256', clientSecret, '', 'guildhall sign-in cookie', 32)),

    begin: (redirectUri, { state, nonce, verifier }) =>
      call(async (client, at) =>
        client.buildAuthorizationUrl(at, {
          redirect_uri: redirectUri,
          scope: isGitHub ? 'read:user user:email' : 'openid email profile',
          state,
          ...(isGitHub ? {} : { nonce }),
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      ),

    ...(isGitHub
      ? {
          listRepositories: ({ login, subject }) =>
            call((_client) => {
              const path = `/users/${encodeURIComponent(login)}/repos?type=owner&sort=pushed&per_page=100`
              return readRepositories(gitHubApi(config, path), config, { subject, timeoutMs: timeoutSeconds * 1_000 })
            }),
        }
      : {}),

    finish: (answer, challenge) =>
      call(async (client, at) => {
        const tokens = await client.authorizationCodeGrant(at, answer, checksOf(challenge, isGitHub))
        if (isGitHub) {
          const get = async (path: string) =>
            (await client.fetchProtectedResource(at, tokens.access_token, gitHubApi(config, path), 'GET')).json()
          return readGitHubIdentity(at.serverMetadata().issuer, get)
        }
        const claims = tokens.claims()
        if (!claims) throw new DomainError('provider.refused', { provider: name, reason: 'no ID token' })
        const more = at.serverMetadata().userinfo_endpoint
        const told = claims.email || !more ? claims : await client.fetchUserInfo(at, tokens.access_token, claims.sub)
        return { ...identityIn(claims.sub, told), provider: id, issuer: claims.iss }
      }),
  }
}

const checksOf = ({ state, nonce, verifier }: Challenge, isGitHub: boolean) => ({
  expectedState: state,
  pkceCodeVerifier: verifier,
  ...(isGitHub ? {} : { expectedNonce: nonce, idTokenExpected: true }),
})

type Claims = Readonly<Record<string, unknown>>
const textIn = (claims: Claims, name: string) => {
  const value = claims[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function identityIn(subject: string, claims: Claims): Omit<ProvenIdentity, 'provider' | 'issuer'> {
  const email = textIn(claims, 'email')
  const login = textIn(claims, 'preferred_username') ?? textIn(claims, 'nickname')
  return {
    subject,
    label: email ?? login ?? subject,
    name: textIn(claims, 'name') ?? login ?? email?.split('@')[0] ?? '',
    email,
    // Only a plain `true`: some providers leave it out for addresses that anybody could have entered.
    isEmailVerified: email !== undefined && claims.email_verified === true,
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderConfig): Promise<Configuration> {
  const client = await import('openid-client')
  const execute = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []
  const found = await client.discovery(issuer, clientId, clientSecret, client.ClientSecretBasic(clientSecret), {
    execute,
    timeout: timeoutSeconds,
  })
  const metadata = found.serverMetadata()
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  if (methods.includes('client_secret_basic')) return found
  return prepared(client, new client.Configuration(metadata, clientId, clientSecret), issuer)
}

/** GitHub speaks OAuth 2.0 and has no discovery document. */
async function describeGitHub({ issuer, clientId, clientSecret }: ProviderConfig): Promise<Configuration> {
  const client = await import('openid-client')
  const server = {
    issuer: issuer.origin,
    authorization_endpoint: `${issuer.origin}/login/oauth/authorize`,
    token_endpoint: `${issuer.origin}/login/oauth/access_token`,
  }
  return prepared(client, new client.Configuration(server, clientId, clientSecret), issuer)
}

function prepared(client: typeof import('openid-client'), configuration: Configuration, { protocol }: URL) {
  if (protocol === 'http:') client.allowInsecureRequests(configuration)
  configuration.timeout = timeoutSeconds
  return configuration
}

/** The API of github.com has a host of its own; that of an Enterprise Server is under its address. */
function gitHubApi({ issuer }: ProviderConfig, path: string): URL {
  return new URL(issuer.hostname === 'github.com' ? `https://api.github.com${path}` : `${issuer.origin}/api/v3${path}`)
}

function asOurs(client: typeof import('openid-client'), error: unknown, provider: string): unknown {
  if (error instanceof DomainError) return error
  const code = error instanceof client.AuthorizationResponseError && error.error === 'access_denied' && 'cancelled'
  if (code) return new DomainError('provider.cancelled', { provider })
  const details = { provider, reason: reasonIn(client, error) }
  return new DomainError(isAnswer(client, error) ? 'provider.refused' : 'provider.unreachable', details)
}

/** For the log: such as "invalid_client: Wrong secret". Holds nothing that a browser sent, which anybody could write. */
function reasonIn(client: typeof import('openid-client'), error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof client.AuthorizationResponseError) return error.code
  const { code, error: answered, error_description: described } = error as Error & Record<string, unknown>
  const parts = answered ? [answered, described] : [code, error.message]
  return parts
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, 300)
}

/** Whether the provider answered, though not as it should. Everything else is the way to it. */
function isAnswer(client: typeof import('openid-client'), error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status < 500
  if (error instanceof client.AuthorizationResponseError || error instanceof client.WWWAuthenticateChallengeError)
    return true
  if (!(error instanceof client.ClientError)) return false
  const { cause, code } = error
  const isStatus = cause instanceof Response
  return isStatus ? cause.status < 500 : !['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(code ?? '')
}
