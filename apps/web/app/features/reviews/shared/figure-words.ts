import { counted, figureCasesMinimum } from '@guildhall/contract'

const hour = 60
const day = 24 * hour

/** '12 minutes', '3 hours', '2 days', rounded down. */
export function spanText(minutes: number): string {
  if (minutes < 1) return 'under a minute'
  if (minutes < hour) return counted(minutes, 'minute')
  if (minutes < 2 * day) return counted(Math.floor(minutes / hour), 'hour')
  return counted(Math.floor(minutes / day), 'day')
}

/** Instead of a figure that too few cases stand behind. */
export const newText = 'New'

export const hasEnoughCases = (cases: number) => cases >= figureCasesMinimum

export const ratingText = (rating: number) => rating.toFixed(1)

export function reviewsText(reviews: number, people: number): string {
  return `${counted(reviews, 'review')} by ${counted(people, 'person', 'people')}`
}
