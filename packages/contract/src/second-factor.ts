import { z } from 'zod'
import { passwordMaximum } from './accounts.constants.ts'
import { failureView } from './failure.ts'
import { passkeySignInBody } from './passkeys.ts'
import { exactText, requiredText } from './text.ts'

/** Apps show the digits in groups, and people type them that way. */
const code = exactText('Code', 20)
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'Enter the 6 digits that your app shows.' }))

const exactlyOne = (one: unknown, other: unknown) => (one === undefined) !== (other === undefined)

/** The current password, for what a stolen session must not be able to do. */
export const passwordProofBody = z.object({ password: requiredText('Password', passwordMaximum) })
export type PasswordProofBody = z.infer<typeof passwordProofBody>

/** What proves the owner beside the password. Which of them is asked for depends on the account. */
export const furtherProof = {
  /** A code of the authenticator app, or a recovery code. */
  code: exactText('Code', 100).optional(),
  /** The answer of a passkey to the challenge of `POST /api/auth/passkeys/confirmation`. */
  passkey: passkeySignInBody.optional(),
}

/** What every sensitive step asks for: the current password and, with two-factor sign-in, a code or a passkey. */
export const ownerProofBody = passwordProofBody.extend(furtherProof)
export type OwnerProofBody = z.infer<typeof ownerProofBody>

export const secondFactorView = z.object({
  isOn: z.boolean(),
  /** Null while it is off. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorView = z.infer<typeof secondFactorView>

/** What an authenticator app needs: `uri` as a QR code, or `secret` (base32) typed in. */
export const authenticatorSetupView = z.object({ secret: z.string(), uri: z.string() })
export type AuthenticatorSetupView = z.infer<typeof authenticatorSetupView>

export const authenticatorCodeBody = z.object({ code })
export type AuthenticatorCodeBody = z.infer<typeof authenticatorCodeBody>

/** Shown once: the server keeps only their hashes. */
export const recoveryCodesView = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodesView = z.infer<typeof recoveryCodesView>

/** The second step of a sign-in: a code of the authenticator app, or one recovery code. */
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

/** A refused sign-in. `secondFactor` is present if the password was right and the account asks for a second step. */
export const signInFailureView = failureView.extend({ secondFactor: secondStepView.optional() })
export type SignInFailureView = z.infer<typeof signInFailureView>
