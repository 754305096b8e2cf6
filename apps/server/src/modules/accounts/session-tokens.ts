import { hash, randomBytes } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token, its SHA-256: a leaked table opens no session. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

export function tokenKey(token: string): string {
  return hash('sha256', token, 'hex')
}
