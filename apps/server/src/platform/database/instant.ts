import { timestamp } from 'drizzle-orm/pg-core'

/** A column for an instant, as exact as JavaScript's Date: to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
