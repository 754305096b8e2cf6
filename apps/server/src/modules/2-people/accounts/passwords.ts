import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../../platform/limits/concurrency-limit.ts'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. Runs off the event loop.
const advisedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let cost = advisedCost

/** For tests, most of which are about something else. Anywhere else it throws. */
export function makePasswordsCheap() {
  if (process.env.VITEST === undefined) throw new Error('only tests may weaken passwords')
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
}

/** One at a time, some forty a second: each takes 19 MB, and a thread of the four that also compress answers. */
const inTurn = limitConcurrency({ running: 1 })

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

let decoy: Promise<string> | undefined

/** Verifies a decoy without a hash (unknown email, or an account without a password), so that response times do not reveal which accounts exist. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const expected = passwordHash || (await decoy)
  const matches = await inTurn(() => verify(expected, password))
  return Boolean(passwordHash) && matches
}

/** Prepares the decoy, so that even the first unknown email takes no longer. */
export async function preparePasswords(): Promise<void> {
  await verifyPassword('', undefined)
}
