/** Every query of the operators' screens begins with this. Refetch all of them after something was decided: the log has grown. */
export const adminKeys = { all: ['admin'] as const }
