/** How many uploads one person can have under way at once. Their files take disk space before anything refers to them. */
export const uploadsAtOnce = 3
