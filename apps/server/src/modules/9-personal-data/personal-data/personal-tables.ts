import { eventPersonalTables } from '../../1-ground/events/shared/event.personal-data.ts'
import { idempotencyPersonalTables } from '../../1-ground/idempotency/shared/idempotency.personal-data.ts'
import { mailPersonalTables } from '../../1-ground/mail/shared/mail.personal-data.ts'
import {
  type ExportPart,
  keepReasons,
  type PersonalTable,
  removeFilesOf,
} from '../../1-ground/personal-tables/shared/personal-table.ts'
import { accountPersonalTables } from '../../2-people/accounts/shared/account.personal-data.ts'
import { notificationPersonalTables } from '../../2-people/notifications/shared/notification.personal-data.ts'
import { passkeyPersonalTables } from '../../2-people/passkeys/shared/passkey.personal-data.ts'
import { secondFactorPersonalTables } from '../../2-people/second-factor/shared/second-factor.personal-data.ts'
import { attemptPersonalTables } from '../../3-skills/attempts/shared/attempt.personal-data.ts'
import { challengePersonalTables } from '../../3-skills/challenges/shared/challenge.personal-data.ts'
import { coursePersonalTables } from '../../3-skills/courses/shared/course.personal-data.ts'
import { exercisePersonalTables } from '../../3-skills/exercises/shared/exercise.personal-data.ts'
import { resultPersonalTables } from '../../3-skills/results/shared/result.personal-data.ts'
import { reviewCardPersonalTables } from '../../3-skills/review-cards/shared/review-card.personal-data.ts'
import { signalPersonalTables } from '../../3-skills/signals/shared/signal.personal-data.ts'
import { unitPersonalTables } from '../../3-skills/units/shared/unit.personal-data.ts'
import { invitationPersonalTables } from '../../4-hiring/invitations/shared/invitation.personal-data.ts'
import { briefFiles, projectPersonalTables } from '../../4-hiring/projects/shared/project.personal-data.ts'
import { proposalPersonalTables, proposedFiles } from '../../4-hiring/proposals/shared/proposal.personal-data.ts'
import { contractPersonalTables } from '../../5-contracts/contracts/shared/contract.personal-data.ts'
import {
  deliveredFiles,
  deliveryParts,
  feedbackPart,
} from '../../5-contracts/deliveries/shared/delivery.personal-data.ts'
import { directOfferPersonalTables } from '../../5-contracts/direct-contracts/shared/direct-offer.personal-data.ts'
import { disputePersonalTables } from '../../5-contracts/disputes/shared/dispute.personal-data.ts'
import { paymentPersonalTables } from '../../5-contracts/payments/shared/payment.personal-data.ts'
import { stripePersonalTables } from '../../5-contracts/payments/shared/stripe.personal-data.ts'
import { receiptPersonalTables } from '../../5-contracts/receipts/shared/receipt.personal-data.ts'
import { messageFiles, messagePersonalTables } from '../../6-messages/messages/shared/message.personal-data.ts'
import { bookmarkPersonalTables } from '../../7-finding/bookmarks/shared/bookmark.personal-data.ts'
import { pictures, profilePersonalTables } from '../../7-finding/profiles/shared/profile.personal-data.ts'
import { reviewPersonalTables } from '../../7-finding/reviews/shared/review.personal-data.ts'
import { savedSearchPersonalTables } from '../../7-finding/saved-searches/shared/saved-search.personal-data.ts'
import { talentPersonalTables } from '../../7-finding/talent/shared/talent.personal-data.ts'
import { operatorPersonalTables } from '../../8-moderation/operators/shared/operator.personal-data.ts'
import { reportPersonalTables } from '../../8-moderation/reports/shared/report.personal-data.ts'

const filesBeforeProposals = [deliveredFiles, messageFiles]
const filesBeforeBriefs = [...filesBeforeProposals, proposedFiles(filesBeforeProposals)]

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
  ...withParts('proposals', deliveryParts, proposalPersonalTables(filesBeforeProposals)),
  ...withParts('projects', [feedbackPart], projectPersonalTables(filesBeforeBriefs)),
  ...challengePersonalTables,
  ...signalPersonalTables,
  ...resultPersonalTables,
  ...attemptPersonalTables,
  ...coursePersonalTables,
  ...reviewCardPersonalTables,
  ...exercisePersonalTables,
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
    deletion: { sql: removeFilesOf('data_exports', 'user_id'), removes: 'Copies of your data that we made' },
    guarded: true,
  },
  ...operatorPersonalTables,
  ...passkeyPersonalTables,
  ...secondFactorPersonalTables,
  ...accountPersonalTables,
]

export const exportedFiles = [...filesBeforeBriefs, briefFiles(filesBeforeBriefs), pictures]

export const accountPart: ExportPart = {
  name: 'account',
  about: 'Your account.',
  columns: 'id, username, email, email_confirmed_at as "emailConfirmedAt", created_at as "createdAt"',
  from: 'users',
  where: 'id = $1',
  key: 'id',
}

export const keptAccount = {
  what: 'An empty account named “Former member”, with the day it was made',
  why: keepReasons.others,
}

/** Rows that identify a person without a reference. */
export const furtherDeletions = [`delete from ai_usage where key = 'user:' || ($1::uuid)::text`] as const

/** Deliveries name no account: they are part of a project and of a proposal. */
function withParts(name: string, parts: readonly ExportPart[], tables: readonly PersonalTable[]): PersonalTable[] {
  return tables.map((table) =>
    table.table === name && 'length' in table.export ? { ...table, export: [...table.export, ...parts] } : table,
  )
}
