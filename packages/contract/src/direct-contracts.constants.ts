export const directOfferStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type DirectOfferStatus = (typeof directOfferStatuses)[number]

/** Days in which a direct contract can be accepted. */
export const directOfferDays = 14
/** How many direct contracts a client can offer in 24 hours. */
export const directOffersPerDay = 10
/** How many of them can wait for an answer at the same time. */
export const openDirectOffersMaximum = 30
export const directDeclineMaximum = 500
/** Days after the end of an offer for which the address it was mailed to is kept. */
export const directAddressDays = 30
