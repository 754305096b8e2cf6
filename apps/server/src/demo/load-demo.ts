import { inArray } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { users } from '../modules/1-ground/users/user.tables.ts'
import type { Db } from '../platform/database/database.ts'

export const demoPassword = 'guildhall-demo'
export type DemoAccount = { role: string; email: string }

/** The two accounts printed at start: a client and a freelancer with work in progress. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'client', email: 'maren@demo.guildhall.example' },
  { role: 'freelancer', email: 'rui@demo.guildhall.example' },
]

export async function listDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const shown = demoAccounts.map(({ email }) => email)
  const found = await db.select({ email: users.email }).from(users).where(inArray(users.email, shown))
  const emails = new Set(found.map(({ email }) => email))
  return demoAccounts.filter(({ email }) => emails.has(email))
}

/** `crowd`: with the many people beside those whose work the documentation describes. */
export async function loadDemo(deps: Deps, { crowd }: { crowd: boolean } = { crowd: false }): Promise<boolean> {
  const [someone] = await deps.database.db.select({ id: users.id }).from(users).limit(1)
  if (someone) return false
  // Needed at the first start only, and slow to load.
  const { insertDemo } = await import('./insert-demo.ts')
  return insertDemo(deps, demoPassword, crowd)
}
