export const livePath = '/api/live'

/**
 * The name of what a socket is told apart from events: within how many milliseconds to come back, at a random moment, when its
 * connection is lost. Absent: soon.
 */
export const returnWithinEvent = 'return_within'
