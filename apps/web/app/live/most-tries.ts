/** Of a refetch that a busy server refuses. Until then its screen shows what it had. */
export const mostTries = 10
