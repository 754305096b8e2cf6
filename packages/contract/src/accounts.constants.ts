export const passwordMinimum = 8
/** Long enough for any passphrase, and cheap to hash. */
export const passwordMaximum = 1_000

export const storageKeys = { token: 'token', username: 'username', email: 'email', userId: 'userId' } as const
export const authRedirectDelayMs = 1_500
