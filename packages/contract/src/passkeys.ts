import { z } from 'zod'
import { passkeyNameMaximum } from './passkeys.constants.ts'
import { requiredText } from './text.ts'

// The JSON forms of WebAuthn Level 3, for `navigator.credentials`. Bytes are base64url.

const bytes = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[\w-]*$/)
const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
})
const userVerification = z.enum(['required', 'preferred', 'discouraged'])

export const passkeyCreationOptionsView = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: userVerification.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
})
export type PasskeyCreationOptionsView = z.infer<typeof passkeyCreationOptionsView>

export const passkeyRequestOptionsView = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: userVerification.optional(),
})
export type PasskeyRequestOptionsView = z.infer<typeof passkeyRequestOptionsView>

const name = requiredText('Name', passkeyNameMaximum)

export const newPasskeyBody = z.object({
  name,
  credential: z.object({
    id: bytes(1_500),
    rawId: bytes(1_500),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(12_000),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  }),
})
export type NewPasskeyBody = z.infer<typeof newPasskeyBody>

export const passkeyNameBody = z.object({ name })
export type PasskeyNameBody = z.infer<typeof passkeyNameBody>

export const passkeySignInBody = z.object({
  id: bytes(1_500),
  rawId: bytes(1_500),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: bytes(100).optional(),
  }),
})
export type PasskeySignInBody = z.infer<typeof passkeySignInBody>

export const passkeyView = z.object({
  _id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  isSynced: z.boolean(),
})
export type PasskeyView = z.infer<typeof passkeyView>

export const passkeyListView = z.object({ passkeys: z.array(passkeyView) })
export type PasskeyListView = z.infer<typeof passkeyListView>
