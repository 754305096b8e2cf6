/** How many changes of a project are listed at once. */
export const projectEditsPage = 10
