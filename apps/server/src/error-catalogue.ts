import { aiUsageErrors } from './modules/1-ground/ai-usage/ai-usage.errors.ts'
import { idempotencyErrors } from './modules/1-ground/idempotency/idempotency.errors.ts'
import { accountErrors } from './modules/2-people/accounts/account.errors.ts'
import { identityErrors } from './modules/2-people/accounts/identities/identity.errors.ts'
import { notificationErrors } from './modules/2-people/notifications/notification.errors.ts'
import { passkeyErrors } from './modules/2-people/passkeys/passkey.errors.ts'
import { secondFactorErrors } from './modules/2-people/second-factor/second-factor.errors.ts'
import { attemptErrors } from './modules/3-skills/attempts/attempt.errors.ts'
import { challengeErrors } from './modules/3-skills/challenges/challenge.errors.ts'
import { courseErrors } from './modules/3-skills/courses/course.errors.ts'
import { dailyReviewErrors } from './modules/3-skills/daily-review/daily-review.errors.ts'
import { exerciseErrors } from './modules/3-skills/exercises/exercise.errors.ts'
import { itemErrors } from './modules/3-skills/items/item.errors.ts'
import { practiceErrors } from './modules/3-skills/practice/practice.errors.ts'
import { credentialErrors } from './modules/3-skills/results/credentials/credential.errors.ts'
import { resultErrors } from './modules/3-skills/results/result.errors.ts'
import { unitErrors } from './modules/3-skills/units/unit.errors.ts'
import { invitationErrors } from './modules/4-hiring/invitations/invitation.errors.ts'
import { projectErrors } from './modules/4-hiring/projects/project.errors.ts'
import { proposalErrors } from './modules/4-hiring/proposals/proposal.errors.ts'
import { contractErrors } from './modules/5-contracts/contracts/contract.errors.ts'
import { deliveryErrors } from './modules/5-contracts/deliveries/delivery.errors.ts'
import { directOfferErrors } from './modules/5-contracts/direct-contracts/direct-offer.errors.ts'
import { disputeErrors } from './modules/5-contracts/disputes/dispute.errors.ts'
import { paymentErrors } from './modules/5-contracts/payments/payment.errors.ts'
import { receiptErrors } from './modules/5-contracts/receipts/receipt.errors.ts'
import { statementErrors } from './modules/5-contracts/statements/statement.errors.ts'
import { messageErrors } from './modules/6-messages/messages/message.errors.ts'
import { bookmarkErrors } from './modules/7-finding/bookmarks/bookmark.errors.ts'
import { pictureErrors } from './modules/7-finding/profiles/picture.errors.ts'
import { profileErrors } from './modules/7-finding/profiles/profile.errors.ts'
import { reviewErrors } from './modules/7-finding/reviews/review.errors.ts'
import { savedSearchErrors } from './modules/7-finding/saved-searches/saved-search.errors.ts'
import { talentErrors } from './modules/7-finding/talent/talent.errors.ts'
import { operatorErrors } from './modules/8-moderation/operators/operator.errors.ts'
import { reportErrors } from './modules/8-moderation/reports/report.errors.ts'
import { dataExportErrors } from './modules/9-personal-data/personal-data/data-export.errors.ts'
import { aiErrors } from './platform/ai/ai.errors.ts'
import { providerErrors } from './platform/identity-providers/provider.errors.ts'
import { platformErrors } from './platform/platform.errors.ts'

/** Every error of the API. Each module has its own in `*.errors.ts`. */
export const errorCatalogue = {
  ...accountErrors,
  ...aiErrors,
  ...aiUsageErrors,
  ...attemptErrors,
  ...challengeErrors,
  ...itemErrors,
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
  ...exerciseErrors,
  ...dailyReviewErrors,
  ...idempotencyErrors,
  ...identityErrors,
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
  ...providerErrors,
  ...reviewErrors,
  ...reportErrors,
  ...savedSearchErrors,
  ...secondFactorErrors,
  ...talentErrors,
  ...unitErrors,
} as const
