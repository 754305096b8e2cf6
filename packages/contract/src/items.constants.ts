/** Where the questions of an attempt were drawn from: items are compared with those of their own pool. */
export const itemPools = ['practice', 'sealed', 'generated', 'private'] as const
export type ItemPool = (typeof itemPools)[number]

/** From how many answers on an item is judged, and is placed on the Rasch scale. */
export const itemAnswersNeeded = { misleads: 50, calibration: 100 } as const

/** By the nightly job, by a decision about a challenge, by an operator who looked at its figures. */
export const setAsideReasons = ['misleads', 'challenged', 'operator'] as const
export type SetAsideReason = (typeof setAsideReasons)[number]
