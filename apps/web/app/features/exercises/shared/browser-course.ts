/** By what a browser keeps work in courses that an AI wrote: a visitor's, or of an account that reads what another one shares. */
export const browserCourseOf = (userId: string) => `written-${userId}`
