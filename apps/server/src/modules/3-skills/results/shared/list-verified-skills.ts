import type { VerifiedSkillView } from '@guildhall/contract'
import type { ReadDb } from '../../../../platform/database/database.ts'
import { presentVerifiedSkill } from '../best-result.presenter.ts'
import { listBestWithRank } from '../best-result.queries.ts'
import { passingRank } from '../result.rules.ts'

/** The best passed result of each skill, by person id. People without one are not in the map. */
export async function listVerifiedSkills(
  db: ReadDb,
  userIds: string[],
  { onlyOnProfile }: { onlyOnProfile: boolean },
): Promise<Map<string, VerifiedSkillView[]>> {
  const skills = new Map<string, VerifiedSkillView[]>()
  if (userIds.length === 0) return skills
  for (const row of await listBestWithRank(db, { userIds, rank: passingRank, onlyOnProfile })) {
    const { userId } = row.result
    skills.set(userId, [...(skills.get(userId) ?? []), presentVerifiedSkill(row)])
  }
  return skills
}
