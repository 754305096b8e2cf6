import { credentialContexts, type IssuerView, type PublicKeyView } from '@guildhall/contract'
import type { CredentialAddresses } from './addresses.rules.ts'

export const publicKeyOf = (addresses: CredentialAddresses, key: { thumbprint: string; x: string }): PublicKeyView => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: key.x,
  kid: addresses.key(key.thumbprint),
  alg: 'EdDSA',
  use: 'sig',
})

export const issuerProfile = (addresses: CredentialAddresses) => ({
  id: addresses.issuer,
  type: ['Profile'],
  name: 'Guildhall',
  url: addresses.site,
  description: 'A freelance marketplace that asks the questions, keeps the time and grades the answers itself.',
})

/** The issuer with all keys. Also a controlled identifier document, in which verifiers look up a `kid`. */
export function issuerOf(addresses: CredentialAddresses, keys: readonly PublicKeyView[]): IssuerView {
  return {
    '@context': [...credentialContexts, 'https://www.w3.org/ns/cid/v1'],
    ...issuerProfile(addresses),
    verificationMethod: keys.map((key) => ({
      id: key.kid,
      type: 'JsonWebKey',
      controller: addresses.issuer,
      publicKeyJwk: key,
    })),
    assertionMethod: keys.map(({ kid }) => kid),
  }
}
