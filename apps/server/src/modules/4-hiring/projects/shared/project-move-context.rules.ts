import type { MoveContext, Party, ProjectGuard, ProjectStatus } from '@guildhall/contract'

export type ProjectFacts = { clientId: string; status: ProjectStatus; askedAt: Date | null }

/** `hasProposed` only matters for proposing. */
export function projectMoveContext(
  project: ProjectFacts,
  viewerId: string,
  { hasProposed = false } = {},
): MoveContext<ProjectStatus, ProjectGuard> {
  return projectMoveContextAs(viewerId === project.clientId ? 'client' : 'freelancer', project, { hasProposed })
}

export function projectMoveContextAs(
  party: Party,
  { status, askedAt }: ProjectFacts,
  { hasProposed = false } = {},
): MoveContext<ProjectStatus, ProjectGuard> {
  return { party, state: status, guards: { first_proposal: !hasProposed, asked: askedAt !== null } }
}
