export type SessionCache = { forget(tokenHash: string): void }
