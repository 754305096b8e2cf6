import type { ProjectDetailView } from '@guildhall/contract'
import { useFetched } from '../../hooks/use-fetched.ts'
import { paths } from '../../paths.ts'
import { keyOf } from '../../query-keys.ts'

/** The address that menus mark a place for: a project of somebody else is among one's proposals, or where it was found. */
export function usePlace(pathname: string, userId: string | undefined): string {
  const projectId = /^\/projects\/([^/]+)\/?$/i.exec(pathname)?.[1] ?? ''
  const project = useFetched<ProjectDetailView>(keyOf('projects', 'one', projectId))
  if (!project || project.client._id === userId) return pathname
  return project.myProposalId ? '/my-proposals' : paths.browseProjects
}
