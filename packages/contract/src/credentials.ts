import { z } from 'zod'
import { credentialFormats } from './credentials.constants.ts'

/** The published documents follow Open Badges 3.0 and W3C Verifiable Credentials 2.0. All addresses are absolute. */
const uri = z.url()

/** A JSON Web Key. `kid` is the address it is published at. */
export const publicKeyView = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: uri,
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})
export type PublicKeyView = z.infer<typeof publicKeyView>

export const keySetView = z.object({ keys: z.array(publicKeyView) })
export type KeySetView = z.infer<typeof keySetView>

const profile = {
  id: uri,
  type: z.array(z.string()),
  name: z.string(),
  url: uri,
  description: z.string(),
}

export const issuerView = z.object({
  '@context': z.array(uri),
  ...profile,
  verificationMethod: z.array(
    z.object({ id: uri, type: z.literal('JsonWebKey'), controller: uri, publicKeyJwk: publicKeyView }),
  ),
  assertionMethod: z.array(uri),
})
export type IssuerView = z.infer<typeof issuerView>

const resultDescription = z.object({
  id: uri,
  type: z.array(z.string()),
  name: z.string(),
  resultType: z.enum(['RawScore', 'Percent', 'PerformanceLevel']),
  valueMin: z.string().optional(),
  valueMax: z.string().optional(),
  requiredValue: z.string().optional(),
  allowedValue: z.array(z.string()).optional(),
})

const statusEntry = z.object({
  id: uri,
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.literal('suspension'),
  statusListIndex: z.string(),
  statusListCredential: uri,
})

/** The unsigned credential. Signed, it is the payload of a compact JWT. */
export const openBadgeCredentialView = z.object({
  '@context': z.array(uri),
  id: uri,
  type: z.array(z.string()),
  name: z.string(),
  description: z.string(),
  issuer: z.object(profile),
  validFrom: z.iso.datetime(),
  credentialSubject: z.object({
    id: uri,
    type: z.array(z.string()),
    narrative: z.string(),
    achievement: z.object({
      id: uri,
      type: z.array(z.string()),
      achievementType: z.literal('Assessment'),
      name: z.string(),
      description: z.string(),
      criteria: z.object({ id: uri, narrative: z.string() }),
      resultDescription: z.array(resultDescription),
    }),
    result: z.array(
      z.object({
        type: z.array(z.string()),
        resultDescription: uri,
        status: z.literal('Completed'),
        value: z.string(),
      }),
    ),
  }),
  evidence: z.array(z.object({ id: uri, type: z.array(z.string()), name: z.string(), description: z.string() })),
  credentialStatus: statusEntry,
  credentialSchema: z.array(z.object({ id: uri, type: z.string() })),
})

export type OpenBadgeCredentialView = z.infer<typeof openBadgeCredentialView>

/** One bit per credential, set while it is suspended. */
export const statusListView = z.object({
  '@context': z.array(uri),
  id: uri,
  type: z.array(z.string()),
  issuer: uri,
  validFrom: z.iso.datetime(),
  credentialSubject: z.object({
    id: uri,
    type: z.literal('BitstringStatusList'),
    statusPurpose: z.literal('suspension'),
    /** `u`, then the gzipped bits as base64url; the first bit is the leftmost. */
    encodedList: z.string().startsWith('u'),
    ttl: z.int(),
  }),
})
export type StatusListView = z.infer<typeof statusListView>
export const credentialQuery = z.object({
  format: z.enum(credentialFormats, { error: 'Format must be jwt or json.' }).default('jwt'),
})
