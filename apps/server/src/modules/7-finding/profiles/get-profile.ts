import type { OwnProfileView, ProfileTextSection, PublicProfileView } from '@guildhall/contract'
import type { Db, ReadDb, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { isHidden } from '../../2-people/restrictions/shared/is-hidden.ts'
import { listProfileSkills } from '../../3-skills/results/shared/list-profile-skills.ts'
import { countJobs } from '../../4-hiring/proposals/shared/count-jobs.queries.ts'
import { findReleasedCents } from '../../5-contracts/payments/shared/find-released.queries.ts'
import { findPersonFigures } from '../reviews/shared/person-figures.ts'
import { type Profile, presentOwnProfile, presentPublicProfile } from './profile.presenter.ts'
import {
  findListedProfile,
  findProfile,
  findProfileOwner,
  findProfileRestrictions,
  findProfileText,
} from './profile.queries.ts'

/** Truncates long texts. Throws `profile.not_available` (unsaved or suspended) and `profile.hidden`. */
export async function getPublicProfile(db: ReadDb, userId: string): Promise<PublicProfileView> {
  const restrictions = await findProfileRestrictions(db, userId)
  if (restrictions.isSuspended) throw new DomainError('profile.not_available')
  if (restrictions.isHidden) throw new DomainError('profile.hidden')
  const stored = await findListedProfile(db, userId)
  // Earnings are private: the public profile shows what the person states.
  const profile = await findParts(db, userId, { stored, releasedCents: 0, onlyOnProfile: true })
  if (!profile.stored) throw new DomainError('profile.not_available')
  return presentPublicProfile(profile)
}

export async function getProfileText(
  db: ReadDb,
  wanted: { userId: string; section: ProfileTextSection; position: number },
): Promise<string> {
  const { userId } = wanted
  const { isSuspended, isHidden } = await findProfileRestrictions(db, userId)
  const text = isSuspended || isHidden ? undefined : await findProfileText(db, wanted)
  if (text === undefined) throw new DomainError('profile.text_not_found')
  return text
}

/** The owner's profile, including results it does not show. Before the first save it holds what the account knows. */
export async function getOwnProfile(db: Db | Tx, userId: string): Promise<OwnProfileView> {
  const stored = await findProfile(db, userId)
  const releasedCents = await findReleasedCents(db, userId)
  const parts = await findParts(db, userId, { stored, releasedCents, onlyOnProfile: false })
  return presentOwnProfile(parts, await isHidden(db, 'profile', userId))
}

async function findParts(
  db: ReadDb,
  userId: string,
  {
    stored,
    releasedCents,
    onlyOnProfile,
  }: { stored: Profile['stored']; releasedCents: number; onlyOnProfile: boolean },
): Promise<Profile> {
  const owner = await findProfileOwner(db, userId)
  if (!owner) throw new DomainError('profile.not_available')
  const figures = (await findPersonFigures(db, [userId])).get(userId)
  return {
    owner,
    stored,
    evidence: {
      ...(await countJobs(db, userId)),
      rating: figures?.rating ?? null,
      reviewCount: figures?.reviewCount ?? 0,
      releasedCents,
    },
    skills: await listProfileSkills(db, { userId, onlyOnProfile }),
  }
}
