import { inArray } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { users } from '../modules/accounts/account.tables.ts'
import type { Db } from '../platform/database/database.ts'

export const demoPassword = 'guildhall-demo'
export type DemoAccount = { role: string; email: string }

/** The two accounts a newcomer is shown: one hires, one works, both in the middle of it. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'client', email: 'maren@demo.guildhall.example' },
  { role: 'freelancer', email: 'rui@demo.guildhall.example' },
]

/** Those of {@link demoAccounts} that exist. */
export async function listDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const shown = demoAccounts.map(({ email }) => email)
  const found = await db.select({ email: users.email }).from(users).where(inArray(users.email, shown))
  const emails = new Set(found.map(({ email }) => email))
  return demoAccounts.filter(({ email }) => emails.has(email))
}

/** Fills an empty database with the demo marketplace, whole or not at all. Returns whether it did. */
export async function loadDemo(deps: Deps): Promise<boolean> {
  const [someone] = await deps.database.db.select({ id: users.id }).from(users).limit(1)
  if (someone) return false
  // What draws pictures and writes documents takes long to load, and is needed at the first start only.
  const { insertDemo } = await import('./insert-demo.ts')
  return insertDemo(deps, demoPassword)
}
