/** What a process remembers of sessions, by the hash of their token in hex. */
export type SessionCache = { forget(tokenHash: string): void }
