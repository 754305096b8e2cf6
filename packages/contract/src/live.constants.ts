export const livePath = '/api/live'
