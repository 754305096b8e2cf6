import { z } from 'zod'
import { passwordMaximum } from './accounts.constants.ts'
import { failureView } from './failure.ts'
import { passkeySignInBody } from './passkeys.ts'
import { exactText, requiredText } from './text.ts'

const code = exactText('Code', 20)
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'Enter the 6 digits that your app shows.' }))

const exactlyOne = (one: unknown, other: unknown) => (one === undefined) !== (other === undefined)

/** For what a stolen session must not be able to do. */
export const passwordProofBody = z.object({ password: requiredText('Password', passwordMaximum) })
export type PasswordProofBody = z.infer<typeof passwordProofBody>

export const furtherProof = {
  code: exactText('Code', 100).optional(),
  /** Answers the challenge of `POST /api/auth/passkeys/confirmation`. */
  passkey: passkeySignInBody.optional(),
}

/** Every sensitive step asks for these: with two-factor sign-in, a code or a passkey too. */
export const ownerProofBody = passwordProofBody.extend(furtherProof)
export type OwnerProofBody = z.infer<typeof ownerProofBody>

export const secondFactorView = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorView = z.infer<typeof secondFactorView>

/** `uri` is for a QR code; `secret` (base32) is typed in. */
export const authenticatorSetupView = z.object({ secret: z.string(), uri: z.string() })
export type AuthenticatorSetupView = z.infer<typeof authenticatorSetupView>

export const authenticatorCodeBody = z.object({ code })
export type AuthenticatorCodeBody = z.infer<typeof authenticatorCodeBody>

/** Shown once: the server keeps only hashes. */
export const recoveryCodesView = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodesView = z.infer<typeof recoveryCodesView>

export const authenticatorConfirmedView = recoveryCodesView.extend({ endedSessions: z.int() })
export type AuthenticatorConfirmedView = z.infer<typeof authenticatorConfirmedView>

export const secondStepBody = z
  .object({
    challenge: exactText('Challenge', 100),
    code: code.optional(),
    recoveryCode: requiredText('Recovery code', 100).optional(),
  })
  .refine((body) => exactlyOne(body.code, body.recoveryCode), {
    path: ['code'],
    error: 'Enter a code or a recovery code.',
  })
export type SecondStepBody = z.infer<typeof secondStepBody>

export const secondStepView = z.object({ challenge: z.string(), expiresAt: z.iso.datetime() })
export type SecondStepView = z.infer<typeof secondStepView>

/** `secondFactor` is present if the password was right and a second step is needed. */
export const signInFailureView = failureView.extend({ secondFactor: secondStepView.optional() })
export type SignInFailureView = z.infer<typeof signInFailureView>
