export const milestonesMinimum = 2
export const milestonesMaximum = 10
