/** How many parts the price of a proposal can have, if it has any. */
export const milestonesMinimum = 2
export const milestonesMaximum = 10
