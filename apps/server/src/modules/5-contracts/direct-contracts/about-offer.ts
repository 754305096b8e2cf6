import type { EventSubjects } from '@guildhall/contract'
import type { DirectOfferRow } from './direct-offer.queries.ts'

/** For events. */
export function aboutOffer({
  id: directOfferId,
  title: projectTitle,
  clientId,
  freelancerId,
}: DirectOfferRow): EventSubjects['direct_offer'] {
  return { directOfferId, projectTitle, clientId, freelancerId }
}
