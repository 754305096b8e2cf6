export const directOfferStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type DirectOfferStatus = (typeof directOfferStatuses)[number]

export const directOfferDays = 14
/** Per client, in 24 hours. */
export const directOffersPerDay = 10
/** Unanswered at the same time, per client. */
export const openDirectOffersMaximum = 30
export const directDeclineMaximum = 500
/** Days after an offer ended for which we keep the address it was mailed to. */
export const directAddressDays = 30
