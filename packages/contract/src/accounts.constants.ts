export const passwordMinimum = 8
/** Long enough for any passphrase, and cheap to hash. */
export const passwordMaximum = 1_000

/** Storage keys on the client. */
export const storageKeys = { token: 'token', username: 'username', email: 'email', userId: 'userId' } as const
/** Milliseconds between success and navigation. */
export const authRedirectDelayMs = 1_500
