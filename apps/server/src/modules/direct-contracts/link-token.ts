import { hash, randomBytes } from 'node:crypto'

/** 32 random bytes, base64url. Only the hash is stored. */
export function newLinkToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashLinkToken(token) }
}

export function hashLinkToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
