import type { Tx } from '../../../../platform/database/database.ts'
import { profiles } from '../profile.tables.ts'

/** So that results saved to it are visible. Version 0, so that a form opened earlier can still be saved. */
export async function insertEmptyProfile(tx: Tx, userId: string, now: Date): Promise<void> {
  const texts = { name: '', title: '', location: '', profileImage: '', bio: '' }
  const figures = {
    hourlyRateCents: 0,
    rating: 0,
    totalJobs: 0,
    completionRate: 0,
    currentProjects: 0,
    earningsCents: 0,
  }
  const lists = { skills: [], education: [], experience: [], portfolio: [] }
  await tx
    .insert(profiles)
    .values({ userId, ...texts, ...figures, ...lists, version: 0, updatedAt: now, publishedAt: now })
    .onConflictDoNothing({ target: profiles.userId })
}
