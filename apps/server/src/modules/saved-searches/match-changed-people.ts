import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../notifications/shared/notify.ts'
import { type ChangedPerson, takeChangedPerson } from '../talent/shared/changed-people.ts'
import { talentProbes } from '../talent/shared/talent-condition.rules.ts'
import { onePerPerson } from './one-per-person.rules.ts'
import { insertFound, listPersonMatches } from './people-alert.queries.ts'

/** People of one run: it comes again every minute. */
const peopleAtOnce = 1_000
const batchSize = 1_000
const dayMs = 24 * 60 * 60 * 1_000

/** One transaction per person. A search tells of a person once. */
export async function matchChangedPeople(deps: Deps): Promise<void> {
  for (let compared = 0; compared < peopleAtOnce; compared += 1) {
    const isMore = await deps.database.db.transaction((tx) => matchNext(deps, tx))
    if (!isMore) return
  }
}

async function matchNext(deps: Deps, tx: Tx): Promise<boolean> {
  const person = await takeChangedPerson(tx, deps.clock())
  if (!person) return false
  if (person.now) await tellOf(deps, tx, { ...person, now: person.now })
  return true
}

async function tellOf(
  deps: Deps,
  tx: Tx,
  { userId: personId, now, before, changedAt }: ChangedPerson & { now: NonNullable<ChangedPerson['now']> },
) {
  const instant = deps.clock()
  const since = new Date(instant.getTime() - dayMs)
  const matches = await listPersonMatches(tx, { personId, probes: talentProbes(now), now, before, changedAt, since })
  if (matches.length === 0) return
  const told = onePerPerson(matches.filter(({ waits }) => !waits))
  for (let start = 0; start < told.length; start += batchSize) {
    const notices = told.slice(start, start + batchSize).map(({ userId, name: searchName }) => ({
      userId,
      kind: 'search.person_found' as const,
      facts: { actorId: personId, actorName: now.name, searchName },
      event: `${personId}:${instant.toISOString()}`,
    }))
    await notify(deps, tx, notices)
  }
  // After the notices: they keep the accounts whose searches this locks.
  await insertFound(tx, personId, matches, instant)
}
