/** The start of every operators' query. Refetch all of them after a decision: the log has grown. */
export const adminKeys = { all: ['admin'] as const }
