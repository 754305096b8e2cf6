import { dayMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { listVerifiedSkills } from '../../3-skills/results/shared/list-verified-skills.ts'
import { countJobs } from '../../4-hiring/proposals/shared/count-jobs.queries.ts'
import { findPersonFigures } from '../reviews/shared/person-figures.ts'
import { recordListingChange } from './change.queries.ts'
import { findListedProfile, listChecked, listStale, setListing } from './listing.queries.ts'
import { type ListingSource, listingOf } from './listing.rules.ts'
import { unlist } from './shared/unlist.queries.ts'

/** All accounts are looked at each hour, so that no statement looks at many. */
const checkedAtOnce = 1_000
const firstId = '00000000-0000-0000-0000-000000000000'
/** Recomputed each hour, in case a change was missed. */
const staleAtOnce = 1_000

export async function refreshOne({ database: { db }, clock }: Deps, { userId }: { userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    // Changes of a profile and suspensions hold this lock until they commit.
    await lockAccount(tx, userId)
    const found = await readSource(tx, userId)
    if (!found) return unlist(tx, userId, clock())
    const { source, profileVersion } = found
    const [listing, refreshedAt] = [listingOf(source), clock()]
    await recordListingChange(tx, userId, listing, refreshedAt)
    await setListing(tx, userId, { ...listing, profileVersion, refreshedAt })
  })
}

async function readSource(
  tx: Tx,
  userId: string,
): Promise<{ source: ListingSource; profileVersion: number } | undefined> {
  const profile = await findListedProfile(tx, userId)
  if (!profile) return undefined
  const { version: profileVersion, ...facts } = profile
  const verified = (await listVerifiedSkills(tx, [userId], { onlyOnProfile: true })).get(userId) ?? []
  const proven = verified.map(({ onProfile: _shown, ...skill }) => skill)
  const { completedJobs, completedForClients } = await countJobs(tx, userId)
  const figures = (await findPersonFigures(tx, [userId])).get(userId)
  const measured = {
    rating: figures?.rating ?? null,
    reviewCount: figures?.reviewCount ?? null,
    responseMinutes: figures?.responseMinutes ?? null,
  }
  return { source: { ...facts, proven, completedJobs, completedForClients, ...measured }, profileVersion }
}

/** Computes the rows that were missed, and some of those not computed for a day. Returns how many. */
export async function sweepListings(deps: Deps): Promise<number> {
  const { db } = deps.database
  let refreshed = 0
  let after: string | undefined = firstId
  while (after) {
    const checked = await listChecked(db, { after, limit: checkedAtOnce })
    const missed = checked.filter(({ isMissed }) => isMissed)
    for (const { id: userId } of missed) await refreshOne(deps, { userId })
    refreshed += missed.length
    after = checked.at(-1)?.id
  }
  const stale = await listStale(db, new Date(deps.clock().getTime() - dayMs), staleAtOnce)
  for (const userId of stale) await refreshOne(deps, { userId })
  return refreshed + stale.length
}
