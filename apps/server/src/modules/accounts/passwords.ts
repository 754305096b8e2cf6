import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Runs off the event loop.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let decoy: Promise<string> | undefined

/**
 * Whether `password` is the one behind `passwordHash`. Without a hash (an unknown email) it does the same work on a
 * decoy and says no, so the time of the answer tells nobody whether an account exists.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== undefined && matches
}

/** Makes the decoy ready, so that not even the first unknown email is answered more slowly. */
export async function preparePasswords(): Promise<void> {
  await verifyPassword('', undefined)
}
