import type { Limit } from '../../../platform/limits/rate-limits.rules.ts'

const minute = 60
const hour = 60 * minute

export const messageWrites: Limit = {
  name: 'messages',
  per: 'account',
  windows: [
    { max: 120, seconds: minute },
    { max: 3_000, seconds: hour },
  ],
  code: 'limit.writes',
}

/** While a person scrolls, the page marks what it shows as read. */
export const readMarks: Limit = {
  name: 'read marks',
  per: 'account',
  windows: [{ max: 300, seconds: minute }],
  code: 'limit.writes',
}

/** A search reads up to a few thousand messages. */
export const messageSearches: Limit = {
  name: 'message searches',
  per: 'account',
  windows: [{ max: 60, seconds: minute }],
  code: 'limit.searches',
}
