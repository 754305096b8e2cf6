import type { Party, ProjectGuard, ProjectStatus, Standing } from '@guildhall/contract'

export type ProjectFacts = { clientId: string; status: ProjectStatus; askedAt: Date | null }

/** `hasProposed` only matters for proposing. */
export function projectStanding(
  project: ProjectFacts,
  viewerId: string,
  { hasProposed = false } = {},
): Standing<ProjectStatus, ProjectGuard> {
  return projectStandingAs(viewerId === project.clientId ? 'client' : 'freelancer', project, { hasProposed })
}

export function projectStandingAs(
  party: Party,
  { status, askedAt }: ProjectFacts,
  { hasProposed = false } = {},
): Standing<ProjectStatus, ProjectGuard> {
  return { party, state: status, holds: { first_proposal: !hasProposed, asked: askedAt !== null } }
}
