import { type ProfileInput, toCents } from '@guildhall/contract'
import type { Deps } from '../../platform/deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { getProfile, type Profile } from './get-profile.ts'
import { lockProfileVersion, setProfile } from './profile.queries.ts'

/**
 * Saves the whole profile. With a `version` the save is refused when another one came between, so that of two tabs the
 * later save is told instead of winning in silence; without one (the specification sends none) it overwrites.
 */
export function saveProfile(
  { database: { db }, clock }: Deps,
  { userId, version, hourlyRate, earnings, ...input }: ProfileInput & { userId: string },
): Promise<Profile> {
  return db.transaction(async (tx) => {
    const current = await lockProfileVersion(tx, userId)
    if (version !== undefined && version !== current) throw new DomainError('profile.changed_elsewhere')
    const stored = await setProfile(tx, userId, {
      ...input,
      hourlyRateCents: toCents(hourlyRate),
      earningsCents: toCents(earnings),
      version: current + 1,
      updatedAt: clock(),
    })
    return { ...(await getProfile(tx, userId)), stored }
  })
}
