/** Cards of a daily review. */
export const reviewCardsPerDay = 10
/** Days on which a missed concept was practiced before another attempt is offered. */
export const practicesBeforeRetake = 2

export const reviewCardKinds = ['check', 'recall', 'exercise', 'concept'] as const
export type ReviewCardKind = (typeof reviewCardKinds)[number]
