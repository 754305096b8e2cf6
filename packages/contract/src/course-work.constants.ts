/** Steps and criteria of a course's project, at most. */
export const projectPointsMaximum = 12
