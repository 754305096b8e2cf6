import type { IssuerView, KeySetView, PublicKeyView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { type CredentialAddresses, credentialAddresses } from './addresses.rules.ts'
import { findPublicKey, listPublicKeys, type PublicKeyRow } from './credential.queries.ts'
import { issuerOf, publicKeyOf } from './issuer.rules.ts'
import { getSigningKey } from './signing-key.ts'

export async function getKeySet({ database: { db }, config }: Deps): Promise<KeySetView> {
  await getSigningKey(db)
  const addresses = credentialAddresses(config.publicUrl)
  return { keys: (await listPublicKeys(db)).map((row) => present(addresses, row)) }
}

export async function getIssuer(deps: Deps): Promise<IssuerView> {
  const { keys } = await getKeySet(deps)
  return issuerOf(credentialAddresses(deps.config.publicUrl), keys)
}

export async function getPublicKey({ database: { db }, config }: Deps, thumbprint: string): Promise<PublicKeyView> {
  const row = await findPublicKey(db, thumbprint)
  if (!row) throw new DomainError('credential.key_not_found')
  return present(credentialAddresses(config.publicUrl), row)
}

const present = (addresses: CredentialAddresses, { thumbprint, publicJwk }: PublicKeyRow) =>
  publicKeyOf(addresses, { thumbprint, x: publicJwk.x })
