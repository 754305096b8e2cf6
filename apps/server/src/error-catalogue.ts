import { accountErrors } from './modules/accounts/account.errors.ts'
import { aiUsageErrors } from './modules/ai-usage/ai-usage.errors.ts'
import { attemptErrors } from './modules/attempts/attempt.errors.ts'
import { bookmarkErrors } from './modules/bookmarks/bookmark.errors.ts'
import { contractErrors } from './modules/contracts/contract.errors.ts'
import { courseErrors } from './modules/courses/course.errors.ts'
import { deliveryErrors } from './modules/deliveries/delivery.errors.ts'
import { directOfferErrors } from './modules/direct-contracts/direct-offer.errors.ts'
import { disputeErrors } from './modules/disputes/dispute.errors.ts'
import { idempotencyErrors } from './modules/idempotency/idempotency.errors.ts'
import { invitationErrors } from './modules/invitations/invitation.errors.ts'
import { messageErrors } from './modules/messages/message.errors.ts'
import { notificationErrors } from './modules/notifications/notification.errors.ts'
import { operatorErrors } from './modules/operators/operator.errors.ts'
import { passkeyErrors } from './modules/passkeys/passkey.errors.ts'
import { paymentErrors } from './modules/payments/payment.errors.ts'
import { dataExportErrors } from './modules/personal-data/data-export.errors.ts'
import { practiceErrors } from './modules/practice/practice.errors.ts'
import { pictureErrors } from './modules/profiles/picture.errors.ts'
import { profileErrors } from './modules/profiles/profile.errors.ts'
import { projectErrors } from './modules/projects/project.errors.ts'
import { proposalErrors } from './modules/proposals/proposal.errors.ts'
import { receiptErrors } from './modules/receipts/receipt.errors.ts'
import { reportErrors } from './modules/reports/report.errors.ts'
import { credentialErrors } from './modules/results/credentials/credential.errors.ts'
import { resultErrors } from './modules/results/result.errors.ts'
import { reviewErrors } from './modules/reviews/review.errors.ts'
import { savedSearchErrors } from './modules/saved-searches/saved-search.errors.ts'
import { secondFactorErrors } from './modules/second-factor/second-factor.errors.ts'
import { statementErrors } from './modules/statements/statement.errors.ts'
import { talentErrors } from './modules/talent/talent.errors.ts'
import { unitErrors } from './modules/units/unit.errors.ts'
import { aiErrors } from './platform/ai/ai.errors.ts'
import { platformErrors } from './platform/platform.errors.ts'

/** Every error of the API. Each module has its own in `*.errors.ts`. */
export const errorCatalogue = {
  ...accountErrors,
  ...aiErrors,
  ...aiUsageErrors,
  ...attemptErrors,
  ...bookmarkErrors,
  ...credentialErrors,
  ...paymentErrors,
  ...receiptErrors,
  ...statementErrors,
  ...practiceErrors,
  ...resultErrors,
  ...contractErrors,
  ...courseErrors,
  ...dataExportErrors,
  ...deliveryErrors,
  ...directOfferErrors,
  ...disputeErrors,
  ...idempotencyErrors,
  ...invitationErrors,
  ...messageErrors,
  ...notificationErrors,
  ...operatorErrors,
  ...passkeyErrors,
  ...pictureErrors,
  ...platformErrors,
  ...profileErrors,
  ...projectErrors,
  ...proposalErrors,
  ...reviewErrors,
  ...reportErrors,
  ...savedSearchErrors,
  ...secondFactorErrors,
  ...talentErrors,
  ...unitErrors,
} as const
