import { z } from 'zod'
import { passwordMaximum } from './accounts.constants.ts'
import { accountView, emailText, newPasswordText } from './accounts.ts'
import { usernameText } from './names.ts'
import { furtherProof, ownerProofBody } from './second-factor.ts'
import { exactText } from './text.ts'

/** What a mailed link carries after its `#`. Its form is not checked: a wrong one is answered like an unknown one. */
const linkToken = z.string({ error: 'The link is incomplete. Open it from the mail again.' }).max(1_000)
const presentPassword = exactText('Password', passwordMaximum)

export const accountSettingsView = accountView.omit({ name: true, side: true, isUnconfirmed: true }).extend({
  emailConfirmed: z.boolean(),
  /** False for people who signed up with a provider, until they choose one. */
  hasPassword: z.boolean(),
  pendingEmail: z.string().nullable(),
})
export type AccountSettingsView = z.infer<typeof accountSettingsView>

export const changeUsernameBody = z.object({ username: usernameText })
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

export const confirmedEmailView = z.object({ email: z.string() })
export type ConfirmedEmailView = z.infer<typeof confirmedEmailView>

/** The message never depends on which accounts exist. */
export const acceptedView = z.object({ message: z.string() })
export type AcceptedView = z.infer<typeof acceptedView>

export const deviceView = z.object({
  _id: z.uuid(),
  device: z.string(),
  /** Network address without its last part; null if unknown. */
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Exact to the hour. */
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type DeviceView = z.infer<typeof deviceView>
export const devicesView = z.array(deviceView)
