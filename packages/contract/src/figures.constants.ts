/**
 * The rating starts from as many ratings of this height as `ratingPriorWeight` says, so that one five does not beat fifty people
 * who gave nearly that.
 */
export const ratingPrior = 4
export const ratingPriorWeight = 5

/** What has to be released between two people for the rating of one by the other to weigh 1; less weighs less. */
export const ratingFullWeightCents = 10_000

/** Days back in which answers to first messages and to proposals count. */
export const answerWindowDays = 90
/** Days in which a first message or a proposal has to be answered to count as answered. */
export const answerDays = 7
/** Days back in which projects and deliveries count for a client's figures. */
export const hiringWindowDays = 365
/** A project without a hire counts once it was cancelled or is this old. */
export const hiringDays = 30
/** Approved work that is not paid counts as unpaid after this many days. */
export const paymentGraceDays = 7
/** A median or a share needs at least this many cases. */
export const figureCasesMinimum = 3
/** How many single values of a figure are listed with it. */
export const figureInputsMaximum = 100
