import { type OwnProfileView, type PersonListView, type PublicProfileView, toDollars } from '@guildhall/contract'
import { truncatedFlag } from '../../../platform/database/truncated-text.ts'
import type { ProfileSkills } from '../../3-skills/results/shared/list-profile-skills.ts'
import type { listProfiles, ProfileOwner, StoredProfile } from './profile.queries.ts'
import { type Evidence, type Figures, figuresToShow } from './profile.rules.ts'

export type Profile = {
  owner: ProfileOwner
  stored: StoredProfile | undefined
  evidence: Evidence
  skills: ProfileSkills
}

export function presentPublicProfile({ owner, stored, evidence, skills }: Profile): PublicProfileView {
  const { figures, selfReported } = figuresToShow(statedFigures(stored), evidence)
  return {
    userId: { _id: owner.userId, ...(stored?.showEmail ? { email: owner.email } : {}) },
    name: stored?.name ?? '',
    username: owner.username,
    title: stored?.title ?? '',
    location: stored?.location ?? '',
    hourlyRate: toDollars(stored?.hourlyRateCents ?? 0),
    ...figures,
    selfReported,
    figureCases: { rating: evidence.reviewCount, completionRate: evidence.endedJobs },
    completedForClients: evidence.completedForClients,
    lastActive: owner.lastActiveAt?.toISOString() ?? null,
    profileImage: stored?.profileImage ?? '',
    bio: stored?.bio ?? '',
    ...truncatedFlag('bio', stored?.bioTruncated),
    skills: stored?.skills ?? [],
    availability: stored?.availability ?? null,
    hoursPerWeek: stored?.hoursPerWeek ?? null,
    languages: stored?.languages ?? [],
    mayBeFound: stored?.mayBeFound ?? true,
    skillAssessments: skills.rows,
    skillAssessmentsTotal: skills.total,
    skillAssessmentsCursor: skills.nextCursor,
    education: stored?.education ?? [],
    experience: stored?.experience ?? [],
    portfolio: stored?.portfolio ?? [],
  }
}

export function presentOwnProfile(profile: Profile, isHidden: boolean): OwnProfileView {
  const { owner, stored } = profile
  return {
    ...presentPublicProfile(profile),
    userId: { _id: owner.userId, email: owner.email },
    showEmail: stored?.showEmail ?? false,
    isPublic: stored !== undefined,
    version: stored?.version ?? 0,
    ...(isHidden ? { isHidden: true as const } : {}),
    stated: statedFigures(stored),
  }
}

export function presentPerson(row: Awaited<ReturnType<typeof listProfiles>>[number]): PersonListView[number] {
  const { userId, username, name, title, profileImage, skills } = row
  return { _id: userId, username, name, title, profileImage, skills }
}

function statedFigures(stored: Profile['stored']): Figures {
  return {
    rating: stored?.rating ?? 0,
    totalJobs: stored?.totalJobs ?? 0,
    completionRate: stored?.completionRate ?? 0,
    currentProjects: stored?.currentProjects ?? 0,
    earnings: toDollars(stored?.earningsCents ?? 0),
  }
}
