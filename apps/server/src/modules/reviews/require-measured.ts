import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { isSuspended } from '../operators/shared/is-suspended.ts'
import { findMeasuredPerson } from './figures.queries.ts'

/**
 * A person whose figures and reviews are public: they have a profile, or a contract of which money was released. Throws
 * `profile.not_available`, also while they are suspended.
 */
export async function requireMeasured(db: Db, userId: string) {
  const person = await findMeasuredPerson(db, userId)
  if (!person || !(person.hasProfile || person.isMeasured) || (await isSuspended(db, userId))) {
    throw new DomainError('profile.not_available')
  }
  return person
}
