import { hash, randomBytes } from 'node:crypto'

/** 32 random bytes, base64url. Only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token, its SHA-256: a leaked table opens nothing. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** SHA-256 in hex, for keys that must not contain the text itself. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'hex')
}
