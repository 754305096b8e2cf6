import type { EffectsPart } from './effects.ts'
import { accountEffects } from './modules/accounts/account.effects.ts'
import { attemptEffects } from './modules/attempts/attempt.effects.ts'
import { contractEffects } from './modules/contracts/contract.effects.ts'
import { deliveryEffects } from './modules/deliveries/delivery.effects.ts'
import { directOfferEffects } from './modules/direct-contracts/direct-offer.effects.ts'
import { disputeEffects } from './modules/disputes/dispute.effects.ts'
import { invitationEffects } from './modules/invitations/invitation.effects.ts'
import { messageEffects } from './modules/messages/message.effects.ts'
import { operatorEffects } from './modules/operators/operator.effects.ts'
import { passkeyEffects } from './modules/passkeys/passkey.effects.ts'
import { moneyEffects } from './modules/payments/money.effects.ts'
import { personalDataEffects } from './modules/personal-data/personal-data.effects.ts'
import { projectEffects } from './modules/projects/project.effects.ts'
import { proposalEffects } from './modules/proposals/proposal.effects.ts'
import { reportEffects } from './modules/reports/report.effects.ts'
import { resultEffects } from './modules/results/result.effects.ts'
import { reviewEffects } from './modules/reviews/review.effects.ts'
import { savedSearchEffects } from './modules/saved-searches/saved-search.effects.ts'
import { secondFactorEffects } from './modules/second-factor/second-factor.effects.ts'
import { talentEffects } from './modules/talent/talent.effects.ts'

/** All that follows from events, in the order of the floors. docs/events.md is written from it. */
export const eventEffects: readonly EffectsPart[] = [
  accountEffects,
  secondFactorEffects,
  passkeyEffects,
  resultEffects,
  attemptEffects,
  projectEffects,
  proposalEffects,
  invitationEffects,
  directOfferEffects,
  deliveryEffects,
  contractEffects,
  moneyEffects,
  disputeEffects,
  messageEffects,
  operatorEffects,
  reportEffects,
  talentEffects,
  reviewEffects,
  savedSearchEffects,
  personalDataEffects,
]
