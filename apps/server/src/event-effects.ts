import type { EffectsPart } from './effects.ts'
import { contractEffects } from './modules/contracts/contract.effects.ts'
import { deliveryEffects } from './modules/deliveries/delivery.effects.ts'
import { directOfferEffects } from './modules/direct-contracts/direct-offer.effects.ts'
import { disputeEffects } from './modules/disputes/dispute.effects.ts'
import { invitationEffects } from './modules/invitations/invitation.effects.ts'
import { moneyEffects } from './modules/payments/money.effects.ts'
import { proposalEffects } from './modules/proposals/proposal.effects.ts'
import { reviewEffects } from './modules/reviews/review.effects.ts'

/** All that follows from events. docs/events.md is written from it. */
export const eventEffects: readonly EffectsPart[] = [
  proposalEffects,
  invitationEffects,
  directOfferEffects,
  deliveryEffects,
  contractEffects,
  moneyEffects,
  disputeEffects,
  reviewEffects,
]
