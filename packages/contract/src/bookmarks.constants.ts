/** How many projects, and how many people, one person can save. */
export const bookmarksMaximum = 200
