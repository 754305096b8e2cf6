import { accountPersonalTables } from '../accounts/shared/account.personal-data.ts'
import { attemptPersonalTables } from '../attempts/shared/attempt.personal-data.ts'
import { bookmarkPersonalTables } from '../bookmarks/shared/bookmark.personal-data.ts'
import { contractPersonalTables } from '../contracts/shared/contract.personal-data.ts'
import { coursePersonalTables } from '../courses/shared/course.personal-data.ts'
import { deliveredFiles, deliveryParts, feedbackPart } from '../deliveries/shared/delivery.personal-data.ts'
import { directOfferPersonalTables } from '../direct-contracts/shared/direct-offer.personal-data.ts'
import { disputePersonalTables } from '../disputes/shared/dispute.personal-data.ts'
import { eventPersonalTables } from '../events/shared/event.personal-data.ts'
import { idempotencyPersonalTables } from '../idempotency/shared/idempotency.personal-data.ts'
import { invitationPersonalTables } from '../invitations/shared/invitation.personal-data.ts'
import { mailPersonalTables } from '../mail/shared/mail.personal-data.ts'
import { messageFiles, messagePersonalTables } from '../messages/shared/message.personal-data.ts'
import { notificationPersonalTables } from '../notifications/shared/notification.personal-data.ts'
import { operatorPersonalTables } from '../operators/shared/operator.personal-data.ts'
import { passkeyPersonalTables } from '../passkeys/shared/passkey.personal-data.ts'
import { paymentPersonalTables } from '../payments/shared/payment.personal-data.ts'
import { stripePersonalTables } from '../payments/shared/stripe.personal-data.ts'
import { type ExportPart, type PersonalTable, removeFilesOf } from '../personal-tables/shared/personal-table.ts'
import { pictures, profilePersonalTables } from '../profiles/shared/profile.personal-data.ts'
import { projectPersonalTables } from '../projects/shared/project.personal-data.ts'
import { proposalPersonalTables, proposedFiles } from '../proposals/shared/proposal.personal-data.ts'
import { receiptPersonalTables } from '../receipts/shared/receipt.personal-data.ts'
import { reportPersonalTables } from '../reports/shared/report.personal-data.ts'
import { resultPersonalTables } from '../results/shared/result.personal-data.ts'
import { reviewPersonalTables } from '../reviews/shared/review.personal-data.ts'
import { savedSearchPersonalTables } from '../saved-searches/shared/saved-search.personal-data.ts'
import { secondFactorPersonalTables } from '../second-factor/shared/second-factor.personal-data.ts'
import { talentPersonalTables } from '../talent/shared/talent.personal-data.ts'
import { unitPersonalTables } from '../units/shared/unit.personal-data.ts'

/**
 * Every table that refers to `users` (tested), in the order of deletion. Exports and deletions follow this list.
 * Modules declare their tables in `shared/*.personal-data.ts`.
 */
export const personalTables: readonly PersonalTable[] = [
  ...reportPersonalTables,
  ...bookmarkPersonalTables,
  ...savedSearchPersonalTables,
  ...messagePersonalTables,
  ...receiptPersonalTables,
  ...paymentPersonalTables,
  ...disputePersonalTables,
  ...reviewPersonalTables,
  ...stripePersonalTables,
  ...directOfferPersonalTables,
  ...contractPersonalTables,
  ...invitationPersonalTables,
  ...withParts('proposals', deliveryParts, proposalPersonalTables([deliveredFiles, messageFiles])),
  ...withParts('projects', [feedbackPart], projectPersonalTables),
  ...resultPersonalTables,
  ...attemptPersonalTables,
  ...coursePersonalTables,
  ...unitPersonalTables,
  ...talentPersonalTables,
  ...profilePersonalTables,
  ...eventPersonalTables,
  ...notificationPersonalTables,
  ...mailPersonalTables,
  ...idempotencyPersonalTables,
  {
    table: 'data_exports',
    columns: ['user_id'],
    export: { none: 'The copies themselves.' },
    deletion: { sql: removeFilesOf('data_exports', 'user_id'), removes: 'Copies of your data that we made.' },
    guarded: true,
  },
  ...operatorPersonalTables,
  ...passkeyPersonalTables,
  ...secondFactorPersonalTables,
  ...accountPersonalTables,
]

export const exportedFiles = [deliveredFiles, messageFiles, proposedFiles([deliveredFiles, messageFiles]), pictures]

export const accountPart: ExportPart = {
  name: 'account',
  about: 'Your account.',
  columns: 'id, username, email, email_confirmed_at as "emailConfirmedAt", created_at as "createdAt"',
  from: 'users',
  where: 'id = $1',
  key: 'id',
}

export const keptAccount = {
  what: 'An empty account named “Former member”, with the day it was made.',
  why: 'What you completed with others refers to it. Your address is free for a new account.',
}

/** Rows that identify a person without a reference. */
export const furtherDeletions = [`delete from ai_usage where key = 'user:' || ($1::uuid)::text`] as const

/** Deliveries name no account: they are part of a project and of a proposal. */
function withParts(name: string, parts: readonly ExportPart[], tables: readonly PersonalTable[]): PersonalTable[] {
  return tables.map((table) =>
    table.table === name && 'length' in table.export ? { ...table, export: [...table.export, ...parts] } : table,
  )
}
