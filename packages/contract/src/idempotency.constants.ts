export const idempotencyKeptHours = 24
