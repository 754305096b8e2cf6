import type { VerifiedSkillView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { ReadDb } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { hasProfile } from './result.queries.ts'
import { listProfileSkills, type ProfileSkills, type SkillPage } from './shared/list-profile-skills.ts'
import { listVerifiedSkills } from './shared/list-verified-skills.ts'

type Request = { userId: string } & SkillPage

export function listOwnSkills({ database: { db } }: Deps, request: Request): Promise<ProfileSkills> {
  return listProfileSkills(db, { ...request, onlyOnProfile: false })
}

/** The best result of each skill that the profile shows. Throws `profile.not_available`. */
export async function listShownSkills(db: ReadDb, request: Request): Promise<ProfileSkills> {
  if (!(await hasProfile(db, request.userId))) throw new DomainError('profile.not_available')
  return listProfileSkills(db, { ...request, onlyOnProfile: true })
}

export async function listOwnVerifiedSkills({ database: { db } }: Deps, userId: string): Promise<VerifiedSkillView[]> {
  return (await listVerifiedSkills(db, [userId], { onlyOnProfile: false })).get(userId) ?? []
}
