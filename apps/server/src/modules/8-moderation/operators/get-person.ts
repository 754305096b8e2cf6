import type { AdminPersonView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { hasOtherOperator } from './operator.queries.ts'
import { presentPerson } from './person.presenter.ts'
import { findPerson } from './person.queries.ts'
import { hasRunningContractWith, listSuspensions } from './suspension.queries.ts'

/** What an operator needs to know of a person. Throws `operator.person_not_found`. */
export async function getPerson(
  db: Db,
  { personId, operatorId }: { personId: string; operatorId: string },
): Promise<AdminPersonView> {
  const person = await findPerson(db, personId)
  if (!person) throw new DomainError('operator.person_not_found')
  const viewer = {
    operatorId,
    hasOthers: await hasOtherOperator(db, operatorId),
    isPartner: await hasRunningContractWith(db, personId, operatorId),
  }
  return presentPerson(person, await listSuspensions(db, { userId: personId, operatorId }), viewer)
}
