export const passwordMinimum = 8
/** Long enough for any passphrase, short enough that hashing one costs nobody anything. */
export const passwordMaximum = 1_000

/** Storage keys on the client. */
export const storageKeys = { token: 'token', username: 'username', email: 'email', userId: 'userId' } as const
/** After a successful sign-in or sign-up the page moves on after this many milliseconds. */
export const authRedirectDelayMs = 1_500
