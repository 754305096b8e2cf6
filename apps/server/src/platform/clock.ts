/** Where rules get the time from; tests put in one they can turn. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
