/** How long an answer is kept for its key. */
export const idempotencyKeptHours = 24
