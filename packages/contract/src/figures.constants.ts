/**
 * Each rating starts as if `ratingPriorWeight` people had given this, so that one five does not beat fifty people who
 * gave nearly that.
 */
export const ratingPrior = 4
export const ratingPriorWeight = 5

/** Released cents between two people for a rating to weigh 1; less weighs less. */
export const ratingFullWeightCents = 10_000

/** Days back in which answers count. */
export const answerWindowDays = 90
/** An answer within this many days counts as answered. */
export const answerDays = 7
/** Days back in which projects and deliveries count. */
export const hiringWindowDays = 365
/** A project without a hire counts once cancelled or this many days old. */
export const hiringDays = 30
/** Approved work counts as unpaid after this many days. */
export const paymentGraceDays = 7
/** Fewer cases than this give no median or share. */
export const figureCasesMinimum = 3
export const figureInputsMaximum = 100
