const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Whether a `code` of Node.js says that the other end of a connection was not reached, or was lost. */
export const isLostConnection = (code: string | undefined) => code !== undefined && codes.has(code)
