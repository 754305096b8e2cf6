import { z } from 'zod'
import { passwordMaximum } from './accounts.constants.ts'
import { accountView, emailText, newPasswordText } from './accounts.ts'
import { furtherProof, ownerProofBody } from './second-factor.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText } from './text.ts'

/** What a mailed link carries after its `#`. Its form is not checked: a wrong one is answered like an unknown one. */
const linkToken = z.string({ error: 'The link is incomplete. Open it from the mail again.' }).max(1_000)
const presentPassword = exactText('Password', passwordMaximum)

export const accountSettingsView = accountView.omit({ name: true }).extend({
  emailConfirmed: z.boolean(),
  /** A new address that waits to be confirmed. */
  pendingEmail: z.string().nullable(),
})
export type AccountSettingsView = z.infer<typeof accountSettingsView>

export const changeUsernameBody = z.object({ username: requiredText('Username', textLimits.name) })
export type ChangeUsernameBody = z.infer<typeof changeUsernameBody>

export const changePasswordBody = z.object({
  currentPassword: presentPassword,
  newPassword: newPasswordText,
  ...furtherProof,
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

export const changeEmailBody = ownerProofBody.extend({ email: emailText })
export type ChangeEmailBody = z.infer<typeof changeEmailBody>

export const forgotPasswordBody = z.object({ email: emailText })
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>

export const resetPasswordBody = z.object({ token: linkToken, password: newPasswordText })
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>

export const accountLinkBody = z.object({ token: linkToken })
export type AccountLinkBody = z.infer<typeof accountLinkBody>

/** The address that a link has just confirmed or restored. */
export const confirmedEmailView = z.object({ email: z.string() })
export type ConfirmedEmailView = z.infer<typeof confirmedEmailView>

/** What happens next, in words. It never depends on which accounts exist. */
export const acceptedView = z.object({ message: z.string() })
export type AcceptedView = z.infer<typeof acceptedView>

export const deviceView = z.object({
  _id: z.uuid(),
  /** Such as 'Firefox on Linux'. */
  device: z.string(),
  /** The network it signed in from, without its last part; null if unknown. */
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Exact to the hour. */
  lastSeenAt: z.iso.datetime(),
  /** Whether this is the session that asks. */
  current: z.boolean(),
})
export type DeviceView = z.infer<typeof deviceView>
/** The open sessions of an account, the present one first, then the most recently used. */
export const devicesView = z.array(deviceView)
