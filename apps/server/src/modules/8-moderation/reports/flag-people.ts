import { type FlagRule, flagRules } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { lockOrOpenCase } from './case.queries.ts'
import { type Flagged, insertFlag, listFlagged } from './flag.queries.ts'

/** The handler of `flagPeopleJob`. Opens cases about people for operators to read, and does nothing else. */
export async function flagPeople(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  for (const rule of flagRules) {
    const found = await listFlagged(deps.database.db, rule, deps.clock())
    for (const person of found) await flag(deps, rule, person)
  }
}

function flag({ database, clock }: Pick<Deps, 'database' | 'clock'>, rule: FlagRule, person: Flagged): Promise<void> {
  const { personId, name, counted } = person
  return database.db.transaction(async (tx) => {
    const now = clock()
    const target = { kind: 'person', targetId: personId, targetSeq: 0, personId, label: name } as const
    const caseId = await lockOrOpenCase(tx, target, now)
    await insertFlag(tx, { caseId, rule, counted, flaggedAt: now })
  })
}
