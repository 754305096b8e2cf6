import type { ProviderId, RepositoryView } from '@guildhall/contract'

/** What a sign-in at a provider is asked with, and its answer is checked against. */
export type Challenge = { state: string; nonce: string; verifier: string }

/** Who signed in at a provider. `issuer` and `subject` identify the person; the address never does. */
export type ProvenIdentity = {
  provider: ProviderId
  issuer: string
  subject: string
  /** What the provider calls the person, such as their address there. */
  label: string
  name: string
  email: string | undefined
  isEmailVerified: boolean
}

/** Calls take seconds: never in a transaction. Throws `provider.unreachable`, `provider.refused` or `provider.cancelled`. */
export type IdentityProvider = {
  id: ProviderId
  name: string
  /** Derived from the secret of the client: all processes have the same. */
  cookieKey: Uint8Array
  /** The address that the browser is sent to. */
  begin(redirectUri: string, challenge: Challenge): Promise<URL>
  /** `answer`: the address that the browser came back to. */
  finish(answer: URL, challenge: Challenge): Promise<ProvenIdentity>
  /** GitHub's alone. Undefined: it has none. */
  listRepositories?(owner: { login: string; subject: string }): Promise<RepositoryView[]>
}
