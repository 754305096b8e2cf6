import type { Db } from '../../../platform/database/database.ts'
import { findPerson } from '../person.queries.ts'

export type PersonStanding = { isSuspended: boolean; runningContracts: number; heldCents: number }

/** What matters of a person for a decision about them. Undefined for a former member. */
export async function findStanding(db: Db, userId: string): Promise<PersonStanding | undefined> {
  const person = await findPerson(db, userId)
  if (!person) return undefined
  const { isSuspended, runningContracts, heldCents } = person
  return { isSuspended, runningContracts, heldCents }
}
