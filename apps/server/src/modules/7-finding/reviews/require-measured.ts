import type { ReadDb } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { isSuspended } from '../../2-people/restrictions/shared/is-suspended.ts'
import { findMeasuredPerson } from './figures.queries.ts'

/** Needs a profile, or a contract with released money. Throws `profile.not_available`, also for suspended people. */
export async function requireMeasured(db: ReadDb, userId: string) {
  const person = await findMeasuredPerson(db, userId)
  if (!person || !(person.hasProfile || person.isMeasured) || (await isSuspended(db, userId))) {
    throw new DomainError('profile.not_available')
  }
  return person
}
