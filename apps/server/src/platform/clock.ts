/** The current time. Tests pass in a clock they can set. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
