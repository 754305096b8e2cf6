import type { ProjectGuard, ProjectStatus, Standing } from '@guildhall/contract'

export type ProjectFacts = { clientId: string; status: ProjectStatus }

/** `hasProposed` only matters for proposing. */
export function projectStanding(
  { clientId, status }: ProjectFacts,
  viewerId: string,
  { hasProposed = false } = {},
): Standing<ProjectStatus, ProjectGuard> {
  return {
    party: viewerId === clientId ? 'client' : 'freelancer',
    state: status,
    holds: { first_proposal: !hasProposed },
  }
}
