import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import type { Db } from '../../../../platform/database/database.ts'
import type { CredentialAddresses } from './addresses.rules.ts'
import { findSigningKey, insertSigningKey } from './credential.queries.ts'
import type { PublicJwk } from './credential.tables.ts'

/** Reads the key on each call, so that a retired one signs nothing more. `kid`: the public key's address. */
export async function signDocument(
  db: Db,
  addresses: CredentialAddresses,
  { payload, typ }: { payload: Record<string, unknown>; typ: 'JWT' | 'vc+jwt' },
): Promise<string> {
  const { thumbprint, privateJwk } = await getSigningKey(db)
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'EdDSA', kid: addresses.key(thumbprint), typ })
    .sign(await importJWK(privateJwk, 'EdDSA'))
}

/** The current key; created if there is none. Concurrent processes all get the same one. */
export async function getSigningKey(db: Db) {
  const known = await findSigningKey(db)
  if (known) return known
  await insertSigningKey(db, await makeKey())
  const key = await findSigningKey(db)
  if (!key) throw new Error('there must be a signing key once one was made')
  return key
}

async function makeKey() {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const { x, d } = await exportJWK(pair.privateKey)
  if (!x || !d) throw new Error('an Ed25519 key must have both halves')
  const publicJwk: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x }
  return { thumbprint: await calculateJwkThumbprint(publicJwk), publicJwk, privateJwk: { ...publicJwk, d } }
}
