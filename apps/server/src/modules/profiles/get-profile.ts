import type { ProfileAssessmentView } from '@guildhall/contract'
import type { Db, Tx } from '../../platform/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { listProfileAssessments } from '../assessments/list-profile-assessments.ts'
import { countJobs } from '../proposals/count-jobs.ts'
import { findProfile, findProfileOwner, type ProfileOwner, type StoredProfile } from './profile.queries.ts'
import type { Evidence } from './profile.rules.ts'

export type Profile = {
  owner: ProfileOwner
  stored: StoredProfile | undefined
  evidence: Evidence
  assessments: ProfileAssessmentView[]
}

/** Anybody's profile, for anybody. There is none before its owner has saved it. */
export async function getPublicProfile(db: Db, userId: string): Promise<Profile> {
  const profile = await findParts(db, userId, { onlyOnProfile: true })
  if (!profile.stored) throw new DomainError('profile.not_available')
  return profile
}

/** The owner's profile; before the first save it holds what the account knows. Results it does not show are in it, too. */
export function getProfile(db: Db | Tx, userId: string): Promise<Profile> {
  return findParts(db, userId, { onlyOnProfile: false })
}

async function findParts(db: Db | Tx, userId: string, { onlyOnProfile }: { onlyOnProfile: boolean }): Promise<Profile> {
  const owner = await findProfileOwner(db, userId)
  if (!owner) throw new DomainError('profile.not_available')
  return {
    owner,
    stored: await findProfile(db, userId),
    evidence: await countJobs(db, userId),
    assessments: await listProfileAssessments(db, { userId, onlyOnProfile }),
  }
}
