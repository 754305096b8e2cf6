import { hiddenText } from '../../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedText } from '../../../2-people/restrictions/shared/suspended.queries.ts'

/**
 * For raw SQL: whether others read a review that is public by its date, and count it. Operators may have hidden it, or
 * suspended who wrote it. Nothing is noted in the review, so it is back as soon as they take that back.
 */
export const shownReviewText = (review: string) =>
  `not (${hiddenText('review', `${review}.id`)} or ${suspendedText(`${review}.author_id`)})`
