import { dayMs, hourMs } from '@guildhall/contract'
export const linkPurposes = ['confirm_email', 'confirm_new_email', 'restore_email', 'reset_password'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** How long a link works. The mails and docs/operations/sign-in.md say the same. */
export const linkLifetimeMs = {
  confirm_email: 7 * dayMs,
  confirm_new_email: 7 * dayMs,
  restore_email: 7 * dayMs,
  reset_password: hourMs,
} as const satisfies Record<LinkPurpose, number>

/** Not the way back to a former address: a thief with the password must not be able to end it. */
export const endedByNewPassword = ['confirm_email', 'confirm_new_email', 'reset_password'] as const

/** A second factor older than this is the owner's; mailed links do not remove it. */
export const trustedAfterMs = linkLifetimeMs.restore_email

/** Ended links are kept this long, so that an old one is recognized and the mails of a day can be counted. */
export const linkKeptMs = 30 * dayMs

/** Mails to reset a password, per account and day, that follow each other closely. */
export const closeResetMails = 5
const shortPauseMs = 5 * 60 * 1_000

/** Milliseconds. Shorter than a link works, so that strangers' requests cannot lock the owner out. */
export function resetPauseMs(sentToday: number): number {
  return sentToday < closeResetMails ? shortPauseMs : linkLifetimeMs.reset_password
}
