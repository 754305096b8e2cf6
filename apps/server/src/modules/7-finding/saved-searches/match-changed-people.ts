import { dayMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type ChangedPerson, endComparison, lockChangedPerson } from '../talent/shared/changed-people.ts'
import { talentProbes } from '../talent/shared/talent-condition.rules.ts'
import { noId, onePerPerson } from './one-per-person.rules.ts'
import { insertFound, listPersonMatches } from './people-alert.queries.ts'

/** Of one run: it comes again every minute. Most people who changed are a single batch. */
const batchesAtOnce = 1_000
const batchSize = 1_000
/** Who changed, and up to which owner of searches they were compared. */
type Place = { personId: string; after: string }

/** One transaction for each thousand searches that find a person. A search tells of a person once. */
export async function matchChangedPeople(deps: Deps): Promise<void> {
  let place: Place | undefined
  for (let batch = 0; batch < batchesAtOnce; batch += 1) {
    place = await deps.database.db.transaction((tx) => matchNext(deps, tx, place))
    if (!place) return
  }
}

/** Undefined if nobody waits. */
async function matchNext(deps: Deps, tx: Tx, place: Place | undefined): Promise<Place | undefined> {
  const person = await lockChangedPerson(tx, deps.clock())
  if (!person) return undefined
  const { userId: personId, now } = person
  // What an earlier run did not finish begins anew: searches that have told of the person are left out.
  const after = place?.personId === personId ? place.after : noId
  const last = now ? await notifyNext(deps, tx, { ...person, now }, after) : undefined
  if (!last) await endComparison(tx, person, deps.clock())
  return { personId, after: last ?? noId }
}

/** Returns the last owner whose searches were compared; undefined if these were all. */
async function notifyNext(
  deps: Deps,
  tx: Tx,
  { userId: personId, now, before, changedAt }: ChangedPerson & { now: NonNullable<ChangedPerson['now']> },
  after: string,
): Promise<string | undefined> {
  const instant = deps.clock()
  const since = new Date(instant.getTime() - dayMs)
  const who = { personId, probes: talentProbes(now), now, before, changedAt }
  const matches = await listPersonMatches(tx, { ...who, since, after, limit: batchSize })
  if (matches.length === 0) return undefined
  const told = onePerPerson(matches.filter(({ waits }) => !waits)).map(({ userId, name: searchName }) => ({
    kind: 'search.person_found' as const,
    actorId: null,
    about: { personId: userId },
    context: { foundId: personId, foundName: now.name, searchName },
  }))
  await deps.events.record(tx, instant, ...told)
  // After the notices: they keep the accounts whose searches this locks.
  await insertFound(tx, personId, matches, instant)
  return matches.length < batchSize ? undefined : matches.at(-1)?.userId
}
