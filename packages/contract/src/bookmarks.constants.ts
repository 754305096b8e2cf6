/** Per person: this many projects and this many people. */
export const bookmarksMaximum = 200
