/** A statement that finds one row per problem, with its sentence in `problem`. */
export type AuditCheck = { name: string; sql: string }
