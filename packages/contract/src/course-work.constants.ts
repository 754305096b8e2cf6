/** Steps and criteria of a course's project, at most. */
export const projectPointsMaximum = 12

/** Of the link to what somebody made. */
export const isSecureAddress = (text: string): boolean => /^https:\/\/\S+$/.test(text) && URL.canParse(text)
