import type { EffectsPart } from './effects.ts'
import { accountEffects } from './modules/2-people/accounts/account.effects.ts'
import { passkeyEffects } from './modules/2-people/passkeys/passkey.effects.ts'
import { secondFactorEffects } from './modules/2-people/second-factor/second-factor.effects.ts'
import { attemptEffects } from './modules/3-skills/attempts/attempt.effects.ts'
import { challengeEffects } from './modules/3-skills/challenges/challenge.effects.ts'
import { resultEffects } from './modules/3-skills/results/result.effects.ts'
import { invitationEffects } from './modules/4-hiring/invitations/invitation.effects.ts'
import { projectEffects } from './modules/4-hiring/projects/project.effects.ts'
import { proposalEffects } from './modules/4-hiring/proposals/proposal.effects.ts'
import { contractEffects } from './modules/5-contracts/contracts/contract.effects.ts'
import { contractScreens } from './modules/5-contracts/contracts/contract-screens.effects.ts'
import { deliveryEffects } from './modules/5-contracts/deliveries/delivery.effects.ts'
import { directOfferEffects } from './modules/5-contracts/direct-contracts/direct-offer.effects.ts'
import { disputeEffects } from './modules/5-contracts/disputes/dispute.effects.ts'
import { moneyEffects } from './modules/5-contracts/payments/money.effects.ts'
import { messageEffects } from './modules/6-messages/messages/message.effects.ts'
import { reviewEffects } from './modules/7-finding/reviews/review.effects.ts'
import { savedSearchEffects } from './modules/7-finding/saved-searches/saved-search.effects.ts'
import { talentEffects } from './modules/7-finding/talent/talent.effects.ts'
import { operatorEffects } from './modules/8-moderation/operators/operator.effects.ts'
import { reportEffects } from './modules/8-moderation/reports/report.effects.ts'
import { personalDataEffects } from './modules/9-personal-data/personal-data/personal-data.effects.ts'

/** All that follows from events, in the order of the floors. docs/events.md is written from it. */
export const eventEffects: readonly EffectsPart[] = [
  accountEffects,
  secondFactorEffects,
  passkeyEffects,
  resultEffects,
  attemptEffects,
  challengeEffects,
  projectEffects,
  proposalEffects,
  invitationEffects,
  directOfferEffects,
  deliveryEffects,
  contractEffects,
  contractScreens,
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
