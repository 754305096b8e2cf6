/** The path of the socket below our address. */
export const livePath = '/api/live'
