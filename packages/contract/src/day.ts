/** Spans of time in milliseconds. */
export const minuteMs = 60 * 1_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The beginning of a day of UTC. */
export const utcDayOf = (instant: Date) => new Date(Math.floor(instant.getTime() / dayMs) * dayMs)
export const nextUtcDay = (instant: Date) => new Date(utcDayOf(instant).getTime() + dayMs)
