import type { Db } from '../../../../platform/database/database.ts'
import { findPerson } from '../person.queries.ts'

export type PersonFacts = { isSuspended: boolean; runningContracts: number; heldCents: number }

/** What an operator has to know about a person before deciding about them. Undefined for a former member. */
export async function findPersonFacts(db: Db, userId: string): Promise<PersonFacts | undefined> {
  const person = await findPerson(db, userId)
  if (!person) return undefined
  const { isSuspended, runningContracts, heldCents } = person
  return { isSuspended, runningContracts, heldCents }
}
